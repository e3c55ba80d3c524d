// Tells whoever comes with too old a browser what is wrong, before the page fails in some other way. In the words of
// 2009, so that it runs everywhere; a file of its own, because the content policy allows no script in the page.
(function () {
  var supports = function (name, value) {
    return window.CSS && CSS.supports && CSS.supports(name, value);
  };
  var canLookBehind = function () {
    try {
      return !!new RegExp('(?<=a)b');
    } catch (error) {
      return !error;
    }
  };
  var needs = {
    'JavaScript modules': 'noModule' in document.createElement('script'),
    'Array.toSorted': !!Array.prototype.toSorted,
    'RegExp (?<=)': canLookBehind(),
    'CSS :has()': window.CSS && CSS.supports && CSS.supports('selector(:has(*))'),
    'CSS color-mix()': supports('color', 'color-mix(in srgb, red, red)'),
    'CSS @container': supports('container-type', 'inline-size'),
    'CSS svh': supports('height', '1svh'),
  };
  var missing = [];
  for (var need in needs) if (!needs[need]) missing.push(need);
  if (missing.length === 0) return;

  var browsers = 'Safari/iOS 16.4 · Firefox 121 · Chrome 111 · Edge 111';
  var texts = [
    [
      'en',
      'This browser is too old for Potager',
      'Please update it, or use another one. These will do, and newer ones:',
      'Missing here:',
    ],
    [
      'fr',
      'Ce navigateur est trop ancien pour Potager',
      'Mettez-le à jour ou prenez-en un autre. Ceux-ci conviennent, et les plus récents :',
      'Il manque ici :',
    ],
    [
      'de',
      'Dieser Browser ist zu alt für Potager',
      'Bitte aktualisiere ihn oder nimm einen anderen. Diese hier gehen, und neuere:',
      'Hier fehlt:',
    ],
  ];
  var say = function (parent, tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
  };
  var page = document.createElement('main');
  page.id = 'too-old';
  page.style.cssText =
    'max-width:34em;margin:0 auto;padding:1.5em;background:#fdf7e9;color:#33291f;font:18px/1.5 Georgia,serif';
  for (var i = 0; i < texts.length; i++) {
    var part = document.createElement('section');
    part.lang = texts[i][0];
    part.style.cssText = 'margin:0 0 2em';
    say(part, i === 0 ? 'h1' : 'h2', texts[i][1]);
    say(part, 'p', texts[i][2] + ' ' + browsers + '.');
    say(part, 'p', texts[i][3] + ' ' + missing.join(', ') + '.');
    page.appendChild(part);
  }
  var app = document.getElementById('app');
  app.parentNode.replaceChild(page, app);
})();

/**
 * The board's drawing as a picture that stands alone. A picture knows nothing of the page around it, so everything is
 * laid into it: the style sheets, the elements around the drawing that styles ask for, the symbols it uses, and type.
 */

const SVG = 'http://www.w3.org/2000/svg';

export interface Drawing {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
  /** The colour on which it lies, where it is not the page's own. */
  readonly ground: string | undefined;
}

/** Pixels: enough to be sharp on any screen it is sent to. */
const LONGER_SIDE = 1600;
/** Around what is drawn, of its size. */
const MARGIN = 0.05;

/** What moves, or lies around the drawing for the page's sake, stands still and shows itself. */
const STILL =
  '* { animation: none !important; transition: none !important; }' +
  '[data-around] { transform: none !important; opacity: 1 !important; display: inline !important; ' +
  'visibility: visible !important; clip-path: none !important; mask: none !important; }';

/** Undefined where the board is no drawing. */
export async function loadDrawing(): Promise<Drawing | undefined> {
  const drawing = document.querySelector<SVGSVGElement>('.board-frame .bk-stage-world');
  const frame = drawing && frameOf(drawing);
  if (!frame) return undefined;
  const scale = LONGER_SIDE / Math.max(frame.width, frame.height);
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  const root = makeRoot(frame, width, height);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `${listStyles()}\n${await embedFonts()}\n${STILL}`;
  root.append(style, surround(drawing, frame));
  const text = new XMLSerializer().serializeToString(root);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return { image, width, height, ground: groundOf(drawing) };
}

/** Of what is drawn, as far as it belongs to the board's world: a garden may be much smaller than its meadow. */
function frameOf(drawing: SVGSVGElement): DOMRect | undefined {
  const world = drawing.dataset['world']?.split(' ').map(Number);
  if (world === undefined) return undefined;
  const [x, y, width, height] = world as [number, number, number, number];
  const box = drawing.getBBox();
  const margin = Math.max(box.width, box.height) * MARGIN;
  const [left, top] = [Math.max(x, box.x - margin), Math.max(y, box.y - margin)];
  const right = Math.min(x + width, box.x + box.width + margin);
  const bottom = Math.min(y + height, box.y + box.height + margin);
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

/** The colour on which the board lies. */
function groundOf(drawing: Element): string | undefined {
  for (let around = drawing.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
    if (around.classList.contains('board-frame')) return undefined;
  }
  return undefined;
}

const makeView = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ');

/** Stands in for the page's root: it has its choices of light and language. */
function makeRoot(frame: DOMRect, width: number, height: number): SVGSVGElement {
  const root = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
  root.setAttribute('viewBox', makeView(frame));
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return root;
}

/** The drawing with its symbols, inside groups that are called as the elements around it. */
function surround(drawing: SVGSVGElement, frame: DOMRect): Element {
  const inner = standIn(drawing);
  inner.append(...drawing.cloneNode(true).childNodes);
  inner.setAttribute('viewBox', makeView(frame));
  for (const side of ['x', 'y', 'width', 'height'] as const) inner.setAttribute(side, String(frame[side]));
  inner.setAttribute('style', `width: ${String(frame.width)}px; height: ${String(frame.height)}px`);
  let made: Element = inner;
  for (let around = drawing.parentElement; around && around.tagName !== 'HTML'; around = around.parentElement) {
    const outer = standIn(around);
    outer.append(made);
    // What is used is drawn in the colours of the board.
    if (around.classList.contains('bk-board')) outer.prepend(collectSymbols(inner));
    made = outer;
  }
  return made;
}

function standIn(element: Element): SVGElement {
  const made = document.createElementNS(SVG, element instanceof SVGSVGElement ? 'svg' : 'g');
  made.setAttribute('class', element.getAttribute('class') ?? '');
  made.setAttribute('data-around', '');
  for (const { name, value } of element.attributes) if (name.startsWith('data-')) made.setAttribute(name, value);
  return made;
}

/** Everything that is drawn elsewhere on the page and used here, and what that uses. */
function collectSymbols(content: Element): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  const known = new Set<string>();
  const collect = (from: Element): void => {
    for (const [, id] of from.outerHTML.matchAll(/(?:href="#|url\((?:&quot;|["'])?#)([\w-]+)/g)) {
      if (id === undefined || known.has(id)) continue;
      known.add(id);
      const found = document.getElementById(id);
      if (found === null || found.closest('.bk-stage-world') !== null) continue;
      const copy = found.cloneNode(true) as Element;
      const holder = standIn(found.closest('svg') ?? defs);
      holder.append(copy);
      defs.append(holder);
      collect(copy);
    }
  };
  collect(content);
  return defs;
}

const listRules = (): CSSRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      // Of an extension of the browser's, perhaps: not ours.
      return [];
    }
  });

const listStyles = (): string =>
  listRules()
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');

/** The type of the page, as far as pictures need it: upright, Latin letters. */
async function embedFonts(): Promise<string> {
  const faces = listRules().filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const texts = await Promise.all(faces.map(async (face) => embedFont(face)));
  return texts.join('\n');
}

async function embedFont({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (source === undefined) return '';
  const address = new URL(source, parentStyleSheet?.href ?? document.baseURI);
  const content = await (await fetch(address)).blob();
  const family = style.getPropertyValue('font-family');
  const weight = style.getPropertyValue('font-weight');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url("${await readAsData(content)}"); }`;
}

const readAsData = async (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(content);
  });

/**
 * French sets a space before : ; ! ? » and after «, which must not end a line: U+202F, the narrow no-break space. This
 * finds the texts in a source file and sets those spaces, so that a test can ask whether they are there.
 */
const NARROW = '\u202F';

/** Stands for what a template fills in: as good as a word. */
const FILLED = '\uE000';

/** Whether a file holds nothing but French texts. */
export const isFrench = (file: string): boolean => /(^|[/-])fr\.tsx?$/.test(file);

/** The source with its texts as French sets them; what else is in it stays as it is. */
export function withFrenchSpaces(source: string): string {
  let written = '';
  let at = 0;
  for (const [start, end] of findTexts(source)) {
    written += source.slice(at, start) + setSpaces(source.slice(start, end));
    at = end;
  }
  return written + source.slice(at);
}

/** Sets the spaces of one text; `${…}` in it is left alone. */
function setSpaces(text: string): string {
  const filled: string[] = [];
  let bare = '';
  let at = 0;
  for (const [start, end] of findFillings(text)) {
    filled.push(text.slice(start, end));
    bare += text.slice(at, start) + FILLED;
    at = end;
  }
  bare += text.slice(at);
  const set = bare
    .replaceAll(/([\p{L}\p{N}’)”»…*]|\uE000)[ \u00A0\u202F]?([:;!?»])(?=[\s.,)]|$)/gu, `$1${NARROW}$2`)
    .replaceAll(/«[ \u00A0\u202F]?/gu, `«${NARROW}`)
    .replaceAll(/([\p{N}\uE000])[ \u00A0]%/gu, `$1${NARROW}%`);
  return set.replaceAll(FILLED, () => withFrenchSpaces(filled.shift() as string));
}

type Span = readonly [start: number, end: number];

/** Where the texts of a source lie, without their quotation marks; those within `${…}` belong to the text around it. */
function findTexts(source: string): Span[] {
  const texts: Span[] = [];
  for (let at = 0; at < source.length; at++) {
    if (source.startsWith('//', at)) at = endOf(source, '\n', at);
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at) + 1;
    else if (isQuote(source[at])) {
      const end = closingQuote(source, at);
      texts.push([at + 1, end]);
      at = end;
    }
  }
  return texts;
}

const isQuote = (character: string | undefined): boolean => character !== undefined && '\'"`'.includes(character);

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end;
}

function closingQuote(source: string, opening: number): number {
  const quote = source[opening];
  for (let at = opening + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === quote) return at;
    else if (quote === '`' && source.startsWith('${', at)) at = closingBrace(source, at + 1);
  }
  return source.length;
}

function closingBrace(source: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < source.length; at++) {
    if (isQuote(source[at])) at = closingQuote(source, at);
    else if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return at;
  }
  return source.length;
}

function findFillings(text: string): Span[] {
  const fillings: Span[] = [];
  for (let at = text.indexOf('${'); at !== -1; at = text.indexOf('${', at)) {
    const end = closingBrace(text, at + 1) + 1;
    fillings.push([at, end]);
    at = end;
  }
  return fillings;
}

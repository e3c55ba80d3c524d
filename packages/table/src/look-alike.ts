/**
 * Letters that look like Latin ones, each row as what is read and what is written instead. After UTS #39, as far as it
 * matters for a name on a screen: what Unicode itself takes apart (fullwidth, mathematical, accented) is not listed.
 */
const LOOK_ALIKES: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аαɑᴀꓮᎪⲀⲁ4@ɐ'],
  ['b', 'вьβʙꓐᏴᏏⲂⲃɓ8'],
  ['c', 'сϲᴄꓚᏟⲤⲥƈ¢'],
  ['d', 'ԁᴅꓓᎠđɗ'],
  ['e', 'еεᴇꓰᎬⲈⲉǝɛ3€'],
  ['f', 'ꜰꓝϝ'],
  ['g', 'ɡɢꓖᏀցԍ'],
  ['h', 'нһΗʜꓧᎻⲎⲏհիħɦ'],
  ['j', 'јϳᴊꓙᎫյȷ'],
  ['k', 'кκᴋꓗᏦⲔⲕƙ'],
  // The capital I, the small l and the figure 1 are one stroke in most typefaces.
  ['l', 'iіιɪıɩӏ1!|ꓲᎥᏆⲒⲓլʟꓡᏞłƚ'],
  ['m', 'мΜᴍꓟᎷⲘⲙ'],
  ['n', 'пηΝɴꓠոռⲚⲛ'],
  ['o', 'оοσᴏꓳօⲞⲟ0ø'],
  ['p', 'рρᴘꓑᏢⲢⲣƥ'],
  ['q', 'ԛզꞯ'],
  ['r', 'гʀꓣᎡᏒ'],
  ['s', 'ѕꜱꓢᏚՏ5$'],
  ['t', 'тτᴛꓔᎢⲦⲧŧƭ7'],
  ['u', 'υμᴜꓴս'],
  ['v', 'ѵνᴠꓦᏙʋ'],
  ['w', 'ԝωᴡꓪᏔա'],
  ['x', 'хχꓫⲬⲭ'],
  ['y', 'уγΥʏꓬүⲨⲩ'],
  ['z', 'ᴢꓜᏃⲌⲍ'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/**
 * Capitals in frames that Unicode does not take apart, and the halves of flags: where each of these alphabets begins.
 */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];

function readLetter(letter: string): string {
  const code = letter.codePointAt(0)!;
  const start = FRAMED.find((first) => code >= first && code < first + 26);
  const plain = start === undefined ? letter : String.fromCodePoint(0x61 + code - start);
  // Some capitals look like another letter than their small ones do.
  return LATIN.get(plain) ?? LATIN.get(plain.toLowerCase()) ?? plain.toLowerCase();
}

/** Two texts with one skeleton look alike. It is for comparing, never for showing. */
export function skeletonOf(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(letters, readLetter)
    .join('')
    .replaceAll('ß', 'ss')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { words } from '../words/de.ts';
import { nameTile } from '../words/make-words.ts';
import type { Hireable, Reason } from './kinds.ts';
import { percent } from './percent.ts';

const { choose, count, number } = grammarOf('de');
const { names } = words;
const gemsOf = (gems: number): string => count(gems, 'Edelstein', 'Edelsteine');
const coinsOf = (coins: number): string => count(coins, 'Münze', 'Münzen');
/** After a preposition: `mit 3 von 4 Plättchen`. */
const tilesOf = (tiles: number): string => `${number(tiles)} Plättchen`;

const POWERS: { readonly [creature in Hireable | 'expertPig']: string } = {
  pig: 'ein Glücksschwein: Drei in einem Garten bringen eine Münze',
  expertPig: 'ein Glücksschwein: Ab dreien im Garten mutiert eines',
  gardener: 'einen Gärtner: Zwei Trippelhälften, die sich berühren, zählen als 3 Edelsteine',
  mushroom: 'einen Pilzkopf: Jede Linie zwischen zwei fertigen Edelsteinen bringt 1 Edelstein mehr',
  bird: 'einen Paradiesvogel: Seine Eier vollenden Edelsteine jeder Farbe',
  unicorn: 'ein Einhorn, das du versetzen darfst, solange du baust',
  dragon: 'einen Drachen: Mit dreien im Garten kommt der Alarm einen Gnom später',
};

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  alarm: ({ alarms, outOf, loses }) =>
    `löst mit ${alarms} von ${tilesOf(outOf)} den Alarm aus (${percent(alarms, outOf)} %)` +
    (loses === 0 ? ', bei dem es noch nichts zu stehlen gibt' : `, der ${gemsOf(loses)} stehlen würde`),
  safe: () => 'kann den Alarm nicht auslösen: Kein Plättchen in deinem Beutel würde das tun',
  resumes: ({ alarms, outOf, loses }) =>
    alarms === 0
      ? 'lässt dich weiterziehen, und kein Plättchen kann den Alarm auslösen'
      : `lässt dich weiterziehen; der Alarm kommt mit ${alarms} von ${tilesOf(outOf)} (${percent(alarms, outOf)} %)` +
        (loses === 0 ? '' : ` und stiehlt ${gemsOf(loses)}`),
  grows: ({ average }) =>
    `vollendet im Schnitt ${number(average)} ${choose(average, 'Edelstein', 'Edelsteine')}, wenn das Plättchen liegen darf`,
  misfits: ({ tiles, outOf }) =>
    `beendet mit ${tiles} von ${tilesOf(outOf)} deinen Gartenbau, weil sie nirgends passen`,
  unfit: ({ tiles, outOf }) => `lässt ${tiles} von ${tilesOf(outOf)} in deinem Beutel keinen Platz`,
  missing: ({ gems }) =>
    `kann ${choose(gems, 'den Edelstein bringen, der dir', `die ${gems} Edelsteine bringen, die dir`)} zum Siegplättchen ${choose(gems, 'fehlt', 'fehlen')}`,
  keeps: ({ gems }) =>
    gems === 0
      ? 'beendet den Gartenbau ohne Edelstein'
      : `bringt ${choose(gems, 'deinen Edelstein', `deine ${gems} Edelsteine`)} in Sicherheit`,
  reaches: ({ target }) => `reicht für das Siegplättchen, das ${target} kostet`,
  affords: ({ price }) => `reicht, um jemanden für ${price} anzuheuern`,
  short: ({ gems, price }) => `lässt zum Anheuern für ${price} noch ${gemsOf(gems)} fehlen`,
  gems: ({ completes, gems }) => {
    if (completes > 0) return `vollendet ${gemsOf(completes)}, zusammen ${gems}`;
    return completes === 0
      ? `vollendet keinen Edelstein; es bleibt bei ${gems}`
      : `zerlegt ${gemsOf(-completes)}; es bleiben ${gems}`;
  },
  triples: ({ points }) => `verbindet Trippelhälften, die ${points} zählen`,
  lines: ({ points }) => `bringt durch Pilzkopf-Linien ${gemsOf(points)}`,
  mission: ({ mission, points }) => `erfüllt deine Mission ${names.missions[mission]} für ${gemsOf(points)}`,
  pigCoin: () => 'bringt eine Münze, denn es ist dein drittes Schwein',
  gnomes: ({ gnomes, limit }) => `bringt die Gnome in deinem Garten auf ${gnomes}; der Alarm kommt bei ${limit}`,
  dragons: ({ limit }) => `ist dein dritter Drache, also kommt der Alarm erst bei ${limit}`,
  ends: () => 'beendet deinen Gartenbau, ohne Strafe',
  loses: ({ lost, gems }) => `kostet dich ${gemsOf(lost)}; es bleiben ${gems}`,
  swaps: ({ tile }) => `legt ${nameTile(names, tile)} zurück und zieht ein anderes Plättchen`,
  hires: ({ creature, isExpert, own }) =>
    `bringt ${POWERS[isExpert && creature === 'pig' ? 'expertPig' : creature]}` +
    (own === 0 ? '' : ` (du hast ${own})`),
  halves: ({ halves }) => `hat ${count(halves, 'Edelsteinhälfte', 'Edelsteinhälften')}`,
  bag: ({ gnomes, tiles }) => `ergibt zusammen ${tilesOf(tiles)}, davon ${gnomes} mit Gnomen`,
  coin: () => 'gewinnt die Münze neben dem Stapel',
  spends: ({ coins, left }) =>
    `kostet ${coinsOf(coins)}; ${left === 0 ? 'keine bleibt' : choose(left, 'eine bleibt', `${left} bleiben`)}`,
  wastes: ({ gems }) =>
    `lässt ${count(gems, 'Edelstein ungenutzt, der verfällt', 'Edelsteine ungenutzt, die verfallen')}`,
  free: ({ coins }) => (coins === 0 ? 'kostet nichts' : `kostet nichts und bringt ${coinsOf(coins)}`),
});

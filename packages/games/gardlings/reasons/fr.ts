import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { words } from '../words/fr.ts';
import { nameTile } from '../words/make-words.ts';
import type { Hireable, Reason } from './kinds.ts';
import { percent } from './percent.ts';

const { choose, count, number } = grammarOf('fr');
const { names } = words;
const gemsOf = (gems: number): string => count(gems, 'gemme', 'gemmes');
const coinsOf = (coins: number): string => count(coins, 'pièce', 'pièces');
const tilesOf = (tiles: number): string => count(tiles, 'tuile', 'tuiles');

const POWERS: { readonly [creature in Hireable | 'expertPig']: string } = {
  pig: 'un cochon, dont trois au jardin rapportent une pièce',
  expertPig: 'un cochon : dès trois au jardin, l’un d’eux mute',
  gardener: 'un jardinier : deux moitiés triples qui se touchent comptent pour 3 gemmes',
  mushroom: 'une tête de champignon : chaque ligne entre deux gemmes complètes donne 1 gemme de plus',
  bird: 'un oiseau de paradis : ses œufs complètent des gemmes de toutes les couleurs',
  unicorn: 'une licorne, que vous pouvez déplacer tant que vous bâtissez',
  dragon: 'un dragon : avec trois au jardin, l’alerte vient un gnome plus tard',
};

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  alarm: ({ alarms, outOf, loses }) =>
    `déclenche l’alerte avec ${alarms} des ${tilesOf(outOf)} (${percent(alarms, outOf)} %)` +
    (loses === 0 ? ', qui n’aurait rien à voler' : `, qui volerait ${gemsOf(loses)}`),
  safe: () => 'ne peut pas déclencher l’alerte : aucune tuile de votre sac ne le ferait',
  resumes: ({ alarms, outOf, loses }) =>
    alarms === 0
      ? 'vous laisse piocher encore, sans qu’aucune tuile puisse déclencher l’alerte'
      : `vous laisse piocher encore, au risque d’une alerte avec ${alarms} des ${tilesOf(outOf)} (${percent(alarms, outOf)} %)` +
        (loses === 0 ? '' : `, qui volerait ${gemsOf(loses)}`),
  grows: ({ average }) =>
    `complète ${number(average)} ${choose(average, 'gemme', 'gemmes')} en moyenne, si la tuile peut être posée`,
  misfits: ({ tiles, outOf }) =>
    `met fin à votre construction avec ${tiles} des ${tilesOf(outOf)}, qui n’${choose(tiles, 'irait', 'iraient')} nulle part`,
  unfit: ({ tiles, outOf }) => `ne laisse aucune place à ${tiles} des ${tilesOf(outOf)} de votre sac`,
  missing: ({ gems }) =>
    `peut apporter ${choose(gems, 'la gemme qui vous manque', `les ${gems} gemmes qui vous manquent`)} pour la tuile de victoire`,
  keeps: ({ gems }) => (gems === 0 ? 'met fin à la construction sans gemme' : `met vos ${gemsOf(gems)} à l’abri`),
  reaches: ({ target }) => `suffit pour la tuile de victoire, qui coûte ${target}`,
  affords: ({ price }) => `permet d’engager une créature à ${price}`,
  short: ({ gems, price }) => `vous laisse à ${gemsOf(gems)} d’une créature à ${price}`,
  gems: ({ completes, gems }) => {
    if (completes > 0) return `complète ${gemsOf(completes)}, ${gems} en tout`;
    return completes === 0
      ? `ne complète aucune gemme ; vous en restez à ${gems}`
      : `défait ${gemsOf(-completes)} ; il en reste ${gems}`;
  },
  triples: ({ points }) => `réunit des moitiés triples, qui comptent pour ${points}`,
  lines: ({ points }) => `rapporte ${gemsOf(points)} par les lignes des champignons`,
  mission: ({ mission, points }) => `remplit votre mission ${names.missions[mission]}, pour ${gemsOf(points)}`,
  pigCoin: () => 'rapporte une pièce, car c’est votre troisième cochon',
  gnomes: ({ gnomes, limit }) => `vous met à ${count(gnomes, 'gnome', 'gnomes')} ; l’alerte vient à ${limit}`,
  dragons: ({ limit }) => `est votre troisième dragon : l’alerte ne vient plus qu’à ${limit}`,
  ends: () => 'met fin à votre construction, sans pénalité',
  loses: ({ lost, gems }) => `vous coûte ${gemsOf(lost)} ; il en reste ${gems}`,
  swaps: ({ tile }) => `remet une tuile au sac (${nameTile(names, tile)}) et en tire une autre`,
  hires: ({ creature, isExpert, own }) =>
    `apporte ${POWERS[isExpert && creature === 'pig' ? 'expertPig' : creature]}` +
    (own === 0 ? '' : ` (vous en avez ${own})`),
  halves: ({ halves }) => `a ${count(halves, 'moitié de gemme', 'moitiés de gemme')}`,
  bag: ({ gnomes, tiles }) => `vous fait ${tilesOf(tiles)} en tout, dont ${gnomes} avec des gnomes`,
  coin: () => 'gagne la pièce à côté de la pile',
  spends: ({ coins, left }) => `coûte ${coinsOf(coins)} ; il ${left === 0 ? 'n’en reste aucune' : `en reste ${left}`}`,
  wastes: ({ gems }) =>
    `laisse ${count(gems, 'gemme inutilisée, qui est perdue', 'gemmes inutilisées, qui sont perdues')}`,
  free: ({ coins }) => (coins === 0 ? 'ne coûte rien' : `ne coûte rien et rapporte ${coinsOf(coins)}`),
});

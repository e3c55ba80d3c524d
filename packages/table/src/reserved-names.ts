import { LEVELS } from '@potager/bots';
import { skeletonOf } from './look-alike.ts';

/** Whoever keeps order here: no part of a name may be one of these. */
const KEEPERS = [
  ['host', 'hostess', 'admin', 'administrator', 'moderator', 'potager'],
  ['hôte', 'hôtesse', 'administrateur', 'administratrice', 'modérateur', 'modératrice'],
  ['Gastgeber', 'Gastgeberin', 'Administratorin', 'Moderatorin'],
].flat();

/** What the page itself calls somebody or nobody: no whole name may be one of these. */
const LABELS = [
  ['mod', 'staff', 'support', 'system', 'server', 'bot', 'someone', 'chair', 'open chair'],
  ['spectator', 'onlooker', 'looking on'],
  ['équipe', 'système', 'serveur', 'robot', 'quelqu’un', 'chaise', 'chaise libre'],
  ['spectateur', 'spectatrice', 'dans le public'],
  ['Team', 'jemand', 'Stuhl', 'freier Stuhl'],
  ['Zuschauer', 'Zuschauerin', 'schaut zu'],
  Object.values(LEVELS).flatMap(({ names }) => Object.values(names)),
].flat();

/** The letters of a skeleton alone: decoration does not make another word of it. */
const bare = (text: string): string => skeletonOf(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Without figures and decoration around it: the page itself counts those who have one name. */
const inside = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const keepers: ReadonlySet<string> = new Set(KEEPERS.map(bare));
const labels: ReadonlySet<string> = new Set([...KEEPERS, ...LABELS].map(bare));

/** Whether somebody of this name could pass for who keeps order here, for a bot, or for nobody at all. */
export const isReserved = (name: string): boolean =>
  [name, inside(name)].some((whole) => labels.has(bare(whole))) ||
  name.split(/[\s\p{P}]+/u).some((word) => keepers.has(bare(word)) || keepers.has(bare(inside(word))));

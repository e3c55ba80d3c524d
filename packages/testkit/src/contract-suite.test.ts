import path from 'node:path';
import { FastRandom, type Game, type Json, only, type Position, type SoundName } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { copiesDeep } from './checks/copying.ts';
import { scoresAgree } from './checks/endings.ts';
import { explainsRefusals, keepsNotation, listsMoves, playsEveryMove, refusesTheRest } from './checks/legality.ts';
import { isReproducible, replaysRecords, undoesSafely } from './checks/records.ts';
import { agreesWithView, hidesNothing, keepsSecrets, rebuildsViews } from './checks/secrets.ts';
import { checkSounds, soundsRight } from './checks/hearing.ts';
import { checkEntry, checkParts } from './checks/listing.ts';
import { givesReasons, keepsPromises, type Reasoning, reasonsWithoutSecrets } from './checks/reasons.ts';
import { checkOptionNames, endsByRules, refusesByRules, saysEverything, checkRulebooks } from './checks/speech.ts';
import { checkSteps, listRuns, loadReasoning, loadRulebooks, loadWords } from './contract-suite.ts';
import { readRules } from './rule-coverage.ts';
import { threeInARow } from './three-in-a-row/index.ts';
import { game } from './three-in-a-row/rules/game.ts';
import type { ThreeInARow } from './three-in-a-row/rules/position.ts';
import { type Run, type Step, walkToEnd } from './walk.ts';

const folder = path.join(import.meta.dirname, 'three-in-a-row');

// Each check of the suite must catch a game that breaks its promise: three in a row with one defect.

type Defect = (position: ThreeInARow) => Partial<Position>;

/** The game with a defect in every position, copies included. */
function spoiled(defect: Defect, rest: Partial<Game> = {}): Game {
  const spoil = (position: ThreeInARow): Position => {
    const copy = position.copy.bind(position);
    return Object.assign(position, { copy: () => spoil(copy()) }, defect(position));
  };
  return {
    ...game,
    begin: (...start) => spoil(game.begin(...start) as ThreeInARow),
    fromView: (view, random) => spoil(game.fromView(view, random) as ThreeInARow),
    ...rest,
  };
}

const onSteps = (check: (step: Step) => void) => (spoiledGame: Game) =>
  checkSteps(listRuns(spoiledGame, 2, 60), 'all', check);
const onRuns = (check: (run: Run) => void) => (spoiledGame: Game) => {
  for (const run of listRuns(spoiledGame, 2, 60)) check(run);
};

describe('the suite catches', () => {
  it.each<[string, (game: Game) => void, Game, RegExp]>([
    [
      'an actor without moves',
      onSteps(listsMoves),
      spoiled(() => ({ moves: (_seat, list) => list.clear() })),
      /may act but has no legal move/,
    ],
    [
      'moves for one who may not act',
      onSteps(listsMoves),
      spoiled((p) => {
        const moves = p.moves.bind(p);
        return { moves: (_seat, list) => moves(Math.log2(p.actors), list) };
      }),
      /seat \d has \d moves/,
    ],
    [
      'an unsound position',
      onSteps(listsMoves),
      spoiled((p) => ({ faults: () => (p.state().marks.flat().length > 3 ? ['spoiled'] : []) })),
      /spoiled/,
    ],
    [
      'a game that is over while someone acts',
      onSteps(listsMoves),
      spoiled(() => ({ outcome: () => ({ winners: [0], scores: [1, 0] }) })),
      /outcome while/,
    ],
    [
      'a legal move that breaks the position',
      onSteps(playsEveryMove),
      spoiled((p) => {
        const play = p.play.bind(p);
        return { play: (seat, move) => play(seat, move === 4 ? 0 : move) };
      }),
      /two marks|moved twice/,
    ],
    [
      'a sloppy reader of notation',
      onSteps(refusesTheRest),
      spoiled((p) => {
        const parseMove = p.parseMove.bind(p);
        return { parseMove: (text) => parseMove(text.toLowerCase()) };
      }),
      /MARK/,
    ],
    ['silence about a refusal', onSteps(explainsRefusals), spoiled(() => ({ why: () => undefined })), /why\(/],
    [
      'a refusal of a legal move',
      onSteps(explainsRefusals),
      spoiled(() => ({ why: () => ({ rule: 'TR-3', key: 'taken' }) })),
      /why\(/,
    ],
    [
      'two moves with one spelling',
      onSteps(keepsNotation),
      spoiled(() => ({ makeMove: () => 'mark a1' })),
      /does not read back/,
    ],
    [
      'a shallow copy',
      onSteps(copiesDeep),
      spoiled((p) => ({ copy: () => Object.assign(Object.create(p) as Position, { random: p.random.copy() }) })),
      /changed the original/,
    ],
    [
      'a copy without its chance',
      onSteps(copiesDeep),
      spoiled((p) => {
        const copyFrom = p.copyFrom.bind(p);
        return {
          copyFrom: (other) => {
            copyFrom(other as ThreeInARow);
            p.random.next();
          },
        };
      }),
      /copyFrom\(\) differs/,
    ],
    [
      'a view that shows all',
      onSteps(keepsSecrets),
      spoiled((p) => ({ view: () => p.state() })),
      /can see what was dealt anew/,
    ],
    [
      'an open game that hides something',
      onSteps(hidesNothing),
      spoiled(() => ({}), { isOpen: true }),
      /shows viewers different things/,
    ],
    [
      'an open game that tells some only',
      onSteps(hidesNothing),
      spoiled(
        (p) => {
          const play = p.play.bind(p);
          return {
            view: () => p.state(),
            play: (seat, move, listener) => play(seat, move, listener && ((event) => listener(event, only(seat)))),
          };
        },
        { isOpen: true },
      ),
      /tells marked to some only/,
    ],
    [
      'an order of moves that tells',
      onSteps(keepsSecrets),
      spoiled((p) => {
        const moves = p.moves.bind(p);
        return {
          moves: (seat, list) => {
            moves(seat, list);
            const secret = p.state().buried[1 - seat] === 'b2' ? list.toArray().toReversed() : list.toArray();
            list.clear();
            for (const move of secret) list.push(move);
          },
        };
      }),
      /can see what was dealt anew/,
    ],
    [
      'a reason that tells',
      onSteps(keepsSecrets),
      spoiled((p) => {
        const why = p.why.bind(p);
        return {
          why: (seat, text) => ({
            ...(why(seat, text) ?? { rule: 'TR-3', key: 'taken' }),
            stone: p.state().buried[1 - seat] ?? '',
          }),
        };
      }),
      /can see what was dealt anew/,
    ],
    [
      'a reveal that is denied',
      onSteps(keepsSecrets),
      spoiled((p) => {
        const play = p.play.bind(p);
        return {
          play: (...move) => {
            play(...move);
            return false;
          },
        };
      }),
      /called unrevealing|sees what was dealt anew/,
    ],
    [
      'a position that disagrees with its view',
      onSteps(agreesWithView),
      spoiled(() => ({}), {
        fromView: (_view, random) => game.begin(2, { stones: false }, { first: 0 }, random),
      }),
      /disagrees with the view/,
    ],
    [
      'a view that is not plain',
      onSteps(agreesWithView),
      spoiled((p) => {
        const view = p.view.bind(p);
        return { view: (viewer) => ({ ...view(viewer), when: new Map() as unknown as Json }) };
      }),
      /not plain JSON/,
    ],
    [
      'events that tell too little',
      onSteps(rebuildsViews),
      spoiled((p) => {
        const play = p.play.bind(p);
        return { play: (seat, move) => play(seat, move) };
      }),
      /events do not rebuild/,
    ],
    [
      'scores that do not add up',
      onRuns((run) => scoresAgree(walkToEnd(run))),
      spoiled(() => ({ score: () => [] })),
      /do not add up/,
    ],
    [
      'chance that is not written down',
      onRuns(replaysRecords),
      spoiled(() => ({ chance: () => undefined })),
      /chance: is not a free cell/,
    ],
    [
      'chance from outside',
      onRuns(isReproducible),
      spoiled((p) => ({ random: Object.assign(p.random, { next: nextFromOutside }) })),
      /Expected values/,
    ],
    [
      'a copy that forgets',
      onRuns(undoesSafely),
      spoiled((p) => {
        const copy = p.copy.bind(p);
        return {
          copy: () => {
            const twin = copy();
            twin.ints[2] = -1;
            return twin;
          },
        };
      }),
      /undo led somewhere else/,
    ],
  ])('%s', (_what, check, spoiledGame, complaint) => {
    expect(() => check(spoiledGame)).toThrow(complaint);
  });

  it('words with holes', async () => {
    const words = await loadWords(folder);
    const silent = { ...words, fr: { ...words.fr, event: () => '' } };
    expect(() => checkSteps(listRuns(game, 2, 4), 'all', (step) => saysEverything(step, silent))).toThrow(
      /nothing is said about marked/,
    );
    const holed = { ...words, de: { ...words.de, move: (text: string) => `${text} undefined` } };
    expect(() => checkSteps(listRuns(game, 2, 4), 'all', (step) => saysEverything(step, holed))).toThrow(/has a hole/);
    const named = { ...words, en: { ...words.en, event: () => 'player 0 marks a1' } };
    expect(() => checkSteps(listRuns(game, 2, 4), 'all', (step) => saysEverything(step, named))).toThrow(
      /the reader is named by marked/,
    );
  });

  it('a sound there is not', () => {
    const misspelt = { marked: 'layed' as SoundName };
    expect(() => checkSounds(misspelt)).toThrow(/no sound called layed/);
    const decided = { marked: () => misspelt.marked };
    expect(() => checkSounds(decided)).not.toThrow();
    expect(() => onSteps((step) => soundsRight(step, decided))(game)).toThrow(/no sound called layed/);
    expect(() => onSteps((step) => soundsRight(step, { marked: () => 'lay' }))(game)).not.toThrow();
  });

  it('reasons that are missing, untrue, or tell what a seat may not know', async () => {
    const sound = (await loadReasoning(folder))!;
    const all = [givesReasons, reasonsWithoutSecrets, keepsPromises];
    const checking = (check: (typeof all)[number], spoilt: Partial<Reasoning>) => () =>
      onSteps((step) => check(step, { ...sound, ...spoilt }))(game);
    for (const check of all) expect(checking(check, {})).not.toThrow();
    expect(checking(givesReasons, { reasonsFor: () => [] })).toThrow(/no reason for mark/);
    expect(checking(givesReasons, { reasonsFor: () => [{ key: 'quiet', at: undefined }] })).toThrow(/not plain JSON/);
    const silent = { ...sound.words, fr: { sayReason: () => '' } };
    expect(checking(givesReasons, { words: silent })).toThrow(/nothing is said about \w+ of mark/);
    const meddling: Reasoning['reasonsFor'] = (position, seat, move) => {
      position.play(seat, move);
      return [{ key: 'quiet' }];
    };
    expect(checking(givesReasons, { reasonsFor: meddling })).toThrow(/changed the position/);
    const knowing: Reasoning['reasonsFor'] = (position, seat) => [
      { key: 'quiet', stone: (position as ThreeInARow).state().buried[1 - seat] ?? '' },
    ];
    expect(checking(reasonsWithoutSecrets, { reasonsFor: knowing })).toThrow(/tells what was dealt anew/);
    const boasting: Reasoning['reasonsFor'] = () => [{ key: 'wins', isSure: true }];
    expect(checking(keepsPromises, { reasonsFor: boasting })).toThrow(/not true is .*"wins"/);
    const promisesOf: Reasoning['promisesOf'] = (_, seat) => [{ lines: ['row'], by: seat + 1 }];
    expect(checking(keepsPromises, { promisesOf })).toThrow(/not true is/);
    expect(checking(keepsPromises, { promisesOf: (_, seat) => [{ seat: 1 - seat, lacks: 'mark' }] })).toThrow(
      /not true is/,
    );
  });

  it('a language that lacks an option', async () => {
    const words = await loadWords(folder);
    expect(() => checkOptionNames(words, { ...game.options, target: [3, 4] })).toThrow(/target/);
  });

  it('rules that a language, or every language, lacks or marks differently', async () => {
    const books = await loadRulebooks(folder);
    const rules = readRules(folder);
    expect(() => checkRulebooks(books, rules)).not.toThrow();
    const { 'TR-6': _missing, ...german } = books.de;
    expect(() => checkRulebooks({ ...books, de: german }, rules)).toThrow(/TR-6/);
    expect(() => checkRulebooks(books, [...rules, { number: 'TR-7', marks: new Set<string>() }])).toThrow(/TR-7/);
    const unmarked = { ...books.fr, 'TR-6': { text: 'Aïe.', marks: [] } };
    expect(() => checkRulebooks({ ...books, fr: unmarked }, rules)).toThrow(/TR-6 is marked/);
  });

  it('a refusal that names a rule there is not', () => {
    const rules = readRules(folder).filter(({ number }) => number !== 'TR-2');
    expect(() => onSteps((step) => refusesByRules(step, rules))(game)).toThrow(/names the rule TR-2/);
  });

  it('an end whose refusals or points name a rule there is not', () => {
    const rules = readRules(folder);
    const atTheEnd = (spoiledGame: Game): void => onRuns((run) => endsByRules(run, rules))(spoiledGame);
    expect(() => atTheEnd(game)).not.toThrow();
    const unknown = (p: ThreeInARow) => p.outcome() && { rule: 'TR-99', key: 'over' };
    const refuses = spoiled((p) => {
      const why = p.why.bind(p);
      return { why: (seat, text) => unknown(p) ?? why(seat, text) };
    });
    expect(() => atTheEnd(refuses)).toThrow(/over names the rule TR-99/);
    const scores = spoiled(() => ({ score: () => [{ rule: 'TR-98', key: 'line', points: 1 }] }));
    expect(() => atTheEnd(scores)).toThrow(/line names the rule TR-98/);
  });

  it('an entry that differs from its game, or lacks a part', async () => {
    expect(() => checkEntry({ ...threeInARow, name: 'four-in-a-row' }, game)).toThrow(/four-in-a-row/);
    expect(() => checkEntry({ ...threeInARow, seats: [2, 3] }, game)).toThrow(/seats/);
    const misspelt = async (): Promise<never> => import('./three-in-a-row/rules/seats.ts') as never;
    await expect(checkParts({ ...threeInARow, bot: misspelt }, folder)).rejects.toThrow(/bot/);
    await expect(checkParts(threeInARow, path.join(folder, 'rules'))).rejects.toThrow(/there is no board\/card.tsx/);
    await checkParts(threeInARow, folder);
  });

  it('nothing where there is nothing to catch', () => {
    const sound = spoiled(() => ({}));
    for (const check of [
      listsMoves,
      playsEveryMove,
      refusesTheRest,
      explainsRefusals,
      keepsNotation,
      copiesDeep,
      keepsSecrets,
      hidesNothing,
      agreesWithView,
      rebuildsViews,
    ]) {
      expect(() => onSteps(check)(sound)).not.toThrow();
    }
  });
});

const outside = new FastRandom(99);
function nextFromOutside(): number {
  return outside.next();
}

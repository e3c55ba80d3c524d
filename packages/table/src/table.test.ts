import { registry } from '@potager/games/registry';
import { FastRandom, type Game, type GameEntry, SPECTATOR, type Viewer } from '@potager/kernel';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import { describe, expect, it } from 'vitest';
import { GapError, makeMirror, type Mirror, nextMirror } from './mirror.ts';
import type { ClockSetting } from './settings.ts';
import { Table } from './table.ts';
import { openTable, peopleFor } from './testing/tables.ts';
import { playRandomCommands } from './testing/random-commands.ts';

const entries: readonly GameEntry[] = [...registry, threeInARow];
const CLOCK: ClockSetting = { kind: 'live', minutes: 30, increment: 5 };

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const sitDown = (game: Game) => {
  const people = peopleFor(game);
  const table = openTable({ game, people, settings: { clock: CLOCK } });
  return { people, table, viewers: [...people.keys(), SPECTATOR] };
};

describe.each(entries)('a table of $name', ({ rules }) => {
  it('replayed from its log, through JSON, is the same table to everyone', async () => {
    const { game } = await rules();
    for (let seed = 1; seed <= 4; seed++) {
      const { people, table, viewers } = sitDown(game);
      playRandomCommands(table, people, new FastRandom(seed), { commands: 150 });
      const again = Table.restore(game, throughJson(table.log));
      expect(again.log).toEqual(table.log);
      const at = table.log.at(-1)?.at ?? 0;
      for (const viewer of viewers) expect(again.snapshot(viewer, at)).toEqual(table.snapshot(viewer, at));
      expect(again.questions()).toEqual(table.questions());
      expect(again.nextTick()).toEqual(table.nextTick());
    }
  });

  it('followed by updates, looks the same from afar as from near', async () => {
    const { game } = await rules();
    const { people, table, viewers } = sitDown(game);
    const mirrors = new Map<Viewer, Mirror>(viewers.map((viewer) => [viewer, makeMirror(table.snapshot(viewer, 0))]));
    let at = 0;
    playRandomCommands(table, people, new FastRandom(7), {
      commands: 150,
      onStep: () => {
        at = Math.max(at, table.log.at(-1)?.at ?? 0);
        for (const [viewer, mirror] of mirrors) {
          const update = throughJson(table.update(mirror.n + 1, viewer, at));
          const next = nextMirror(game, mirror, update);
          const { log: _log, ...near } = table.snapshot(viewer, at);
          const { log: _seen, ...far } = next;
          expect(far).toEqual({ view: undefined, ...throughJson(near) });
          mirrors.set(viewer, next);
        }
      },
    });
    expect(mirrors.get(0)?.log.map(({ n }) => n)).toEqual(table.log.map(({ n }) => n));
  });

  it('shows every past moment as it was', async () => {
    const { game } = await rules();
    const { people, table, viewers } = sitDown(game);
    const past: [number, string][] = [];
    const picture = (of: Table) => JSON.stringify(viewers.map((viewer) => of.snapshot(viewer, 0).view));
    playRandomCommands(table, people, new FastRandom(9), {
      commands: 40,
      onStep: () => past.push([table.n, picture(table)]),
    });
    for (const [n, view] of past) {
      const then = viewers.map((viewer) => table.moment(viewer, n).view);
      expect(JSON.stringify(then)).toBe(view);
    }
  });
});

describe('a mirror', () => {
  it('counts what it knows once and notices what is missing', async () => {
    const { game } = await threeInARow.rules();
    const { people, table } = sitDown(game);
    const mirror = makeMirror(table.snapshot(0, 0));
    playRandomCommands(table, people, new FastRandom(3), { commands: 6 });
    const all = table.update(1, 0, 0);
    const next = nextMirror(game, mirror, all);
    expect(nextMirror(game, next, all)).toEqual({ ...next, turnStatus: all.turnStatus });
    expect(() => nextMirror(game, mirror, table.update(mirror.n + 2, 0, 0))).toThrow(GapError);
  });
});

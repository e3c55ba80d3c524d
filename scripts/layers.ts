/**
 * Who may import whom. Imports flow one way: kernel, games, bots, table, then server, web and cli; boards also use the
 * boardkit. The linter's configuration is made from this table.
 */
interface Layer {
  /** The folders of the layer; each is a closed unit that relative imports may not leave. */
  readonly units: readonly string[];
  /** How many folders above it still belong to the unit. */
  readonly above?: number;
  /** Packages of this workspace it may import. */
  readonly workspace: readonly string[];
  /** Whether it may import npm packages and Node's modules, and if so which: all, or a list. */
  readonly outside: 'all' | readonly string[];
}

const layers: readonly Layer[] = [
  { units: ['packages/kernel'], workspace: [], outside: [] },
  // A game's entry names its own board as `@potager/games/NAME/board`.
  { units: ['packages/games', 'packages/games/*'], workspace: ['kernel', 'games'], outside: [] },
  {
    units: ['packages/boardkit'],
    workspace: ['kernel'],
    outside: ['preact', 'preact/*', '@preact/signals'],
  },
  {
    units: ['packages/games/*/board'],
    above: 1,
    workspace: ['kernel', 'boardkit'],
    outside: ['preact', 'preact/*', '@preact/signals'],
  },
  { units: ['packages/bots'], workspace: ['kernel', 'games'], outside: [] },
  { units: ['packages/table'], workspace: ['kernel', 'games', 'bots'], outside: ['@noble/hashes/*'] },
  // What its tests, and those of its hosts, have in common.
  {
    units: ['packages/table/src/testing'],
    above: 2,
    workspace: ['kernel', 'games', 'bots'],
    outside: ['vitest'],
  },
  {
    units: ['packages/testkit'],
    workspace: ['kernel', 'boardkit', 'games'],
    outside: 'all',
  },
  // The boards of its games, as those of any other.
  {
    units: ['packages/testkit/src/*/board'],
    above: 1,
    workspace: ['kernel', 'boardkit'],
    outside: ['preact', 'preact/*', '@preact/signals'],
  },
  { units: ['packages/server'], workspace: ['kernel', 'games', 'bots', 'table'], outside: 'all' },
  { units: ['packages/web'], workspace: ['kernel', 'boardkit', 'games', 'bots', 'table'], outside: 'all' },
  {
    units: ['packages/cli'],
    workspace: ['kernel', 'games', 'bots', 'table', 'server', 'testkit'],
    outside: 'all',
  },
  {
    units: ['bench'],
    // The page is built and opened as the scripts do it.
    above: 1,
    workspace: ['kernel', 'games', 'bots', 'table', 'server', 'testkit', 'bench'],
    outside: 'all',
  },
];

/** Folders below a unit that are told apart; a file nested deeper than this is not covered. */
const depths = [0, 1, 2, 3, 4, 5];

interface ImportOverride {
  files: string[];
  excludeFiles: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: object[] }] };
}

const testFiles = '**/*.test.{ts,tsx}';

/** A gitignore-style group: everything it names is forbidden, except what a `!` gives back. */
function makeGroup({ workspace, outside }: Layer): string[] {
  const allowed = workspace.flatMap((name) => [`!@potager/${name}`, `!@potager/${name}/**`]);
  if (outside === 'all') return ['@potager/*', ...allowed];
  const relative = ['!./**', '!..', '!../**'];
  const scopes = ['!@potager', ...outside.filter((name) => name.startsWith('@')).map(makeScope)];
  return ['*', ...relative, ...scopes, ...outside.map((name) => `!${name}`), ...allowed];
}

const makeScope = (name: string): string => `!${name.slice(0, name.indexOf('/'))}`;

/** How many `../` leave the unit depends on how deep the file lies, hence one override a depth. */
function makeOverride(unit: string, layer: Layer, depth: number): ImportOverride {
  const climb = {
    regex: `^(\\.\\./){${String(depth + (layer.above ?? 0) + 1)},}`,
    message: 'A relative import may not leave its package or its game.',
  };
  const layering = {
    group: makeGroup(layer),
    message: 'Imports flow one way, see scripts/layers.ts.',
  };
  const folders = '*/'.repeat(depth);
  return {
    files: [`${unit}/${folders}*.{ts,tsx}`],
    excludeFiles: [testFiles],
    rules: { 'no-restricted-imports': ['error', { patterns: [climb, layering] }] },
  };
}

/** The linter lets a later override win, so a unit inside another one must come after it. */
export const importOverrides: ImportOverride[] = layers.flatMap((layer) =>
  layer.units.flatMap((unit) => depths.map((depth) => makeOverride(unit, layer, depth))),
);

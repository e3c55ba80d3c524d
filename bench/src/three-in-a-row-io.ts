/** Three in a row as boardgame.io's own tutorial shapes it. */
export type Cells = (string | null)[];

export interface State {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const threeInARow = {
  name: 'three-in-a-row',
  setup: (): { cells: Cells } => ({ cells: Array.from<string | null>({ length: 9 }).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number): string | undefined {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: State): object | undefined {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

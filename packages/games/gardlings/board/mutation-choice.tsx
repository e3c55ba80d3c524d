import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyPile } from '../rules/piles.ts';
import { nameTile } from '../words/make-words.ts';
import { sayTile } from './describe.ts';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

interface Mutation {
  readonly move: string;
  readonly pig: string;
  readonly under: AnyPile;
  readonly from: AnyPile;
}

function parseMutation(move: string): Mutation {
  const [, pig = '', under = '', from = ''] = move.split(' ');
  return { move, pig, under: under as AnyPile, from: from as AnyPile };
}

/** A pig must mutate: which one, into what, and under which pile it goes. */
export function MutationChoice(): VNode {
  const table = useTable();
  const { labels, legal, view, names, commit } = table;
  const mutations = legal.filter((move) => move.startsWith('mutate ')).map(parseMutation);
  const pigs = [...new Set(mutations.map(({ pig }) => pig))];
  const [picked, pick] = useState<string>();
  const pig = picked !== undefined && pigs.includes(picked) ? picked : pigs[0];
  return (
    <>
      <h2>{labels.yourMutation}</h2>
      {pigs.length > 1 && (
        <ul class="gl-choices gl-pigs" aria-label={labels.whichPig}>
          {pigs.map((id) => (
            <li key={id}>
              <button type="button" class="gl-option" aria-pressed={id === pig} onClick={() => pick(id)}>
                <TilePicture id={id} />
                {nameTile(names, id)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3>{labels.intoWhat}</h3>
      <ul class="gl-choices" aria-label={labels.intoWhat}>
        {mutations
          .filter((one) => one.pig === pig)
          .map(({ move, under, from }) => {
            const top = view.piles[from].top ?? '';
            return (
              <li key={move}>
                <button type="button" class="gl-option" data-main onClick={() => commit(move)}>
                  <TilePicture id={top} />
                  {labels.mutateInto(sayTile(table, top), names.piles[under])}
                </button>
              </li>
            );
          })}
      </ul>
    </>
  );
}

import type { VNode } from 'preact';
import type { AnyPile } from '../rules/piles.ts';
import { nameTile } from '../words/make-words.ts';
import { sayTile } from './describe.ts';
import { mutationInView, mutationsIn } from './mutations.ts';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** A pig must mutate: which one, into what, and under which pile it goes. */
export function MutationChoice(): VNode {
  const table = useTable();
  const { labels, legal, view, names, choice, choose, commit, isBusy } = table;
  const mutations = mutationsIn(legal);
  const { pig, from } = mutationInView(mutations, choice) ?? {};
  const ofPig = mutations.filter((one) => one.pig === pig);
  const pickPig = (picked: string): void => {
    const same = mutations.filter((one) => one.pig === picked);
    choose((same.find((one) => one.from === from) ?? same[0]!).move);
  };
  const pickFrom = (picked: AnyPile): void => choose(ofPig.find((one) => one.from === picked)!.move);
  const topOf = (pile: AnyPile): string => view.piles[pile].top ?? '';
  return (
    <>
      <h2>{labels.yourMutation}</h2>
      <div class="gl-mutation">
        <Tiles
          label={labels.whichPig}
          tiles={unique(mutations.map((one) => one.pig)).map((id) => ({ id, name: nameTile(names, id), key: id }))}
          chosen={pig}
          onChoose={pickPig}
        />
        <Tiles
          label={labels.intoWhat}
          tiles={unique(ofPig.map((one) => one.from)).map((pile) => {
            const id = topOf(pile);
            return { id, name: sayTile(table, id), key: pile };
          })}
          chosen={from}
          onChoose={pickFrom}
        />
      </div>
      <div class="gl-row gl-mutate">
        {ofPig
          .filter((one) => one.from === from)
          .map(({ move, under }) => (
            <button
              key={move}
              type="button"
              class="button primary"
              data-next
              aria-disabled={isBusy}
              onClick={() => commit(move)}
            >
              {labels.mutateUnder(names.underPile(under))}
            </button>
          ))}
      </div>
    </>
  );
}

const unique = <T extends string>(items: readonly T[]): T[] => [...new Set(items)];

interface TilesProps<T extends string> {
  readonly label: string;
  readonly tiles: readonly { readonly id: string; readonly name: string; readonly key: T }[];
  readonly chosen: T | undefined;
  readonly onChoose: (key: T) => void;
}

function Tiles<T extends string>({ label, tiles, chosen, onChoose }: TilesProps<T>): VNode {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul class="gl-choices">
        {tiles.map(({ id, name, key }) => (
          <li key={key}>
            <button type="button" class="gl-option" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              <TilePicture id={id} isAsked />
              <span class="gl-option-name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { VNode } from 'preact';
import { CREATURES, SECOND_GNOME } from './art/creatures.ts';
import { type Drawing, Drawn } from '@potager/boardkit';
import { type Cut, CUTS, PATH } from './art/gems.ts';
import { BAG, COIN, EYE, GEM, LANTERN, MEDAL, MISSION_PLANS, TROPHY } from './art/things.ts';

const THINGS = { coin: COIN, bag: BAG, lantern: LANTERN, gem: GEM, trophy: TROPHY, medal: MEDAL, eye: EYE } as const;

/** Slots by the names of their symbols: a dot and a star would be odd ones. */
export const SLOT_NAMES = { Y: 'y', G: 'g', P: 'p', B: 'b', '*': 'egg', '3': 'triple', '.': 'path' } as const;

/** Everything that is drawn more than once. One copy of it belongs into the page. */
export function Symbols(): VNode {
  return (
    <svg class="gl-symbols" aria-hidden="true">
      <defs>
        {Object.entries(CREATURES).map(([figure, drawing]) => (
          <Piece key={figure} id={figure} drawing={drawing} />
        ))}
        <Piece id="gnome2" drawing={SECOND_GNOME} />
        <g id="gl-two">
          <use href="#gl-gnome2" transform="translate(11 1) scale(.82)" />
          <use href="#gl-gnome" transform="translate(-10 3) scale(.86)" />
        </g>
        {Object.entries(THINGS).map(([thing, drawing]) => (
          <Piece key={thing} id={thing} drawing={drawing} />
        ))}
        {Object.entries(MISSION_PLANS).map(([mission, drawing]) => (
          <Piece key={mission} id={`plan-${mission}`} drawing={drawing} />
        ))}
        {Object.entries(CUTS).map(([slot, cut]) => (
          <GemHalves key={slot} name={SLOT_NAMES[slot as keyof typeof CUTS]} cut={cut} />
        ))}
        <Piece id="half-path" drawing={PATH} />
        <radialGradient id="gl-halo">
          <stop offset="0" stop-color="#fff6c9" stop-opacity=".95" />
          <stop offset=".45" stop-color="#ffe9a0" stop-opacity=".4" />
          <stop offset="1" stop-color="#ffe9a0" stop-opacity="0" />
        </radialGradient>
        <pattern id="gl-water" width="24" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 8c4-5 8-5 12 0s8 5 12 0" fill="none" stroke="#a9dcf2" stroke-width="1.500" opacity=".7" />
        </pattern>
      </defs>
    </svg>
  );
}

function Piece({ id, drawing }: { id: string; drawing: Drawing }): VNode {
  return (
    <g id={`gl-${id}`}>
      <Drawn drawing={drawing} />
    </g>
  );
}

/** A half that waits is closed and matt; one that is joined is open to the other, and shines. */
function GemHalves({ name, cut }: { name: string; cut: Cut }): VNode {
  const { outline, dim, lit, light, facets } = cut;
  return (
    <>
      <g id={`gl-half-${name}`}>
        <path d={`${outline}z`} fill={dim} stroke-width="2" />
        <path d={facets} fill="none" stroke={light} stroke-width="1.200" opacity=".6" />
      </g>
      <g id={`gl-lit-${name}`}>
        <path d={`${outline}z`} fill={lit} stroke="none" />
        <path d={outline} fill="none" stroke-width="2.400" />
        <path d={facets} fill="none" stroke={light} stroke-width="1.600" />
      </g>
    </>
  );
}

/** The symbol of a figure: two gnomes are put together from one. */
export const symbolOf = (figure: string): string => (figure === 'double' ? 'two' : figure);

/** A creature or a thing from the symbols, as a small picture in a line of text; `thing` is what it explains. */
export function Icon({ of, thing, class: name = '' }: { of: string; thing?: string; class?: string }): VNode {
  return (
    <svg class={`gl-icon ${name}`} viewBox="-27 -28 54 54" aria-hidden="true" data-explain={thing}>
      <use href={`#gl-${symbolOf(of)}`} />
    </svg>
  );
}

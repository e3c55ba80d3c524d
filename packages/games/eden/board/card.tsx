import type { CardModule } from '@potager/kernel';
import type { VNode } from 'preact';

export const credits: CardModule['credits'] = {
  designers: 'Gal Zuckerman',
  publishers: 'Kosmos',
};

interface Place {
  readonly x: number;
  readonly y: number;
}

const soils = ['#e3c48d', '#c9c07a', '#a4b765', '#7da253'] as const;

type Level = 1 | 2 | 3 | 4;

/** Sun-bleached earth that turns greener with every level. */
export function Picture(): VNode {
  return (
    <svg viewBox="0 0 320 210" aria-hidden="true" stroke="#4a3826" stroke-width="1.600" stroke-linejoin="round">
      <rect width="320" height="210" fill="#f3dfb4" stroke="none" />
      <circle cx="52" cy="44" r="34" fill="#f8ecc8" stroke="none" />
      <circle cx="52" cy="44" r="22" fill="#f0b95a" stroke="none" />
      <path fill="#e5c68f" stroke="none" d="M0 92c50-22 90-20 130-8s110-34 190-16v142H0z" />
      <path fill="none" stroke="#d2ae74" d="M20 108c14-6 26-6 38 0M270 84c12-6 24-5 34 0M14 176c12-5 22-4 32 1" />
      <Cell x={160} y={74} level={2} />
      <Cell x={104} y={102} level={1} />
      <Cell x={216} y={102} level={3} />
      <Cell x={48} y={130} level={1} />
      <Cell x={160} y={130} level={4} />
      <Cell x={272} y={130} level={4} />
      <Cell x={104} y={158} level={2} />
      <Cell x={216} y={158} level={3} />
      <Cell x={160} y={186} level={1} />
    </svg>
  );
}

function Cell({ x, y, level }: Place & { level: Level }): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#b58a55" d="M-54 0v9L0 36l54-27V0L0 27z" />
      <path fill={soils[level - 1]} d="M0-27 54 0 0 27-54 0z" />
      <path fill="#6fb3c4" stroke-width="1.200" d="M-29-12.500l6-3L31 11.500l-6 3z" />
      <Growth level={level} />
    </g>
  );
}

function Growth({ level }: { level: Level }): VNode {
  switch (level) {
    case 1:
      return <path fill="none" stroke-width="1.200" opacity=".6" d="M-34 0l10 2 4 6 10 1M4-16l4 5 10 1 5 5" />;
    case 2:
      return (
        <>
          <Sprout x={-26} y={4} />
          <Sprout x={-6} y={14} />
          <Sprout x={12} y={-12} />
          <Sprout x={32} y={-1} />
        </>
      );
    case 3:
      return (
        <>
          <Bush x={14} y={-10} />
          <Bush x={-24} y={4} />
          <Bush x={-3} y={16} />
          <Sprout x={36} y={2} />
        </>
      );
    case 4:
      return (
        <>
          <Palm x={18} y={-8} />
          <Bush x={36} y={3} />
          <Bush x={-30} y={3} />
          <Palm x={-6} y={15} />
        </>
      );
  }
}

function Sprout({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#7fa651" stroke-width="1.200" d="M0 0v-8c-6 0-8-3-8-7 5 0 8 2 8 7 0-5 3-8 8-8 0 5-3 8-8 8" />
    </g>
  );
}

function Bush({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#5f8f45" d="M-12 2c-6-3-5-11 1-12 1-7 12-9 15-3 7-1 11 7 7 13-7 4-17 5-23 2z" />
      <g fill="#d8604c" stroke="none">
        <circle cx="-5" cy="-4" r="2" />
        <circle cx="3" cy="-9" r="2" />
        <circle cx="6" cy="-1" r="2" />
      </g>
    </g>
  );
}

function Palm({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#a57848" d="M-4 2c2-14 2-26-1-38h6c3 13 3 25 3 38-3 2-6 2-8 0z" />
      <path fill="none" stroke-width="1.200" d="M-3-6h6M-3-15h6M-3-24h6" />
      <path
        fill="#5c9148"
        d="M-2-36c-8-9-18-8-24 1 9-3 16-2 24 3-9 0-15 6-15 13 6-6 12-9 17-11 5 3 11 7 15 13 1-8-4-13-12-14 8-4 15-4 22 0-4-9-14-13-23-6 1-6 6-11 13-12-9-3-16 4-17 13z"
      />
    </g>
  );
}

import type { VNode } from 'preact';

/** Line drawings for buttons, on a field of 24 by 24. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  now: 'M6 5l8 7-8 7M18 5v14',
  undo: 'M9 6L4 11l5 5M4 11h9a6 6 0 0 1 0 12h-2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  log: 'M6 4h10l3 3v13H6zM9 10h7M9 14h7',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  score: 'M5 20V10h4v10M10 20V5h4v15M15 20v-7h4v7',
  help: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18v.5',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.500-1 2.500H9c0-1-.3-1.800-1-2.500z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  copy: 'M9 9h11v11H9zM5 15V4h11',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  leave: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  bot: 'M7 9h10v9H7zM12 9V5M9.500 13v.5M14.500 13v.5M10 16h4M4 12v3M20 12v3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 13l5 5L19 7',
  download: 'M12 4v11M8 11l4 4 4-4M5 18v2h14v-2',
  again: 'M5 12a7 7 0 1 1 2 5M5 12l-2-3M5 12l3-2',
  gear: 'M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  offline: 'M3 9c5-5 13-5 18 0M6 13c3-3 9-3 12 0M12 18v.5M4 4l16 16',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  friends:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.500 3.500 5.500',
  pass: 'M7 4h10v16H7zM11 17h2M3 9l-1 3 1 3M21 9l1 3-1 3',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  mute: 'M4 5h9M20 9v7H11l-5 4v-4H4V5M3 3l18 18',
  sound: 'M4 10v4h3l5 4V6l-5 4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  silent: 'M4 10v4h3l5 4V6l-5 4zM16 10l4 4M20 10l-4 4',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 8.500v.500',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

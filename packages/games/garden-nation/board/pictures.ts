import type { MissionName, ProjectName } from '../rules/components.ts';
import type { Drawing } from '@potager/boardkit';

/** The little pictures of the cards, 96 wide and 56 high; the ground they stand on begins at 46. */

const CREAM = '#f6ead0';
const WOOD = '#a86a38';
const DARK = '#463829';
const RED = '#c3492a';
const GOLD = '#f0b53c';
const STONE = '#c4b59c';
const GREEN = '#6f9a45';
const BLUE = '#5f94c4';

export const PROJECT_PICTURES: { readonly [name in ProjectName]: Drawing } = {
  Infirmary: [
    [CREAM, 'M29 47V29h38v18z'],
    [WOOD, 'M25 30 48 13l23 17z'],
    [RED, 'M45 31h6v4h4v5h-4v4h-6v-4h-4v-5h4z'],
  ],
  'Sacred Place': [
    [GOLD, 'M41 32a7 7 0 1 0 14 0 7 7 0 1 0-14 0z'],
    [STONE, 'M26 47l2-24h8l1 24zM59 47l1-24h8l2 24z'],
    [STONE, 'M22 24l2-8h48l2 8z'],
    ['-', 'M48 20v-8m-10 9-5-7m25 7 5-7'],
  ],
  Fortress: [
    [STONE, 'M25 47V21h7v5h6v-5h7v5h6v-5h7v5h6v-5h7v26z'],
    [DARK, 'M42 47V37a6 6 0 0 1 12 0v10z'],
    [RED, 'M48 21V8l11 4-11 5'],
    ['-', 'M29 32h6m24 4h6m-35 5h5m28 1h5'],
  ],
  Herbalist: [
    [GREEN, 'M40 31c-8-4-10-11-8-17 8 2 11 10 8 17zM46 31c-3-8 0-15 5-19 4 8 1 14-5 19z'],
    ['#d9c39c', 'M57 31 68 13l5 3-10 16z'],
    ['#b98f63', 'M31 31h35c0 10-5 16-12 16H43c-7 0-12-6-12-16z'],
    ['-', 'M35 36h27'],
  ],
  House: [
    [STONE, 'M58 26V15h6v14z'],
    [CREAM, 'M33 47V31h30v16z'],
    [GREEN, 'M26 33c6-9 13-15 22-19 9 4 16 10 22 19-14-4-30-4-44 0z'],
    [DARK, 'M44 47v-9a4 4 0 0 1 8 0v9z'],
    [GOLD, 'M36 36h5v5h-5zm19 0h5v5h-5z'],
  ],
  Prison: [
    [STONE, 'M33 47V29c0-10 6-16 15-16s15 6 15 16v18z'],
    [DARK, 'M44 33h8v7h-8z'],
    ['-', 'M40 16v31m-3-18h22M56 16v31M48 13V8a2 2 0 1 0-.1 0M48 14v19m0 7v7'],
  ],
  Forge: [
    [GOLD, 'M44 27c-7-5-4-13 2-18 0 5 7 7 5 13 3-1 3-4 3-6 4 6 2 11-4 11z'],
    ['#666b74', 'M28 29h38c0 6-7 9-13 9v3c0 2 5 3 7 6H37c2-3 7-4 7-6v-3c-9 0-16-3-16-9z'],
    ['-', 'M70 22l3-3m-1 9h4M24 23l-3-3'],
  ],
  'Terraced Houses': [
    [CREAM, 'M15 47V32l11-11 11 11v15z'],
    ['#e3b98a', 'M37 47V30l11-12 11 12v17z'],
    [CREAM, 'M59 47V32l11-11 11 11v15z'],
    [RED, 'M12 33 26 18l11 12-2 3-9-9-11 11zM84 33 70 18 59 30l2 3 9-9 11 11z'],
    [WOOD, 'M34 31 48 15l14 16-3 3-11-12-11 12z'],
    [DARK, 'M23 47v-8h6v8zm22 0v-8h6v8zm22 0v-8h6v8z'],
  ],
  Outpost: [
    ['-', 'M36 47l5-18m19 18-5-18M37 43l19-11M59 43 40 32'],
    [CREAM, 'M36 29V19h24v10z'],
    [WOOD, 'M31 20 48 9l17 11z'],
    [DARK, 'M45 22h6v4h-6z'],
    [RED, 'M65 19V7l9 3-9 4'],
  ],
  Windmill: [
    [CREAM, 'M39 47l4-24h10l4 24z'],
    [WOOD, 'M41 24c0-9 14-9 14 0z'],
    [GOLD, 'M48 22 68 8l4 6zM48 22 62 42l-6 4zM48 22 28 36l-4-6zM48 22 34 3l6-3z'],
    [DARK, 'M45 47v-7h6v7z'],
  ],
  Sanctuary: [
    [STONE, 'M30 47V34h36v13z'],
    ['#8fb3a1', 'M28 34c1-12 10-19 20-19s19 7 20 19z'],
    [GOLD, 'M45 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'],
    ['-', 'M36 35v11m8-11v11m8-11v11m8-11v11M36 31c1-7 4-12 8-14'],
  ],
  Bunker: [
    ['#7f8a63', 'M20 47c0-15 13-23 28-23s28 8 28 23z'],
    [DARK, 'M35 34h26v5H35z'],
    ['-', 'M59 26V13h8v4m-44 24c5-9 10-12 17-14'],
    [GREEN, 'M24 47c-2-5-5-7-9-8 5 0 9 2 10 5 1-4 3-6 5-7-1 4-1 7-1 10z'],
  ],
  'Power Station': [
    [BLUE, 'M28 47V23h14v24z'],
    [RED, 'M54 47V23h14v24z'],
    [GOLD, 'M28 30v-7h14v7zm26 0v-7h14v7z'],
    [STONE, 'M32 23v-4h6v4zm26 0v-4h6v4z'],
    [GOLD, 'M51 9 42 27h6l-3 13 11-18h-6l5-13z'],
  ],
  Apartments: [
    ['#d5b183', 'M31 47V11h34v36z'],
    [CREAM, 'M34 14h28v9H34zm0 11h28v9H34zm0 11h28v9H34z'],
    [DARK, 'M45 18h6v2h-6zm0 11h6v2h-6zm0 11h6v2h-6z'],
    [GREEN, 'M34 23c2-4 6-4 8 0zm18 11c2-4 6-4 8 0zM33 11c3-6 9-6 12 0z'],
  ],
  'Radio Tower': [
    ['-', 'M38 47 48 13l10 34M42 36h12M44 28h8M40 42l14-12M56 42 42 30'],
    [RED, 'M45 11a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'],
    ['-', 'M41 17c-4-3-4-9 0-12m14 12c4-3 4-9 0-12M36 21c-8-5-8-15 0-20m24 20c8-5 8-15 0-20'],
  ],
  'Water Reservoir': [
    ['-', 'M37 36l-4 11m26-11 4 11M48 36v11M36 42h24'],
    ['#b98f63', 'M33 20h30v16H33z'],
    [WOOD, 'M29 21 48 9l19 12z'],
    ['-', 'M33 25h30M33 31h30M41 20v16m14-16v16'],
    [BLUE, 'M72 28c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z'],
  ],
  Temple: [
    [STONE, 'M23 47v-5h50v5z'],
    [CREAM, 'M29 42V28h6v14zm16 0V28h6v14zm16 0V28h6v14z'],
    [GOLD, 'M23 28 48 11l25 17z'],
    [RED, 'M44 23a4 4 0 1 0 8 0 4 4 0 1 0-8 0z'],
  ],
  'Air Base': [
    ['#ffffff', 'M16 31 80 9 61 41 47 33z'],
    ['#d5dce2', 'M47 33 80 9 42 42z'],
    ['-', 'M20 42c4-2 8-2 11 0M14 37c3-1 6-1 8 0'],
    [RED, 'M74 47V31l10 2v5l-10 2'],
  ],
};

export const MISSION_PICTURES: { readonly [name in MissionName]: Drawing } = {
  Market: [
    [WOOD, 'M33 47V37h30v10z'],
    ['-', 'M32 47V26m32 21V26'],
    [GREEN, 'M36 37a4 4 0 0 1 8 0zM51 37a4 4 0 0 1 8 0z'],
    [RED, 'M44 37a4 4 0 0 1 8 0z'],
    [
      CREAM,
      'M27 27l5-13h32l5 13c-2 5-7 5-8.500 0-2 5-6.500 5-8.500 0-2 5-6.500 5-8.500 0-2 5-6.500 5-8.500 0-1.500 5-6 5-8 0z',
    ],
    [GOLD, 'M35.500 27 38 14h6l-.5 13c-2 5-6.500 5-8 0zM52.500 27 52 14h6l2.500 13c-2 5-6.500 5-8 0z'],
  ],
  Sculpture: [
    [STONE, 'M36 47v-8h24v8z'],
    [STONE, 'M33 39h30c2-4 0-6-2-7 3-3 4-8 3-12m-3 9c-2-3-2-6-1-9'],
    ['#d9cdb6', 'M34 30a11 11 0 1 1 22 0c0 6-4 9-8 9h-7c-4 0-7-4-7-9z'],
    ['-', 'M50 31a5 5 0 1 0-8 3 8 8 0 0 0 12-4'],
  ],
  Watchtower: [
    [CREAM, 'M41 47l2-21h10l2 21z'],
    [WOOD, 'M36 27v-9h24v9z'],
    [RED, 'M33 18 48 6l15 12z'],
    [GOLD, 'M44 20h8v5h-8z'],
    ['~rgb(240 181 60 / 0.4)', 'M52 21l40-9v20l-40-7z'],
    ['-', 'M46 33h4m-5 6h5'],
  ],
  'Post Office': [
    [CREAM, 'M27 18h42v27H27z'],
    ['-', 'M27 18l21 16 21-16M27 45l15-15m27 15L54 30'],
    [RED, 'M44 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0z'],
    ['#ffffff', 'M27 24c-8-2-13-6-15-12 8 0 13 3 15 7zM69 24c8-2 13-6 15-12-8 0-13 3-15 7z'],
  ],
  Cabaret: [
    [DARK, 'M25 47V14h46v33z'],
    [GOLD, 'M48 20l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z'],
    [RED, 'M25 14h13c0 14-4 24-13 29zM71 14H58c0 14 4 24 13 29z'],
    [RED, 'M23 10h50v7c-4 4-8 4-12 0-4 4-9 4-13 0-4 4-9 4-13 0-4 4-8 4-12 0z'],
  ],
  Barracks: [
    ['-', 'M28 11l38 34m2-34L30 45'],
    ['#8e969c', 'M26 9l7 2-4 4zM70 9l-7 2 4 4z'],
    ['#7f8a63', 'M34 18h28v13c0 9-7 13-14 16-7-3-14-7-14-16z'],
    [CREAM, 'M48 18h14v13c0 9-7 13-14 16z'],
    ['-', 'M34 29h28'],
  ],
  Belfry: [
    [STONE, 'M34 47V21h28v26z'],
    [WOOD, 'M30 22 48 5l18 17z'],
    ['#fdf6e3', 'M40 43V31a8 8 0 0 1 16 0v12z'],
    [GOLD, 'M42 40c0-9 2-13 6-13s6 4 6 13z'],
    [DARK, 'M46 40a2 2 0 1 0 4 0z'],
  ],
  Observatory: [
    ['#fdf6e3', 'M31 47V34h34v13z'],
    ['#7f9fb5', 'M29 34a19 17 0 0 1 38 0z'],
    ['#e3b98a', 'M47 25 68 7l6 7-21 17z'],
    [
      GOLD,
      'M22 12l1.500 3.500L27 17l-3.500 1.500L22 22l-1.500-3.500L17 17l3.500-1.500zM80 25l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z',
    ],
  ],
  'Territory Control': [
    [GREEN, 'M31 18l15 7v14l-15 8-15-8V25z'],
    [GOLD, 'M65 18l15 7v14l-15 8-15-8V25z'],
    ['-', 'M31 33V9m34 24V9'],
    [RED, 'M31 9l13 4-13 5zM65 9l13 4-13 5z'],
  ],
};

import { grammarOf } from '@potager/kernel';
import type { Names } from './make-words.ts';

export const names: Names = {
  lands: { grass: 'grass', straw: 'straw', leaves: 'leaves' },
  projects: {
    Infirmary: 'Infirmary',
    'Sacred Place': 'Sacred Place',
    Fortress: 'Fortress',
    Herbalist: 'Herbalist',
    House: 'House',
    Prison: 'Prison',
    Forge: 'Forge',
    'Terraced Houses': 'Terraced Houses',
    Outpost: 'Outpost',
    Windmill: 'Windmill',
    Sanctuary: 'Sanctuary',
    Bunker: 'Bunker',
    'Power Station': 'Power Station',
    Apartments: 'Apartments',
    'Radio Tower': 'Radio Tower',
    'Water Reservoir': 'Water Reservoir',
    Temple: 'Temple',
    'Air Base': 'Air Base',
  },
  missions: {
    Market: 'Market',
    Sculpture: 'Sculpture',
    Watchtower: 'Watchtower',
    'Post Office': 'Post Office',
    Cabaret: 'Cabaret',
    Barracks: 'Barracks',
    Belfry: 'Belfry',
    Observatory: 'Observatory',
    'Territory Control': 'Territory Control',
  },
  list: grammarOf('en').list,
};

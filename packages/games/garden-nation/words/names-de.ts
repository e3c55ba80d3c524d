import { grammarOf } from '@potager/kernel';
import type { Names } from './make-words.ts';

export const names: Names = {
  lands: { grass: 'Gras', straw: 'Stroh', leaves: 'Laub' },
  projects: {
    Infirmary: 'Krankenstation',
    'Sacred Place': 'Heilige Stätte',
    Fortress: 'Festung',
    Herbalist: 'Kräuterladen',
    House: 'Haus',
    Prison: 'Gefängnis',
    Forge: 'Schmiede',
    'Terraced Houses': 'Reihenhäuser',
    Outpost: 'Außenposten',
    Windmill: 'Windmühle',
    Sanctuary: 'Heiligtum',
    Bunker: 'Bunker',
    'Power Station': 'Kraftwerk',
    Apartments: 'Mietshaus',
    'Radio Tower': 'Funkturm',
    'Water Reservoir': 'Wasserspeicher',
    Temple: 'Tempel',
    'Air Base': 'Fliegerhorst',
  },
  missions: {
    Market: 'Markt',
    Sculpture: 'Skulptur',
    Watchtower: 'Wachturm',
    'Post Office': 'Postamt',
    Cabaret: 'Varieté',
    Barracks: 'Kaserne',
    Belfry: 'Glockenturm',
    Observatory: 'Sternwarte',
    'Territory Control': 'Gebietskontrolle',
  },
  list: grammarOf('de').list,
};

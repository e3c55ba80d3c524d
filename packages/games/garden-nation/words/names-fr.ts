import { grammarOf } from '@potager/kernel';
import type { Names } from './make-words.ts';

export const names: Names = {
  lands: { grass: 'herbe', straw: 'paille', leaves: 'feuilles' },
  projects: {
    Infirmary: 'Infirmerie',
    'Sacred Place': 'Lieu sacré',
    Fortress: 'Forteresse',
    Herbalist: 'Herboristerie',
    House: 'Maison',
    Prison: 'Prison',
    Forge: 'Forge',
    'Terraced Houses': 'Maisons mitoyennes',
    Outpost: 'Avant-poste',
    Windmill: 'Moulin',
    Sanctuary: 'Sanctuaire',
    Bunker: 'Bunker',
    'Power Station': 'Centrale électrique',
    Apartments: 'Immeuble',
    'Radio Tower': 'Tour radio',
    'Water Reservoir': 'Réservoir d’eau',
    Temple: 'Temple',
    'Air Base': 'Base aérienne',
  },
  missions: {
    Market: 'Marché',
    Sculpture: 'Sculpture',
    Watchtower: 'Tour de guet',
    'Post Office': 'Bureau de poste',
    Cabaret: 'Cabaret',
    Barracks: 'Caserne',
    Belfry: 'Beffroi',
    Observatory: 'Observatoire',
    'Territory Control': 'Contrôle de territoires',
  },
  list: grammarOf('fr').list,
};

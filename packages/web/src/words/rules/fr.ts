import { grammarOf } from '@potager/kernel';
import type { RulesWords } from './words.ts';

const { count } = grammarOf('fr');

export const words: RulesWords = {
  rulesOf: (title) => `${title} : les règles`,
  rulesNote:
    'Dans nos propres mots. Chaque règle porte un numéro vers lequel on peut faire un lien ; à la table, refus et ' +
    'scores le rappellent.',
  ruleMarks: {
    ruling: { name: 'notre décision', hint: 'La règle imprimée ne tranche pas ; voici notre choix' },
    reconstructed: { name: 'reconstitué', hint: 'Absent de nos sources, reconstitué au mieux' },
    published: {
      name: 'relevé sur le matériel',
      hint: 'Lu sur les cartes et tuiles publiées ; la règle ne l’imprime pas',
    },
  },
  goal: 'Le but',
  flow: 'Comment ça se passe',
  chapters: 'Chapitres',
  search: 'Chercher dans les règles',
  found: (places) => count(places, 'passage trouvé', 'passages trouvés'),
  foundNothing: 'Rien trouvé. Essayez un autre mot.',
  exactly: 'Précisément',
  example: 'Exemple',
  tryIt: 'Essayez vous-même',
  showIt: 'Montrez-moi',
  fromStart: 'Depuis le début',
  toSummary: 'En une page, à imprimer',
  summaryOf: (title) => `${title} en bref`,
  print: 'Imprimer',
  toRules: 'Vers les règles',
};

import { whenIn } from '../when.ts';
import type { EverywhereWords } from './words.ts';

const when = whenIn('fr');

export const words: EverywhereWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Un instant…',
  broken: 'Impossible de charger cette page.',
  retry: 'Réessayer',
  lostPage: 'Rien ne pousse ici.',
  toShelf: 'Tous les jeux',
  noServer: 'Le serveur ne répond pas pour l’instant. Les parties sur cet appareil restent possibles.',
  localTroubles: {
    slow: 'Vos parties sur cet appareil tardent à répondre. Nouvel essai en cours…',
    second:
      'La mémoire de ce navigateur est bloquée. Vous pouvez continuer : ce que vous jouez maintenant est conservé. ' +
      'Les parties qui manquent reviendront quand vous aurez fermé puis rouvert le navigateur.',
    full:
      'Il n’y a plus de place sur cet appareil. Vous pouvez continuer, mais ce que vous jouez maintenant disparaîtra ' +
      'à la fermeture de cette page, sauf si vous libérez de la place avant.',
    forbidden:
      'Ce navigateur interdit à la page de conserver quoi que ce soit. Vous pouvez jouer, mais la partie disparaîtra ' +
      'à la fermeture de cette page. Autorisez les cookies et données de ce site, ou quittez la fenêtre privée.',
    silent:
      'La mémoire de ce navigateur ne répond pas. Vous pouvez continuer, mais gardez cette page ouverte : ce que vous ' +
      'jouez sera conservé dès qu’elle répondra. Sinon, fermez le navigateur puis rouvrez-le.',
    dead:
      'Les parties sur cet appareil ne démarrent pas. Rechargez la page ; si cela ne suffit pas, fermez le navigateur ' +
      'puis rouvrez-le.',
  },
  unreachable: 'Le serveur ne répond pas. Les parties sur cet appareil restent possibles.',
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme le système', day: 'Jour', dusk: 'Crépuscule' },
  draining:
    'Le serveur va bientôt être mis à jour. Les parties en cours continuent ; de nouvelles pourront commencer dans ' +
    'un petit moment.',
  banned: ({ why, until }) =>
    until === undefined
      ? `Vous ne pouvez plus jouer sur ce serveur. La raison : ${why} Les parties sur cet appareil continuent.`
      : `Vous ne pouvez pas jouer sur ce serveur avant le ${when(until)}. La raison : ${why} Les parties sur cet appareil continuent.`,
  toMyData: 'Vos données',
  nameCleared: (name) =>
    `Votre nom a été retiré : il n’avait pas sa place ici. Pour l’instant, vous vous appelez ${name}.`,
  chooseName: 'Choisir un autre nom',
  closedTable: 'Cette table a été fermée',
  whyClosed: (why) => `La raison : ${why}`,
  myId: 'Votre identifiant',
  myIdHint: 'L’équipe du serveur peut vous désigner par lui, par exemple pour vous confier la modération.',
  toHost: 'Modérer ce serveur',
};

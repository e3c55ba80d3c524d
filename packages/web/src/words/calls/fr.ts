import type { CallsWords } from './words.ts';

export const words: CallsWords = {
  calls: 'Quand c’est à vous de jouer',
  callsHint: 'L’appel dit que c’est à vous, à quel jeu et avec qui, et jamais rien de la partie elle-même.',
  noPush: 'Ce serveur n’appelle pas les appareils : la notification ne vient que si la page est ouverte quelque part.',
  moreCalls: 'Par courriel, dans un chat, heures calmes…',
  mail: 'Par courriel',
  noMail: 'Ce serveur n’envoie pas de courriels.',
  mailAddress: 'Adresse de courriel',
  sendCode: 'Envoyer un code',
  codeSent: (address) => `Un code est en route vers ${address}. Tapez-le ici pour recevoir les courriels.`,
  mailCode: 'Code reçu par courriel',
  confirm: 'Confirmer',
  otherAddress: 'Autre adresse',
  mailsTo: (address) => `Vous recevez les courriels à ${address}.`,
  noMoreMails: 'Plus de courriels',
  rhythm: 'À quel rythme',
  rhythms: { each: 'Si je ne suis pas là après cinq minutes', daily: 'Une fois par jour, tout ce qui attend' },
  digestAt: 'À',
  quietHours: 'Heures calmes',
  quietChoices: { off: 'Aucune', on: 'Ne pas déranger' },
  quietFrom: 'De',
  quietTo: 'À',
  zone: (zone) => `Les heures sont celles de ${zone}.`,
  useZone: (zone) => `Plutôt celles de ${zone}`,
  hooks: 'Dans un chat',
  hooksHint:
    'Donnez l’adresse d’un webhook, de Discord, de Slack ou d’un programme à vous : on y lit à qui c’est de jouer, ' +
    'avec un lien vers la table. Vous choisissez de quoi il s’agit : vos tours, ceux de tout le monde à une table, ou, ' +
    'pour un club, ceux de tout le monde à toutes vos tables. Si vous êtes plusieurs à donner la même adresse, elle ' +
    'n’est prévenue qu’une fois.',
  noHooks: 'Ce serveur n’écrit pas dans les chats.',
  hookAddress: 'Adresse du webhook',
  hookAbout: 'À propos de',
  myTurns: 'Mes tours, à toutes les tables',
  clubTurns: 'Les tours de tout le monde, à toutes mes tables',
  tableWith: (game, names) => (names === '' ? game : `${game} avec ${names}`),
  goneTable: 'Une table où la partie est finie',
  addHook: 'Ajouter',
  removeHook: 'Retirer',
  callProblems: {
    wrongAddress: 'Cette adresse ne convient pas.',
    notDelivered: 'Rien n’y est arrivé. L’adresse est-elle juste ?',
    tooMany: 'C’était trop souvent. Réessayez demain.',
    wrongCode: 'Ce n’est pas le code. Après cinq essais, il en faut un nouveau.',
    other: 'Cela n’a pas marché. Réessayez dans un moment.',
  },
  mailsEnded: 'Plus de courriels',
  mailsEndedHint:
    'C’est fait : plus aucun courriel ne viendra à cette adresse. Les réglages permettent d’en redemander.',
  mailsNotEnded: 'Ce lien ne marche pas. Les réglages permettent aussi d’arrêter les courriels.',
};

import { grammarOf } from '@potager/kernel';
import type { SettingsWords } from './words.ts';

const { count } = grammarOf('fr');

export const nameProblems: SettingsWords['nameProblems'] = {
  blank: 'Il n’y a rien à lire dans ce nom.',
  long: 'Un nom a 24 caractères au plus.',
  unseen: 'Ce nom contient des caractères que personne ne voit.',
  stacked: 'Une lettre de ce nom porte trop d’accents.',
  mixed: 'Un mot de ce nom mélange les lettres de plusieurs alphabets.',
  reserved: 'Ce nom est réservé à la maison : l’hôte, les robots et les chaises s’appellent ainsi.',
};

export const words: SettingsWords = {
  yourName: 'Votre nom',
  nameProblems,
  renamed: (old, name) =>
    `En ligne, « ${old} » n’est pas possible comme nom : vous êtes ${name} pour le moment. Choisissez-en un autre ` +
    `quand vous voulez.`,
  save: 'Enregistrer',
  saved: 'Enregistré',
  botsLabel: 'Robots à affronter',
  speedLabel: 'Vitesse à laquelle vous voyez jouer les autres',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', none: 'Immédiate' },
  helpLabel: 'À quoi sert un coup : une ligne sous les choix',
  helps: { first: 'Dans mes trois premières parties', on: 'Toujours', off: 'Jamais' },
  notice: 'Me prévenir quand c’est à moi',
  notices: { off: 'Seulement dans la page', on: 'Par une notification' },
  sound: 'Sons',
  sounds: { off: 'Aucun', soft: 'Faibles', on: 'Moyens', loud: 'Forts' },
  buzz: 'Vibration quand on m’attend',
  buzzes: { off: 'Aucune', on: 'Brève' },
  account: 'Compte',
  accountHint:
    'Inutile pour jouer. Avec une clé d’accès, vous êtes la même personne sur tous vos appareils : ni mot de passe, ' +
    'ni adresse.',
  guestHint:
    'Si vous vous connectez, tout ce que vous avez ici comme invité vous suit : parties, places, messages, silences. ' +
    'Si votre compte a déjà un nom, une adresse e-mail et des heures calmes, il les garde. Les parties contre les ' +
    'robots, les résultats et les réglages restent sur cet appareil : « Tout télécharger » permet de les emporter.',
  sitsTwice: 'Vous êtes assis deux fois à une table',
  sitsTwiceAt: (game, names) => `${game} : sous le nom de ${names} et avec votre compte`,
  sitsTwiceHint: 'Tout le reste vous suit. Que devient la place de l’invité ?',
  keepSeats: 'Les deux places sont à moi',
  giveUpSeats: 'Laisser la place de l’invité',
  signedInAs: (name) => `Vous êtes ${name}, avec un compte.`,
  addPasskey: 'Ajouter une clé d’accès',
  usePasskey: 'Se connecter avec une clé d’accès',
  passkeyFailed: 'Cela n’a pas marché.',
  noPasskeys:
    'Ce navigateur ne propose pas de clé d’accès ici : il en faut un plus récent, ou une adresse qui commence par ' +
    'https. Un code de secours marche quand même.',
  recovery: 'Clé d’accès perdue ?',
  recoveryLabel: 'Code de secours',
  recoveryNew: 'Notez ce code : il vous rendra l’accès si vous perdez votre clé. Il n’est montré qu’une fois.',
  useCode: 'Se connecter avec le code',
  newCode: 'Nouveau code de secours',
  passkeys: 'Vos clés d’accès',
  passkey: (made, used) =>
    `Clé d’accès du ${made}${used === undefined ? '' : `, utilisée pour la dernière fois le ${used}`}`,
  removePasskey: 'Retirer',
  out: 'Se déconnecter',
  outEverywhere: 'Se déconnecter partout',
  myData: 'Vos données',
  myDataHint:
    'Les parties sur cet appareil y restent. Le serveur garde votre nom et les parties que vous y avez jouées.',
  exportData: 'Tout télécharger',
  importData: 'Récupérer depuis un fichier',
  importHint:
    'Sur un autre appareil, ouvrez ce fichier : ses parties, résultats et réglages rejoignent ce qui s’y trouve. Rien ' +
    'ne s’y perd.',
  imported: (tables) => `${count(tables, 'partie récupérée', 'parties récupérées')}.`,
  importFailed: 'Ce n’est pas un fichier téléchargé ici.',
  deleteData: 'Tout effacer',
  deleteWarning:
    'Toutes les parties sur cet appareil, vos réglages et votre compte sur le serveur seront effacés pour de bon. ' +
    'Les parties des autres restent, sans votre nom.',
  copyCode: 'Copier le code',
};

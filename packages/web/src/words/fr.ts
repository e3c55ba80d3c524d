import { grammarOf } from '@potager/kernel';
import { LEVELS } from '@potager/bots';
import { whenIn } from './when.ts';
import type { PageWords } from './words.ts';

const { choose, count, list, number: figure } = grammarOf('fr');
const when = whenIn('fr');
const times = (number: number): string => count(number, 'coup', 'coups');

function players(seats: readonly number[]): string {
  const [from = 0, to = from] = [seats[0], seats.at(-1)];
  return from === to ? count(from, 'joueur', 'joueurs') : `${String(from)} à ${String(to)} joueurs`;
}

const NUMBERS = [
  'Zéro',
  'Un',
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
  'Onze',
  'Douze',
];
/** As a sentence begins with it. */
const spelt = (number: number): string => NUMBERS[number] ?? figure(number);

const nameProblems: PageWords['nameProblems'] = {
  blank: 'Il n’y a rien à lire dans ce nom.',
  long: 'Un nom a 24 caractères au plus.',
  unseen: 'Ce nom contient des caractères que personne ne voit.',
  stacked: 'Une lettre de ce nom porte trop d’accents.',
  mixed: 'Un mot de ce nom mélange les lettres de plusieurs alphabets.',
  reserved: 'Ce nom est réservé à la maison : l’hôte, les robots et les chaises s’appellent ainsi.',
};

export const words: PageWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Un instant…',
  broken: 'Impossible de charger cette page.',
  retry: 'Réessayer',
  lostPage: 'Rien ne pousse ici.',
  toShelf: 'Tous les jeux',
  noServer: 'Le serveur ne répond pas pour l’instant. Les parties sur cet appareil restent possibles.',
  unreachable: 'Le serveur ne répond pas. Les parties sur cet appareil restent possibles.',
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme le système', day: 'Jour', dusk: 'Crépuscule' },

  draining:
    'Le serveur va bientôt être mis à jour. Les parties en cours continuent ; de nouvelles pourront commencer dans ' +
    'un petit moment.',
  banned: ({ why, until }) =>
    until === undefined
      ? `Vous ne pouvez plus jouer sur ce serveur. La raison : ${why} Les parties sur cet appareil continuent.`
      : `Vous ne pouvez pas jouer sur ce serveur avant le ${when(until)}. La raison : ${why} Les parties sur cet appareil continuent.`,
  toMyData: 'Vos données',
  nameCleared: (name) =>
    `Votre nom a été retiré : il n’avait pas sa place ici. Pour l’instant, vous vous appelez ${name}.`,
  chooseName: 'Choisir un autre nom',
  closedTable: 'Cette table a été fermée',
  whyClosed: (why) => `La raison : ${why}`,
  myId: 'Votre identifiant',
  myIdHint: 'L’équipe du serveur peut vous désigner par lui, par exemple pour vous confier la modération.',
  toHost: 'Modérer ce serveur',

  subtitle: (games) => `${spelt(games)} ${choose(games, 'jeu', 'jeux')} de jardin, une seule table`,
  introduction:
    'Asseyez-vous et jouez, contre des robots ou avec des amis où qu’ils soient, sans compte. Après une première ' +
    'visite, les parties sur cet appareil marchent aussi hors ligne.',
  theGames: 'Les jeux',
  players,
  growing: 'En plantation',
  growingHint: 'Pas encore jouable',
  playBots: 'Jouer contre des robots',
  playFriends: 'Jouer avec des amis',
  passPlay: 'Jouer sur un seul écran',
  rules: 'Règles',
  olderRules: (rules) =>
    `Commencée avec les règles ${rules}, la partie continue ainsi : les règles disent ce qui a changé depuis.`,
  more: 'Aussi',
  watch: 'Regarder',
  watchHint: 'les tables publiques, en direct',
  settings: 'Réglages',
  settingsHint: 'votre nom, les robots, votre compte, vos données',
  by: (credits) =>
    credits === 'traditional'
      ? 'Un jeu traditionnel qui appartient à tout le monde.'
      : `Un jeu de ${credits.designers}, édité par ${credits.publishers}.`,
  unofficial:
    'Potager est une adaptation non officielle, avec ses propres textes et dessins, sans lien avec les auteurs ni ' +
    'les éditeurs. Si un jeu vous plaît ici, offrez-lui une place sur votre table.',
  myGames: 'Vos parties en cours',
  forgetGame: 'Jeter cette partie',

  nothingToWatch:
    'Aucune table publique n’est ouverte. Ouvrez-en une avec « Jouer avec des amis » et rendez-la publique.',
  openChairs: (number) => `${count(number, 'chaise libre', 'chaises libres')} : asseyez-vous`,
  running: 'partie en cours',
  watchers: (number) => count(number, 'spectateur', 'spectateurs'),

  rulesOf: (title) => `${title} : les règles`,
  rulesNote:
    'Dans nos propres mots. Chaque règle porte un numéro vers lequel on peut faire un lien ; à la table, refus et ' +
    'scores le rappellent.',
  ruleMarks: {
    ruling: { name: 'notre décision', hint: 'La règle imprimée ne tranche pas ; voici notre choix' },
    reconstructed: { name: 'reconstitué', hint: 'Absent de nos sources, reconstitué au mieux' },
    published: {
      name: 'relevé sur le matériel',
      hint: 'Lu sur les cartes et tuiles publiées ; la règle ne l’imprime pas',
    },
  },
  ruleLink: (rule) => `Règle ${rule}`,

  yourName: 'Votre nom',
  nameProblems,
  renamed: (old, name) =>
    `En ligne, « ${old} » n’est pas possible comme nom : vous êtes ${name} pour le moment. Choisissez-en un autre ` +
    `quand vous voulez.`,
  save: 'Enregistrer',
  saved: 'Enregistré',
  botsLabel: 'Robots à affronter',
  paceLabel: 'Rythme des robots sur cet appareil',
  paces: { calm: 'Tranquille', brisk: 'Vif', instant: 'Immédiat' },
  notice: 'Me prévenir quand c’est à moi',
  notices: { off: 'Seulement dans la page', on: 'Par une notification' },
  sound: 'Son quand on m’attend',
  sounds: { off: 'Aucun', on: 'Un léger carillon' },
  account: 'Compte',
  accountHint:
    'Inutile pour jouer. Avec une clé d’accès, vous êtes la même personne sur tous vos appareils : ni mot de passe, ' +
    'ni adresse.',
  signedInAs: (name) => `Vous êtes ${name}, avec un compte.`,
  addPasskey: 'Ajouter une clé d’accès',
  usePasskey: 'Se connecter avec une clé d’accès',
  passkeyFailed: 'Cela n’a pas marché.',
  recovery: 'Clé d’accès perdue ?',
  recoveryLabel: 'Code de secours',
  recoveryNew: 'Notez ce code : il vous rendra l’accès si vous perdez votre clé. Il n’est montré qu’une fois.',
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
  deleteData: 'Tout effacer',
  deleteWarning:
    'Toutes les parties sur cet appareil, vos réglages et votre compte sur le serveur seront effacés pour de bon. ' +
    'Les parties des autres restent, sans votre nom.',

  waitingRoom: 'Salle d’attente',
  waitForHost: 'La personne qui a ouvert la table lance la partie.',
  chairs: 'Chaises',
  seat: (number) => `chaise ${String(number)}`,
  openChair: 'chaise libre',
  sitHere: 'S’asseoir ici',
  whoSits: 'Nom',
  standUp: 'Se lever',
  askToLeave: 'Libérer la chaise',
  isAway: 'absent',
  bot: 'Robot',
  addBot: 'Ajouter un robot',
  removeBot: 'Retirer',
  levelOf: (seat) => `Force du robot sur la chaise ${String(seat)}`,
  start: 'Commencer la partie',
  fillAndStart: (number) =>
    number === 1 ? 'Ajouter un robot et commencer' : `Ajouter ${String(number)} robots et commencer`,
  nobodySits: 'Il faut d’abord que quelqu’un s’assoie.',
  howToPlay: 'Comment jouer',
  seatCount: 'Joueurs',
  clock: 'Temps',
  clocks: {
    none: 'Autant qu’il faut',
    short: '10 minutes chacun, 10 secondes rendues par tour',
    medium: '20 minutes chacun, 15 secondes rendues par tour',
    long: '45 minutes chacun, 30 secondes rendues par tour',
    day: 'Un jour par coup',
    days: 'Trois jours par coup',
  },
  quiet: 'Aucune pendule ne tourne de 22 h à 8 h',
  visibility: 'Qui peut venir',
  visible: { closed: 'Ceux qui ont le lien', open: 'Tout le monde : affichée sous « Regarder »' },
  delay: 'Les spectateurs voient tout',
  delays: {
    none: 'Tout de suite',
    short: 'Une demi-minute plus tard',
    medium: 'Deux minutes plus tard',
    long: 'Dix minutes plus tard',
  },
  invite: 'Inviter des amis',
  inviteHint: 'Envoyez-leur ce lien ou faites scanner le code. Pas besoin de compte.',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  share: 'Partager',
  qrCode: 'Code QR menant à cette table',

  board: 'Plateau',
  aside: 'Journal',
  noSuchTable: 'Cette table n’existe pas, ou n’existe plus.',
  tableFailed: 'Impossible d’ouvrir cette table.',
  tableSetAside:
    'Cette table a un problème et reste fermée pour l’instant. La partie est conservée, et l’hébergeur est prévenu.',
  reconnecting: 'La liaison est coupée. Nouvel essai automatique ; rien n’est perdu.',
  notSaved: 'Impossible d’enregistrer : rien n’a changé. Réessayez dans un instant.',
  signedOut: 'Vous êtes déconnecté ici.',
  toSettings: 'Vers les réglages',
  yourTurn: 'À vous de jouer',
  bothTurn: (name) => `${name}, à vous`,
  turnOf: (names) => (names.length === 0 ? 'Un instant…' : `À ${list(names)} de jouer`),
  turnHere: 'doit jouer',
  you: 'vous',
  gameOver: 'La partie est finie',
  paused: 'En pause',
  resigned: 'abandon',
  botPlays: 'un robot joue',
  timeLeft: 'Temps restant',
  takeBack: 'Reprendre',
  askTakeBack: 'Demander à reprendre',
  log: 'Journal',
  earlier: 'Plus tôt',
  chat: 'Discussion',
  newTalk: 'du nouveau',
  scores: 'Scores',
  menu: 'Menu',
  sayLabel: 'Dire quelque chose',
  send: 'Envoyer',
  gallery: 'dans le public',
  nobodySpoke: 'Personne n’a encore rien dit.',
  personMenu: (name) => `${name} : masquer ou signaler`,
  mute: (name) => `Masquer ce que dit ${name}`,
  unmute: (name) => `Réafficher ce que dit ${name}`,
  muted: 'masqué',
  muteHint: 'Vous ne verrez plus ses messages, à aucune table. Personne ne le saura.',
  mutedHint: 'Vous ne voyez pas ses messages. Personne ne le sait.',
  mutedTalk: (name, lines) => `Ce que dit ${name} est masqué (${count(lines, 'message', 'messages')})`,
  mutedPeople: 'Personnes masquées',
  mutedNobody:
    'Vous ne masquez personne. Cela se fait à une table, par le nom de la personne ou à côté de ce qu’elle dit.',
  report: (name) => `Signaler ${name}`,
  reportReason: 'De quoi s’agit-il ?',
  reportReasons: {
    name: 'Son nom',
    talk: 'Ce qu’il ou elle dit',
    stalling: 'Fait attendre ou abandonne',
    cheating: 'Triche',
    other: 'Autre chose',
  },
  reportText: 'Avec vos mots, si vous voulez',
  reportContext:
    'La personne qui gère ce site le lira, avec vos noms, vos derniers messages à tous les deux à cette table, et ' +
    'les moments où l’autre est parti. Les autres joueurs n’en sauront rien.',
  sendReport: 'Envoyer le signalement',
  reportSent: 'Merci. Votre signalement a été envoyé à la personne qui gère ce site.',
  reportLimit: 'Vous avez envoyé beaucoup de signalements aujourd’hui. Vous pourrez en envoyer d’autres demain.',
  someone: 'Quelqu’un',
  earlierMoment: 'Vous regardez un moment passé.',
  backToNow: 'Revenir au présent',
  asksUndo: (name) => `${name} aimerait reprendre un coup.`,
  asksPause: (name) => `${name} aimerait une pause.`,
  askedOthers: 'En attente de l’accord des autres.',
  agree: 'Accepter',
  decline: 'Refuser',
  isPaused: 'La partie est en pause ; aucune pendule ne tourne.',
  goOn: 'Continuer',
  botPlaysForYou: 'Un robot joue pour vous en ce moment.',
  imBack: 'Me revoilà',
  sinceYouLeft: 'Depuis votre départ',
  andMore: (number) => `… et ${times(number)} avant ceux-ci`,
  keysTitle: 'Touches',
  keys: [
    ['← ↑ → ↓', 'parcourir le plateau'],
    ['Entrée', 'aperçu, puis valider'],
    ['Tab', 'partie suivante de la page'],
    ['U', 'reprendre'],
    ['W', 'tous les coups en mots'],
    ['P', 'scores'],
    ['L', 'journal'],
    ['M', 'menu'],
    ['+ − 0', 'plus près, plus loin, tout le plateau'],
    ['Échap', 'fermer, revenir au présent'],
    ['?', 'ces touches'],
  ],
  moves: 'Tous les coups en mots',
  noMoves: 'Vous n’avez rien à faire pour l’instant.',
  hint: 'Un conseil',
  hintIntro: 'Ce que ferait un robot après un instant de réflexion :',
  chance: (percent) => `${String(percent)} % de chances de gagner`,
  playThis: 'Jouer cela',
  showThis: 'Montrer',
  pause: 'Demander une pause',
  leaveToBot: 'Partir : un robot continue',
  resign: 'Abandonner',
  resignWarning: 'Vous abandonnez la partie. C’est irrévocable.',
  passTo: (name) => `Passez l’écran à ${name}`,
  curtainHint: 'La table reste couverte jusqu’à ce que vous soyez prêt : personne ne voit ce qui n’est que pour vous.',
  ready: (name) => `Je suis ${name}, montrez-moi`,

  result: 'Le résultat',
  winner: 'vainqueur',
  total: 'Total',
  wins: (names) => (names.length === 1 ? `${list(names)} l’emporte` : `${list(names)} se partagent la victoire`),
  endedBy: {
    outcome: 'La partie est allée à son terme.',
    resigned: 'La partie a été abandonnée par un joueur.',
    abandoned: 'La partie a été délaissée.',
    closed: 'La partie a été fermée par l’équipe du serveur.',
  },
  takebacks: (number) => `${times(number)} repris après une révélation.`,
  rematch: 'Rejouer',
  toRematch: 'Vers la partie suivante',
  lookAtBoard: 'Voir le plateau',
  download: 'Télécharger la partie',
  fairness: 'Le mélange était-il honnête ?',
  fairnessHint:
    'Avant que quiconque s’assoie, un secret a été fixé et son empreinte publiée ; chaque joueur y a ajouté son ' +
    'propre hasard. Maintenant que le secret est connu, votre navigateur peut recalculer chaque mélange et chaque ' +
    'tirage.',
  check: 'Vérifier ici',
  fair: (draws) =>
    draws === 1
      ? 'L’unique tirage est bien celui que donne la graine : personne n’a pu le choisir.'
      : `Les ${String(draws)} tirages sont bien ceux que donne la graine : personne n’a pu les choisir.`,
  unfair: 'Cela ne correspond pas à ce qui a été publié.',

  entries: {
    opened: () => '',
    changed: () => '',
    sat: ({ name }) => `${name} s’assoit.`,
    botSat: ({ level }) => `Un robot s’assoit : ${LEVELS[level].names.fr}.`,
    stood: () => '',
    hostLeft: () => 'L’hôte est parti pour de bon ; quelqu’un d’autre prend le relais.',
    started: () => 'La partie commence.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} reprend ${times(moves.length)}.`,
    asked: ({ ask }, names) =>
      ask.what === 'undo'
        ? `${names.person(ask.person)} demande à reprendre un coup.`
        : `${names.person(ask.person)} demande une pause.`,
    agreed: ({ person }, names) => `${names.person(person)} accepte.`,
    declined: ({ person }, names) => `${names.person(person)} refuse.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} est parti ; un robot continue.`,
        absent: `${names.seat(seat)} est absent ; un robot continue.`,
        time: `${names.seat(seat)} n’a plus de temps ; un robot continue.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Votre consigne a été exécutée.';
      return own.order ? 'Vous avez laissé une consigne.' : 'Vous avez repris votre consigne.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} est de retour.`,
    resigned: ({ seat }, names) => `${names.seat(seat)} abandonne.`,
    paused: () => 'La partie est en pause.',
    unpaused: ({ person }, names) => `${names.person(person)} relance la partie.`,
    woke: () => '',
    renamed: ({ name }) => `Quelqu’un s’appelle désormais ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `La partie a été fermée par l’équipe du serveur : ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'La partie est finie.';
    },
    rematched: () => 'La partie suivante est prête.',
  },
  refusals: {
    notHost: () => 'Seule la personne qui a ouvert la table peut faire cela.',
    notSeated: () => 'Vous n’êtes pas assis à cette table.',
    notYourSeat: ({ seat }) => `La chaise ${String(seat + 1)} n’est pas la vôtre.`,
    noSuchSeat: ({ seats }) => `Cette table a ${count(seats, 'chaise', 'chaises')}.`,
    seatTaken: ({ seat }) => `La chaise ${String(seat + 1)} est déjà prise.`,
    seatOpen: ({ seat }) => `Personne n’est assis sur la chaise ${String(seat + 1)}.`,
    seatsOpen: ({ open }) => `Il reste ${count(open, 'chaise libre', 'chaises libres')}.`,
    seatCount: ({ seats }) => `Ce jeu ne se joue pas à ${String(seats)}.`,
    wrongOptions: () => 'Ces options ne vont pas ensemble.',
    started: () => 'La partie a déjà commencé.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    paused: () => 'La partie est en pause.',
    notPaused: () => 'La partie n’est pas en pause.',
    over: () => 'La partie est finie.',
    playedByBot: () => 'Un robot joue cette chaise en ce moment.',
    notPlayedByBot: () => 'Aucun robot ne joue cette chaise.',
    nothingToUndo: () => 'Il n’y a rien à reprendre.',
    nothingAsked: () => 'Rien n’est demandé.',
    alreadyAsked: () => 'Une demande est déjà en cours.',
    ownAsk: () => 'C’est aux autres de répondre.',
    noOrders: () => 'Ce jeu ne connaît pas de consignes.',
    wrongOrder: () => 'Cette consigne n’est pas possible.',
    emptyText: () => 'Le texte est vide.',
    tooLong: ({ most }) => `${String(most)} caractères au plus.`,
    tooManyMoves: ({ most }) =>
      `Tu as joué ${String(most)} coups sur cette chaise, une table n’en prend pas plus. Laisse un robot continuer ` +
      `pour toi, ou abandonne.`,
    tooManyChanges: ({ most }) =>
      `Tu as changé d’avis ${String(most)} fois à cette table. Ça suffit maintenant, continue comme ça.`,
    tooManyLines: ({ most }) => `Tu as déjà dit ${String(most)} choses à cette table, elle n’en prend pas plus.`,
    galleryFull: () => 'Les spectateurs ont déjà tant parlé qu’il n’y a plus de place.',
    talksTooFast: () => 'Pas si vite : laisse aux autres le temps de lire.',
    wrongName: ({ why }) => nameProblems[why],
    muted: ({ why, until }) =>
      until === undefined
        ? `Vous ne pouvez plus écrire ici. La raison : ${why}`
        : `Vous ne pouvez pas écrire avant le ${when(until)}. La raison : ${why}`,
    draining: () => 'Le serveur va être mis à jour : aucune nouvelle partie ne commence pour l’instant.',
  },
};

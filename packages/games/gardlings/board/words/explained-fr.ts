import { grammarOf } from '@potager/kernel';
import type { Explained } from './explained.ts';

const { count } = grammarOf('fr');

export const explained: Explained = {
  gnome: 'Un gnome. Au 6e dans votre jardin, c’est l’alerte : elle vole des gemmes et vous ne bâtissez plus.',
  doubleGnome: 'Deux gnomes sur une tuile ; les deux comptent pour l’alerte.',
  missionTile: 'La mission est la première tuile de votre jardin. Après chaque manche elle passe au joueur suivant.',
  around: (slots) => `Autour : ${slots}`,
  complete: (n) => `${count(n, 'gemme complète', 'gemmes complètes')} sur ses bords`,
  fulfils: 'Aide à remplir la mission',
  gems: [
    'Gemmes complètes',
    'Deux moitiés d’une même couleur qui se touchent font une gemme. Les gemmes paient les créatures, et assez de gemmes gagnent la partie.',
  ],
  gnomes: ['Gnomes', 'Les gnomes du jardin, et le nombre auquel vient l’alerte.'],
  coins: ['Pièces', 'Une pièce paie une gemme au marché, et se garde d’une manche à l’autre.'],
  pigs: ['Cochons', 'Le troisième cochon d’un jardin rapporte une pièce ; dans le jeu expert, l’un des trois mute.'],
  dragons: ['Dragons', 'Avec trois dragons, un gnome passe inaperçu : l’alerte vient un gnome plus tard.'],
  bag: ['Sac', 'Les tuiles qu’on peut encore piocher. Chacun peut les connaître ; la suivante, personne.'],
  garden: (name) => [
    `Jardin de ${name}`,
    'Il grandit à mesure qu’on bâtit. Touchez-le pour le voir en grand, avec le sac et les gemmes.',
  ],
  start: ['Marqueur de départ', 'Qui a la lanterne engage en premier. Elle passe au joueur suivant à chaque manche.'],
  round: [
    'Manche',
    'Tous bâtissent en même temps, puis engagent une créature chacun. Ensuite tout retourne dans les sacs.',
  ],
  pile: (name) => [name, 'Qui engage ici paie le prix et prend la tuile du dessus.'],
  pigPile: [
    'Pile des cochons',
    'Un cochon et une pièce au lieu d’une créature, quoi que vous ayez. Quel cochon, c’est le hasard.',
  ],
  price: ['Prix', 'Ce que vous payez : des gemmes de votre jardin, et des pièces si elles ne suffisent pas.'],
  reward: ['Pièce près de la pile', 'Elle est à qui engage ici en premier, après avoir payé.'],
  victory: [
    'Tuile de victoire',
    'Qui a autant de gemmes quand on a fini de bâtir l’achète et gagne. Les pièces n’y aident pas.',
  ],
  supply: ['Réserve de pièces', 'C’est d’ici que viennent les pièces.'],
  odds: ['Alerte', 'Combien de tuiles de votre sac déclencheraient l’alerte, et ce qu’elle volerait.'],
  misfits: [
    'Ne va nulle part',
    'Combien de tuiles de votre sac n’auraient leur place nulle part. Alors vous ne bâtissez plus.',
  ],
  figureOdds: (figure) => [figure, 'Combien il y en a dans votre sac, et la chance que la prochaine en soit une.'],
  pond: ['Étang', 'Un vide fermé par des tuiles. Dans le jeu expert, chacun rapporte une pièce avant d’engager.'],
  gem: ['Gemme', 'Deux moitiés d’une même couleur se sont trouvées : une gemme.'],
  triple: ['Gemme triple', 'Deux moitiés triples se sont trouvées : elles comptent trois gemmes.'],
  egg: ['Gemme à œuf', 'Un œuf complète une gemme avec une moitié de n’importe quelle couleur, ou avec un autre œuf.'],
  line: 'Une ligne de tête-champignon dont les deux gemmes sont complètes donne une gemme de plus.',
  turned: ['Une place pour un autre sens', 'La tuile va ici si vous la tournez.'],
  ruler: [
    'Colonnes et lignes',
    'Le journal et les listes nomment les places par ces numéros. La première tuile est en colonne 0, ligne 0.',
  ],
  oddsSwitch: ['Chances', 'Pour savoir quelle tuile risque de venir, et avec quelle chance l’alarme.'],
  place: ['Une place', 'La tuile va ici, tournée comme elle est. Touchez pour la voir, encore une fois pour la poser.'],
};

import { grammarOf, namesAndYou, type Words } from '@potager/kernel';
import type { Land } from '../rules/components.ts';
import { makeNaming, makeWords } from './make-words.ts';
import { names } from './names-fr.ts';

const { choose, count, either, list } = grammarOf('fr');

const { land, lands, mission, missions, project, projects, territories } = makeNaming(names);

const floorsOf = (number: number): string => count(number, 'étage', 'étages');
const inhabitantsOf = (number: number): string => count(number, 'habitant', 'habitants');
const pointsOf = (number: number): string => count(number, 'point', 'points');
const actionsOf = (number: number): string => count(number, 'action', 'actions');

export const words: Words = makeWords({
  language: 'fr',
  title: 'Garden Nation',
  summary:
    'Quatre clans minuscules bâtissent une cité dans un jardin oublié, étage par étage, là où la tortugrue le permet.',
  options: {
    layout: { label: 'Territoires', values: { random: 'disposés et tournés au hasard', printed: 'comme imprimés' } },
  },
  moves: {
    keep: ([one, other]) => `garder ${mission(Number(one))} et ${mission(Number(other))}`,
    move: ([to]) => `ruse : déplacer la tortugrue sur le territoire ${to}`,
    roof: ([from, to]) => `ruse : déplacer le toit de ${from} vers ${to}`,
    on: () => 'rien à construire ici : jouer dans le territoire suivant',
    build: ([area, token]) =>
      token === '' ? `construire en ${area}` : `construire en ${area}, qui devient « ${land(token as Land)} »`,
    abandon: ([area]) => `abandonner ${area}`,
    invade: ([area]) => `ruse : envahir ${area}`,
    idle: () => 'terminer l’action sans rien faire',
    project: ([number]) => `réaliser ${project(Number(number))}`,
    decline: () => 'ne réaliser aucun projet',
    next: ([seat], nameOf) => `${nameOf(Number(seat))} joue ensuite`,
  },
  events: {
    kept: ({ seat, missions: kept }, nameOf) => `${nameOf(seat)} garde ${missions(kept)}.`,
    keptUnseen: ({ seat }, nameOf) => `${nameOf(seat)} a choisi deux missions.`,
    turnBegan: ({ seat, actions }, nameOf) => `${nameOf(seat)} a ${actionsOf(actions)}.`,
    craneMoved: ({ seat, to }, nameOf) =>
      `${nameOf(seat)} dépense une ruse et déplace la tortugrue sur le territoire ${to}.`,
    roofMoved: ({ seat, from, to }, nameOf) =>
      `${nameOf(seat)} dépense une ruse et déplace le toit de ${from} vers ${to}.`,
    movedOn: ({ seat, from, to }, nameOf) =>
      `${nameOf(seat)} ne peut pas construire dans le territoire ${from} et passe au territoire ${to}.`,
    built: ({ seat, area, floors, cost, torticrane, land: token }, nameOf) =>
      `${nameOf(seat)} construit en ${area}${token === undefined ? '' : ` (désormais ${land(token)})`}, ${floorsOf(floors)}, pour ${inhabitantsOf(cost)}. La tortugrue va au territoire ${torticrane}.`,
    abandoned: ({ seat, area, floors, gain, torticrane }, nameOf) =>
      `${nameOf(seat)} abandonne ${area}, reprend ${floorsOf(floors)} et gagne ${inhabitantsOf(gain)}. La tortugrue ` +
      `va au territoire ${torticrane}.`,
    invaded: ({ seat, owner, area, floors, cost, torticrane }, nameOf, you) =>
      `${nameOf(seat)} dépense une ruse et envahit ${area} : ` +
      (owner === you ? 'vous reprenez' : `${nameOf(owner)} reprend`) +
      ` ${floorsOf(floors)} et ${owner === you ? 'recevez' : 'reçoit'} ${inhabitantsOf(cost)}. La tortugrue va au ` +
      `territoire ${torticrane}.`,
    idled: ({ seat, torticrane }, nameOf) =>
      `${nameOf(seat)} ne peut construire nulle part et laisse passer l’action. La tortugrue est au territoire ` +
      `${torticrane}.`,
    lastRoundBegan: ({ seat }, nameOf) => `${nameOf(seat)} a posé son dernier étage : cette manche est la dernière.`,
    projectOffered: ({ seat, area, projects: offered }, nameOf) =>
      `Avec ${area}, ${nameOf(seat)} peut réaliser ${projects(offered)}.`,
    projectCompleted: ({ seat, project: number, area, points }, nameOf) =>
      `${nameOf(seat)} réalise ${project(number)} pour ${pointsOf(points)} ; ${area} reçoit un toit.`,
    projectRevealed: ({ project: number }) => `Nouveau projet : ${project(number)}.`,
    projectDeclined: ({ seat }, nameOf) => `${nameOf(seat)} ne réalise aucun projet.`,
    actionEnded: ({ seat, actions }, nameOf) =>
      actions === 0 ? `${nameOf(seat)} a fini son tour.` : `Il reste ${actionsOf(actions)} à ${nameOf(seat)}.`,
    nextAsked: ({ seat, among }, nameOf, you) =>
      `${nameOf(seat)} choisit qui joue ensuite : ${either(among.map(namesAndYou(nameOf, you, 'vous')))}.`,
    nextChosen: ({ seat, next }, nameOf, you) =>
      next === you ? `${nameOf(seat)} vous donne la main.` : `${nameOf(seat)} donne la main à ${nameOf(next)}.`,
    territoryControlled: ({ territory, seats, floors, gain }, nameOf, you) => {
      const who = list(seats.map(namesAndYou(nameOf, you, 'vous')));
      return seats.length === 1
        ? `Territoire ${territory} : majorité pour ${who} (${floorsOf(floors)}), ${inhabitantsOf(gain)} de plus.`
        : `Territoire ${territory} : majorité partagée entre ${who} (${floorsOf(floors)} chacun), ${inhabitantsOf(gain)} de plus chacun.`;
    },
    roundBegan: ({ round, first }, nameOf, you) =>
      `Manche ${round}. ${first === you ? 'Vous commencez' : `${nameOf(first)} commence`}.`,
    ended: ({ winners, scores, missions: kept }, nameOf, you) => {
      const who = list(winners.map(namesAndYou(nameOf, you, winners[0] === you ? 'Vous' : 'vous')));
      const hasWon = you !== undefined && winners.includes(you);
      const wins =
        winners.length === 1
          ? `${who} ${hasWon ? 'gagnez' : 'gagne'}`
          : `${who} ${hasWon ? 'vous partagez' : 'se partagent'} la victoire`;
      const named = kept.map((pair, seat) => `${namesAndYou(nameOf, you, 'vous')(seat)} ${missions(pair)}`);
      return `${wins} avec ${pointsOf(scores[winners[0] ?? 0] ?? 0)}. Missions : ${named.join(' ; ')}.`;
    },
  },
  ownEvents: {
    kept: ({ missions: kept }) => `Vous gardez ${missions(kept)}.`,
    turnBegan: ({ actions }) => `Vous avez ${actionsOf(actions)}.`,
    craneMoved: ({ to }) => `Vous dépensez une ruse et déplacez la tortugrue sur le territoire ${to}.`,
    roofMoved: ({ from, to }) => `Vous dépensez une ruse et déplacez le toit de ${from} vers ${to}.`,
    movedOn: ({ from, to }) =>
      `Vous ne pouvez pas construire dans le territoire ${from} et passez au territoire ${to}.`,
    built: ({ area, floors, cost, torticrane, land: token }) =>
      `Vous construisez en ${area}${token === undefined ? '' : ` (désormais ${land(token)})`}, ${floorsOf(floors)}, pour ${inhabitantsOf(cost)}. La tortugrue va au territoire ${torticrane}.`,
    abandoned: ({ area, floors, gain, torticrane }) =>
      `Vous abandonnez ${area}, reprenez ${floorsOf(floors)} et gagnez ${inhabitantsOf(gain)}. La tortugrue va au ` +
      `territoire ${torticrane}.`,
    invaded: ({ owner, area, floors, cost, torticrane }, nameOf) =>
      `Vous dépensez une ruse et envahissez ${area} : ${nameOf(owner)} reprend ${floorsOf(floors)} et reçoit ` +
      `${inhabitantsOf(cost)}. La tortugrue va au territoire ${torticrane}.`,
    idled: ({ torticrane }) =>
      `Vous ne pouvez construire nulle part et laissez passer l’action. La tortugrue est au territoire ${torticrane}.`,
    lastRoundBegan: () => 'Vous avez posé votre dernier étage : cette manche est la dernière.',
    projectOffered: ({ area, projects: offered }) => `Avec ${area}, vous pouvez réaliser ${projects(offered)}.`,
    projectCompleted: ({ project: number, area, points }) =>
      `Vous réalisez ${project(number)} pour ${pointsOf(points)} ; ${area} reçoit un toit.`,
    projectDeclined: () => 'Vous ne réalisez aucun projet.',
    actionEnded: ({ actions }) =>
      actions === 0 ? 'Vous avez fini votre tour.' : `Il vous reste ${actionsOf(actions)}.`,
    nextAsked: ({ among }, nameOf) => `Vous choisissez qui joue ensuite : ${either(among.map(nameOf))}.`,
    nextChosen: ({ next }, nameOf) => `Vous donnez la main à ${nameOf(next)}.`,
  },
  refusals: {
    over: () => 'La partie est terminée.',
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} de jouer.`,
    missionsFirst: ({ choosing }, nameOf) =>
      `Les missions d’abord ; choix encore attendu de ${list(choosing.map(nameOf))}.`,
    missionsChosen: () => 'Vos missions sont choisies.',
    notDealt: ({ mission: number, dealt }) => `${mission(number)} n’est pas parmi vos cartes : ${missions(dealt)}.`,
    sameMission: ({ mission: number }) => `Gardez deux missions différentes, pas deux fois ${mission(number)}.`,
    smallerFirst: ({ move }) => `Écrivez le plus petit numéro d’abord, pas « ${move} ».`,
    onlyBuild: () => 'La première action de la partie ne peut être qu’une construction.',
    projectFirst: ({ projects: offered }) => `Réalisez d’abord ${projects(offered)}, ou renoncez.`,
    noFloorPlaced: () => 'Un projet ne se réalise qu’au moment où un étage est posé.',
    nextFirst: ({ among }, nameOf) => `Choisissez d’abord qui joue ensuite : ${either(among.map(nameOf))}.`,
    turnNotOver: ({ actions }) => `Votre tour n’est pas fini : encore ${actionsOf(actions)}.`,
    hasPlayed: ({ next, among }, nameOf) =>
      `${nameOf(next)} a déjà joué cette manche ; restent ${list(among.map(nameOf))}.`,
    noChoosing: () => 'À deux, personne ne choisit qui joue ensuite.',
    elsewhere: ({ area, torticrane }) => `${area} est hors de portée : la tortugrue est au territoire ${torticrane}.`,
    chooseLand: ({ area, lands: left }) => `${area} est une ronce : choisissez son terrain ; il reste ${lands(left)}.`,
    noBramble: ({ area, land: there }) => `${area} a déjà son terrain : ${land(there)}.`,
    noToken: ({ land: wanted, lands: left }) => `Plus de jeton « ${land(wanted)} » ; il reste ${lands(left)}.`,
    noFloors: () => 'Vous n’avez plus d’étage.',
    othersBuilding: ({ area, owner }, nameOf) => `Un bâtiment de ${nameOf(owner)} occupe ${area}.`,
    roofed: ({ area }) => `Un toit ferme le bâtiment en ${area}.`,
    population: ({ need, have }) => `Il faut ${inhabitantsOf(need)}, vous pouvez en dépenser ${have}.`,
    nothingThere: ({ area }) => `Il n’y a pas de bâtiment en ${area}.`,
    notYours: ({ area, owner }, nameOf) => `Le bâtiment en ${area} appartient à ${nameOf(owner)}.`,
    canConstructHere: ({ territory, area }) =>
      `Vous pouvez construire dans le territoire ${territory}, par exemple en ${area} : pas question de passer au ` +
      `suivant.`,
    allRound: () => 'Vous avez fait le tour des sept territoires.',
    canConstruct: ({ area, cost }) => `Vous pouvez encore construire : en ${area} pour ${inhabitantsOf(cost)}.`,
    actHere: ({ territory }) => `Un toit a été déplacé : l’action doit se faire ici, dans le territoire ${territory}.`,
    ployUsed: () => 'Une seule ruse par action.',
    noPloys: () => 'Vous n’avez plus de ruse.',
    alreadyMovedOn: ({ times }) =>
      `Le mouvement stratégique précède le passage au territoire suivant, déjà fait ${times} fois.`,
    notNextByNumber: ({ to, can }) => `La tortugrue peut aller au territoire ${either(can.map(String))}, pas au ${to}.`,
    noRoof: ({ area }) => `Le bâtiment en ${area} n’a pas de toit à déplacer.`,
    hasRoof: ({ area }) => `Le bâtiment en ${area} a déjà un toit.`,
    otherLand: ({ from, fromLand, to, toLand }) =>
      `Un toit reste sur son terrain : ${from} est « ${land(fromLand)} », ${to} est « ${land(toLand)} ».`,
    ownBuilding: ({ area }) => `Le bâtiment en ${area} est le vôtre.`,
    tooFewFloors: ({ need, have }) => `Il faut ${floorsOf(need)}, vous en avez ${have}.`,
    notFaceUp: ({ project: number, projects: up }) =>
      `${project(number)} n’est pas proposé${up.length === 0 ? '' : ` ; sont visibles ${projects(up)}`}.`,
    notCompleted: ({ project: number, area }) => `L’étage en ${area} ne réalise pas ${project(number)}.`,
  },
  scores: {
    project: ({ project: number }) => project(number),
    floors: ({ mission: number, floors }) => `${mission(number)} : ${floorsOf(floors)}`,
    buildings: ({ mission: number, buildings }) =>
      `${mission(number)} : ${count(buildings, 'bâtiment', 'bâtiments')} d’au moins deux étages`,
    towers: ({ mission: number, territories: where }) =>
      where.length === 0
        ? `${mission(number)} : aucun territoire`
        : `${mission(number)} : ${choose(where.length, 'territoire', 'territoires')} ${territories(where)}`,
    control: ({ mission: number, held }) =>
      held.length === 0 ? `${mission(number)} : aucun tenu` : `${mission(number)} : majorité en ${territories(held)}`,
    missionsHidden: () => 'Deux missions, encore secrètes',
    population: ({ inhabitants }) => inhabitantsOf(inhabitants),
  },
  scoreKinds: {
    project: () => 'Projets',
    floors: () => 'Missions',
    buildings: () => 'Missions',
    towers: () => 'Missions',
    control: () => 'Missions',
    missionsHidden: () => 'Missions',
    population: () => 'Habitants',
  },
});

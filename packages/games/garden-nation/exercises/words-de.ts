import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'first-roof': {
    title: 'Das erste Dach',
    question:
      'Du bist dran: zwei Aktionen, die erste in Gebiet 2. Eines der vier Projekte ist zum Greifen nah. Erfülle es.',
    why:
      'Die Krankenstation will zwei Stockwerke auf Stroh neben einem leeren Grasfeld. Dein Feld 2.4 ist Stroh ' +
      'geworden, und 2.3 daneben ist leeres Gras: Das zweite Stockwerk kostet 6 Einwohner und bringt sofort 4 ' +
      'Punkte. Jedes andere Stockwerk hier wäre nur ein Anfang.',
  },
  bramble: {
    title: 'Was du aus Gestrüpp machst',
    question: 'Du bist dran: eine Aktion, in Gebiet 7. Welches Stockwerk bringt auf einen Schlag 5 Punkte?',
    why:
      'Der Bunker will zwei Nachbarn auf Laub, einen davon mit zwei Stockwerken. 7.6 hat seine zwei, und das ' +
      'Gestrüpp daneben, 7.5, wird zu Laub, wenn du es so bestimmst: 5 Punkte für 5 Einwohner. Das Dach kommt auf ' +
      '7.5; also bleibt 7.6 offen und bringt weiter 3 Punkte für deinen Wachturm.',
  },
  'two-projects': {
    title: 'Zwei auf einmal',
    question: 'Dein neues Stockwerk auf 6.0 erfüllt zwei Projekte, aber nur eine Karte darfst du nehmen. Welche?',
    why:
      '6.0 und 6.4 sind Nachbarn auf Laub, und 6.4 hat drei Stockwerke: Das ist ein Außenposten und zugleich ein ' +
      'Bunker. Ein Dach bekommt 6.0 so oder so, also nimm die 5 Punkte des Bunkers und nicht die 3 des Außenpostens. ' +
      '6.4 bleibt offen, für deinen Wachturm und deinen Glockenturm.',
  },
  temple: {
    title: 'Da fehlt noch was',
    question:
      'Du bist dran: zwei Aktionen, und dein Kniff hat den Schildkran in Gebiet 4 gebracht. Was baust du zuerst?',
    why:
      '4.0 in der Mitte hat zwei Stockwerke auf Gras, 4.3 eines auf Laub; nur Stroh fehlt. Ein Stockwerk auf 4.1, ' +
      'für 4 Einwohner, erfüllt den Tempel: 11 Punkte, während Laub auf 4.2 nur der Außenposten für 3 wäre. Das Dach ' +
      'kommt auf 4.1, also zählt 4.0 weiter für deine Skulptur, und der Schildkran bleibt für deine zweite Aktion ' +
      'hier.',
  },
  belfry: {
    title: 'Das letzte Stockwerk der Partie',
    question:
      'Die letzte Runde, deine letzte Aktion, und nach dir kommt niemand mehr. Welches Stockwerk bringt am meisten?',
    why:
      'Dein Glockenturm bringt 7 Punkte für jedes Gebiet mit einem offenen Gebäude aus drei Stockwerken. 2.2 hat ' +
      'zwei; mit einem dritten, für 6 Einwohner, zählt neben Gebiet 1 auch Gebiet 2. Du kommst auf 54 Punkte, mit ' +
      'jedem anderen Stockwerk in Gebiet 2 höchstens auf 48.',
  },
  'empty-streets': {
    title: 'Leere Straßen',
    question: 'Die letzte Runde und deine letzte Aktion, in Gebiet 6, mit nur noch 5 Einwohnern. Was ist am besten?',
    why:
      'Wenige Einwohner kosten Punkte: Wenn du baust, hast du am Ende 8 oder 9, und das sind 3 Punkte Abzug. Gib ' +
      'lieber 6.6 auf: Seine zwei Stockwerke haben 5 + 6 gekostet, also kommen 22 zurück, und mit den Gebieten, die ' +
      'du hältst, hast du am Ende 33. Die sind 8 Punkte wert. Deine Skulptur verliert 3, und doch hast du 41 Punkte ' +
      'statt 33.',
  },
  'fourth-floor': {
    title: 'Ein Stockwerk höher',
    question:
      'Du bist dran: noch eine Aktion, in Gebiet 3. Der Bunker ist zum Greifen nah, aber schau auch auf deine ' +
      'Aufträge.',
    why:
      'Ein viertes Stockwerk auf 3.0 kostet 6 Einwohner und bringt 11 Punkte: Deine Sternwarte zählt dann neben ' +
      'Gebiet 1 auch Gebiet 3. Der Bunker brächte 5. Und der Turm ist sicher, denn die andere Person hat keinen ' +
      'Kniff mehr, um ihn zu erobern.',
  },
  missions: {
    title: 'Ein gutes Paar',
    question: 'Noch steht kein Stockwerk, und du behältst zwei deiner vier Aufträge. Welche zwei helfen einander?',
    why:
      'Ein einziges offenes Gebäude mit vier Stockwerken zählt für den Glockenturm und für die Sternwarte: 7 + 11 = ' +
      '18 Punkte an einem Ort. Auf einem Feld mit Wert 1 kostet es nur 1 + 2 + 3 + 4 = 10 Einwohner, und solche ' +
      'Felder gibt es vier. Postamt und Gebietskontrolle wollen jeweils etwas anderes.',
  },
  'not-this-roof': {
    title: 'Vier Punkte geschenkt?',
    question:
      'Das letzte Stockwerk der Partie war deines, auf 4.4, und es erfüllt die Heilige Stätte. Nimmst du ihre 4 ' +
      'Punkte?',
    why:
      'Die Karte brächte ein Dach auf 4.4, und deine Aufträge zählen nur offene Gebäude. Mit seinen vier Stockwerken ' +
      'ist 4.4 für deine Sternwarte 11 und für deine Skulptur 3 Punkte wert: 14 Punkte weg für 4. Ohne die Karte ' +
      'kommst du auf 33 Punkte, mit ihr auf 23.',
  },
  'torticrane-ploy': {
    title: 'Eine Nummer weiter',
    question: 'Du bist dran: eine Aktion, und der Schildkran steht in Gebiet 6. Finde einen Weg zu 11 Punkten.',
    why:
      'In Gebiet 5, eine Nummer tiefer, erfüllt ein zweites Stockwerk auf 5.2 den Wasserspeicher: dort Stroh, ' +
      'daneben dein Laub auf 5.3 und gleich hinter der Grenze dein Gras auf 3.5. Für einen Kniff und 6 Einwohner ' +
      'bekommst du 11 Punkte. Und in Gebiet 5, das einer deiner Aufträge verlangt, stehen nun drei Stockwerke von ' +
      'dir.',
  },
  'where-it-hurts': {
    title: 'Wo es wehtut',
    question:
      'Du bist dran: eine Aktion, in Gebiet 2, und zwei Projekte für 11 Punkte sind zum Greifen nah. Wohin würde ' +
      'jedes den Schildkran schicken?',
    why:
      'Ein Stockwerk auf 2.3 erfüllt den Tempel, eines auf 2.4 den Fliegerhorst: 11 Punkte so oder so. Aber 2.3 ' +
      'schickt den Schildkran in Gebiet 5, und dort holt die andere Person mit zwei Aktionen 16 Punkte: mit 5.6 das ' +
      'Heiligtum und mit 5.2 genau den Fliegerhorst, den du liegen gelassen hast. Mit 2.4 bleibt er in Gebiet 2, wo ' +
      'sie nicht gleich etwas erfüllen kann.',
  },
  'who-is-next': {
    title: 'Blechdosen oder Teetassen?',
    question:
      'Dein Zug ist vorbei, und der Schildkran steht in Gebiet 6. Wer soll als Nächstes drankommen, die Blechdosen ' +
      'oder die Teetassen?',
    why:
      'Die Blechdosen würden auf 6.6 bauen, das schickt den Schildkran in Gebiet 3, und dort ein zweites Stockwerk ' +
      'auf 3.5 setzen: Mit ihrem Stroh auf 3.6 und ihrem Laub auf 7.2 hinter der Grenze ist das der Tempel, 11 ' +
      'Punkte. Die Teetassen können von hier aus ohne Kniff nichts erfüllen, und sie haben keinen Grund, die ' +
      'Blechdosen dorthin zu schicken, wo sie hinwollen.',
  },
  invasion: {
    title: 'Wem gehört das Gebäude?',
    question:
      'Du bist dran: noch eine Aktion, in Gebiet 3, und vier Kniffe. Hier liegen 11 Punkte, auch wenn noch nicht ' +
      'jedes Gebäude dir gehört.',
    why:
      'Der Tempel will zwei Stockwerke auf Gras neben Stroh und Laub. Stroh auf 3.6 und Laub auf 3.0 hast du, die ' +
      'zwei Stockwerke auf 3.5 gehören den Garnrollen. Gekostet haben sie 1 + 2, also gehören sie für 6 Einwohner ' +
      'und einen Kniff dir: 11 Punkte, und die Mehrheit in Gebiet 3 hast du allein.',
  },
  'roof-transfer': {
    title: 'Ein Dach zieht um',
    question: 'Du bist dran: zwei Aktionen, die erste in Gebiet 7. Schau auf deine Aufträge und auf dein Dach.',
    why:
      'Unter seinem Dach zählt 7.4 für keinen deiner Aufträge. Setz das Dach auf 4.1, dessen einzelnes Stockwerk ' +
      'ohnehin nichts bringt: 7.4 mit seinen zwei Stockwerken bringt nun 3 Punkte für den Markt und das dritte ' +
      'Stockwerk, für 3 Einwohner, 7 weitere für den Glockenturm. Auf 2.1 oder 5.4 würde das Dach dich beim Markt so ' +
      'viel kosten, wie es bringt.',
  },
};

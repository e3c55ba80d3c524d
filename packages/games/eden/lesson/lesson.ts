import type { Lesson } from '@potager/kernel';
import { latePosition, position } from './position.ts';

/**
 * Three players on bare earth. The reader waters two cells, cultivates them, sells a card, bids for a neighbour's tile,
 * answers a bid for one of their own, buys a card, and some rounds later wins.
 */
export const lesson: Lesson = {
  goal: {
    en: 'Turn the desert into gardens: whoever first has tiles worth 20 points wins at once.',
    fr: 'Changez le désert en jardins : le premier dont les tuiles valent 20 points gagne aussitôt.',
    de: 'Mach aus der Wüste Gärten: Wer als Erstes Plättchen für 20 Punkte hat, gewinnt sofort.',
  },
  shows: [
    'watered',
    'finished',
    'drew',
    'cultivated',
    'sold',
    'turnBegan',
    'targeted',
    'supported',
    'opened',
    'raised',
    'accepted',
    'bought',
    'won',
  ],
  chapters: [
    {
      title: { en: 'Water', fr: 'Irriguer', de: 'Bewässern' },
      position,
      steps: [
        {
          say: {
            en: 'All of it is desert. An irrigation card brings water to one cell and puts a tile of yours there. Touch the framed card, D4: the first touch shows what would happen, the second does it.',
            fr: 'Tout est désert. Une carte d’irrigation amène l’eau sur une case et y pose une de vos tuiles. Touchez la carte encadrée, D4 : une fois pour voir ce qui se passerait, une deuxième fois pour le faire.',
            de: 'Noch ist alles Wüste. Eine Bewässerungskarte bringt Wasser auf ein Feld und legt ein Plättchen von dir darauf. Tippe auf die umrandete Karte D4: Das erste Tippen zeigt, was passieren würde, das zweite tut es.',
          },
          light: ['hand D4', 'D4'],
          wish: ['water D4'],
        },
        {
          say: {
            en: 'Your first tile: level 1, so 1 point. In one turn you may play two irrigation cards. Water D5 right beside it: you will soon see what neighbours are good for.',
            fr: 'Votre première tuile : niveau 1, donc 1 point. Vous pouvez jouer deux cartes d’irrigation par tour. Irriguez D5, juste à côté : vous verrez bientôt à quoi servent les voisines.',
            de: 'Dein erstes Plättchen: Stufe 1, also 1 Punkt. In einem Zug darfst du zwei Bewässerungskarten spielen. Bewässere D5 gleich daneben: Du siehst bald, wozu Nachbarn gut sind.',
          },
          light: ['hand D5', 'D5'],
          wish: ['water D5'],
        },
        {
          say: {
            en: 'That makes 2 points of 20. Now end your turn. Whoever has fewer than five cards then draws one.',
            fr: 'Cela fait 2 points sur 20. Finissez maintenant votre tour. Qui a alors moins de cinq cartes en pioche une.',
            de: 'Das sind 2 von 20 Punkten. Beende jetzt deinen Zug. Wer dann weniger als fünf Karten hat, zieht eine.',
          },
          light: ['points 0', 'end'],
          wish: ['done'],
          replies: ['water F5', 'water F6', 'done', 'water B5', 'water A5', 'done'],
        },
      ],
    },
    {
      title: { en: 'Culture', fr: 'Cultiver', de: 'Anbauen' },
      steps: [
        {
          say: {
            en: 'A culture card shows a pattern. Where your tiles lie like that, turned as you like, they rise by one level, for 10 mana each. Yours shows two side by side: play it on D4 and D5.',
            fr: 'Une carte de culture montre un motif. Là où vos tuiles le forment, tourné comme vous voulez, elles montent d’un niveau, pour 10 mana chacune. La vôtre montre deux cases côte à côte : jouez-la sur D4 et D5.',
            de: 'Eine Anbaukarte zeigt ein Muster. Wo deine Plättchen so liegen, beliebig gedreht, steigen sie um eine Stufe, für je 10 Mana. Deine zeigt zwei nebeneinander: Spiele sie auf D4 und D5.',
          },
          light: ['hand 1', 'D4', 'D5'],
          wish: ['culture 1 D4 D5'],
        },
      ],
    },
    {
      title: { en: 'Trade', fr: 'Commercer', de: 'Handeln' },
      steps: [
        {
          say: {
            en: 'Both are level 2 now: a white point and a red one each. You can play nothing more this turn, but you can still trade. First see what you draw: touch the framed button twice.',
            fr: 'Les voilà au niveau 2 : un point blanc et un rouge chacune. Vous ne pouvez plus rien jouer à ce tour, mais encore commercer. Voyez d’abord ce que vous piochez : touchez deux fois le bouton encadré.',
            de: 'Beide haben jetzt Stufe 2: einen weißen Punkt und einen roten. Spielen darfst du in diesem Zug nichts mehr, aber noch handeln. Sieh erst nach, was du ziehst: Tippe zweimal auf den umrandeten Knopf.',
          },
          light: ['draw', 'D4', 'D5'],
          wish: ['draw'],
        },
        {
          say: {
            en: 'Four in a row? You are far from that. Touch the card and sell it: it brings 10 mana for each cell it shows, so 40. It then lies in the market, where anyone may buy it for 10 more.',
            fr: 'Quatre en ligne ? Vous en êtes loin. Touchez la carte et vendez-la : elle rapporte 10 mana par case, donc 40. Elle est alors au marché, où chacun peut l’acheter pour 10 de plus.',
            de: 'Vier in einer Reihe? Davon bist du weit entfernt. Tippe die Karte an und verkaufe sie: Sie bringt 10 Mana für jedes Feld, also 40. Dann liegt sie im Markt, wo alle sie für 10 mehr kaufen dürfen.',
          },
          light: ['hand 11'],
          wish: ['sell 11'],
        },
        {
          say: {
            en: '120 mana, and nobody else can see how much you have. End your turn and watch what the others do.',
            fr: '120 mana, et personne d’autre ne voit combien vous en avez. Finissez votre tour et regardez ce que font les autres.',
            de: '120 Mana, und niemand sonst sieht, wie viel du hast. Beende deinen Zug und schau zu, was die anderen tun.',
          },
          light: ['mana 0', 'end'],
          wish: ['done'],
          replies: ['sell 4', 'culture 2 F5 F6', 'done', 'water C2', 'water B4', 'done'],
        },
      ],
    },
    {
      title: { en: 'Income', fr: 'Revenu', de: 'Einkommen' },
      steps: [
        {
          say: {
            en: 'Your turn began with 10 mana for you. Each red point on your tiles brings 5, turn after turn: tiles that grow early pay for themselves.',
            fr: 'Votre tour a commencé par 10 mana pour vous. Chaque point rouge de vos tuiles en rapporte 5, tour après tour : cultiver tôt se paie tout seul.',
            de: 'Dein Zug hat mit 10 Mana für dich begonnen. Jeder rote Punkt auf deinen Plättchen bringt 5, Zug für Zug: Was früh wächst, bezahlt sich selbst.',
          },
          light: ['D4', 'D5', 'mana 0'],
        },
      ],
    },
    {
      title: { en: 'Land grab', fr: 'Prise de terrain', de: 'Landnahme' },
      steps: [
        {
          say: {
            en: 'The tile on F5 is somebody else’s, and you can have it. You may bid for a tile when you have just watered beside it. Water E5.',
            fr: 'La tuile en F5 est à quelqu’un d’autre, et vous pouvez l’avoir. On peut enchérir sur une tuile quand on vient d’irriguer juste à côté. Irriguez E5.',
            de: 'Das Plättchen auf F5 gehört jemand anderem, und du kannst es haben. Wer gerade neben einem Plättchen bewässert hat, darf dafür bieten. Bewässere E5.',
          },
          light: ['hand E5', 'E5', 'F5'],
          wish: ['water E5'],
        },
        {
          say: {
            en: 'Now reach for F5: touch it, then touch it again.',
            fr: 'Maintenant, visez F5 : touchez-la, puis touchez-la encore.',
            de: 'Jetzt greif nach F5: Tippe es an, dann noch einmal.',
          },
          light: ['F5'],
          wish: ['grab F5'],
        },
        {
          say: {
            en: 'Each side bids a price for each point of the other. F5 has 2 points: a bid of 10 costs you 20. You attack with 1 point: a bid of 10 would cost the owner only 10. Make that dearer: let D5 help.',
            fr: 'Chaque camp offre un prix par point de l’autre. F5 a 2 points : une offre de 10 vous coûte 20. Vous attaquez avec 1 point : la même offre coûterait seulement 10 à l’autre. Rendez cela plus cher : que D5 vous soutienne.',
            de: 'Jede Seite bietet einen Preis für jeden Punkt der anderen. F5 hat 2 Punkte: Ein Gebot von 10 kostet dich 20. Du greifst mit 1 Punkt an: Die andere Seite würde ein Gebot von 10 nur 10 kosten. Mach es ihr teurer: Nimm D5 dazu.',
          },
          light: ['D5', 'side attacker', 'side defender'],
          wish: ['with D5'],
        },
        {
          say: {
            en: 'Now it is 3 points against 2. Open with 10: if the owner accepts, you pay 2 × 10 = 20 mana and F5 is yours.',
            fr: 'Voilà 3 points contre 2. Ouvrez à 10 : si l’autre accepte, vous payez 2 × 10 = 20 mana et F5 est à vous.',
            de: 'Jetzt stehen 3 Punkte gegen 2. Eröffne mit 10: Nimmt die andere Seite an, zahlst du 2 × 10 = 20 Mana und F5 gehört dir.',
          },
          light: ['bid', 'F5'],
          wish: ['bid 10'],
          replies: ['bid 15'],
        },
        {
          say: {
            en: 'Raised to 15! If you accepted, you would get 3 × 15 = 45 mana and lose E5 and D5. If you raise to 20 and that is accepted, you pay 2 × 20 = 40 and take F5. Raise to 20.',
            fr: 'Relance à 15 ! En acceptant, vous recevriez 3 × 15 = 45 mana et perdriez E5 et D5. Si vous montez à 20 et que l’autre accepte, vous payez 2 × 20 = 40 et prenez F5. Montez à 20.',
            de: 'Erhöht auf 15! Nimmst du an, bekommst du 3 × 15 = 45 Mana und verlierst E5 und D5. Erhöhst du auf 20 und die andere Seite nimmt an, zahlst du 2 × 20 = 40 und nimmst F5. Erhöhe auf 20.',
          },
          light: ['side defender', 'bid'],
          wish: ['bid 20'],
          replies: ['accept'],
        },
        {
          say: {
            en: 'Accepted: you paid 40, and F5 is yours at level 2. Whoever loses tiles is always paid for them. You could water once more, but keep your cards: end your turn. The button asks again, to be sure.',
            fr: 'Accepté : vous avez payé 40, et F5 est à vous, au niveau 2. Qui perd des tuiles est toujours payé. Vous pourriez irriguer encore, mais gardez vos cartes : finissez votre tour. Le bouton redemande, par prudence.',
            de: 'Angenommen: Du hast 40 gezahlt, und F5 gehört dir, mit Stufe 2. Wer Plättchen verliert, wird immer dafür bezahlt. Du könntest noch einmal bewässern, aber heb dir die Karten auf: Beende den Zug. Der Knopf fragt zur Sicherheit nach.',
          },
          light: ['F5', 'points 0', 'end'],
          wish: ['done'],
          replies: ['water E2', 'done', 'water C4', 'grab D4', 'bid 10'],
        },
      ],
    },
    {
      title: { en: 'Under attack', fr: 'Attaqué', de: 'Angegriffen' },
      steps: [
        {
          say: {
            en: 'Now somebody bids 10 for your D4. Accept: you get 2 × 10 = 20 mana and lose 2 points. Or raise to 15: their C4 is 1 point, so you pay only 15 if they accept, and take C4. You decide.',
            fr: 'Cette fois, on offre 10 pour votre D4. Acceptez : vous recevez 2 × 10 = 20 mana et perdez 2 points. Ou montez à 15 : C4, en face, n’a que 1 point ; si l’autre accepte, vous payez seulement 15 et prenez C4. À vous de choisir.',
            de: 'Jetzt bietet jemand 10 für dein D4. Nimm an: Du bekommst 2 × 10 = 20 Mana und verlierst 2 Punkte. Oder erhöhe auf 15: C4 gegenüber hat nur 1 Punkt; nimmt die andere Seite an, zahlst du bloß 15 und nimmst C4. Du entscheidest.',
          },
          light: ['D4', 'C4', 'side attacker', 'side defender'],
          wish: ['accept', 'bid 15', 'bid 20'],
          replies: ['accept', 'done'],
        },
      ],
    },
    {
      title: { en: 'The market', fr: 'Le marché', de: 'Der Markt' },
      steps: [
        {
          say: {
            en: 'So it goes in every auction: whoever bids more pays and takes. Now it is your turn. Somebody has sold a card with three in a row, just like D5, E5 and F5. Buy it: 10 for each cell and 10 on top, so 40.',
            fr: 'C’est ainsi à chaque enchère : le plus offrant paie et prend. À votre tour maintenant. Quelqu’un a vendu une carte à trois cases en ligne, comme D5, E5 et F5. Achetez-la : 10 par case et 10 en plus, donc 40.',
            de: 'So ist es bei jeder Versteigerung: Wer mehr bietet, zahlt und nimmt. Jetzt bist du dran. Jemand hat eine Karte mit dreien in einer Reihe verkauft, genau wie D5, E5 und F5. Kaufe sie: 10 für jedes Feld und 10 dazu, also 40.',
          },
          light: ['market 4', 'D5', 'E5', 'F5'],
          wish: ['buy 4'],
        },
        {
          say: {
            en: 'You have not played a card this turn, so you can play it at once. Of the chosen tiles only the lowest rise: here E5 alone, for 10 mana. Play it on D5, E5 and F5.',
            fr: 'Vous n’avez pas encore joué de carte à ce tour : vous pouvez la jouer aussitôt. Parmi les tuiles choisies, seules les plus basses montent : ici E5, pour 10 mana. Jouez-la sur D5, E5 et F5.',
            de: 'Du hast in diesem Zug noch keine Karte gespielt, also darfst du sie gleich spielen. Von den gewählten Plättchen steigen nur die niedrigsten: hier nur E5, für 10 Mana. Spiele sie auf D5, E5 und F5.',
          },
          light: ['hand 4', 'D5', 'E5', 'F5'],
          wish: ['culture 4 D5 E5 F5'],
        },
        {
          say: {
            en: 'Water, grow, trade, bid: now you know every move. When nothing suits you, you may also pass. Let us skip a few rounds of this game, to where it gets exciting.',
            fr: 'Irriguer, cultiver, commercer, enchérir : vous connaissez tous les coups. Si rien ne vous va, vous pouvez aussi passer. Sautons quelques tours de cette partie, jusqu’au moment palpitant.',
            de: 'Bewässern, anbauen, handeln, bieten: Jetzt kennst du jeden Zug. Passt dir nichts davon, darfst du auch passen. Überspringen wir ein paar Runden dieser Partie, bis es spannend wird.',
          },
          light: ['points 0', 'points 1', 'points 2'],
        },
      ],
    },
    {
      title: { en: 'Victory', fr: 'Victoire', de: 'Sieg' },
      position: latePosition,
      steps: [
        {
          say: {
            en: 'You have 16 points, and somebody is close behind with 15. You need four more. Which of your two cards lets four tiles rise at once? Only the lowest rise, so look for four of the same level.',
            fr: 'Vous avez 16 points, et quelqu’un vous suit de près avec 15. Il vous en faut quatre. Laquelle de vos deux cartes fait monter quatre tuiles d’un coup ? Seules les plus basses montent : cherchez-en quatre du même niveau.',
            de: 'Du hast 16 Punkte, und jemand ist mit 15 dicht hinter dir. Vier fehlen dir noch. Welche deiner zwei Karten lässt vier Plättchen auf einmal steigen? Nur die niedrigsten steigen, also such vier mit gleicher Stufe.',
          },
          light: ['points 0', 'points 2', 'hand 12', 'hand 15'],
          wish: ['culture 15 D4 D5 E5 F5'],
        },
        {
          say: {
            en: '20 points, you win! The game ends the moment somebody has them, even in the middle of another’s turn. If the cards run out first, most points win. Mana never counts. Now play a game of your own.',
            fr: '20 points, vous gagnez ! La partie finit dès que quelqu’un les a, même pendant le tour d’un autre. Si les cartes s’épuisent avant, le plus de points gagne. Le mana ne compte jamais. À vous de jouer une vraie partie.',
            de: '20 Punkte, du gewinnst! Das Spiel endet, sobald jemand sie hat, auch mitten im Zug von jemand anderem. Gehen vorher die Karten aus, gewinnen die meisten Punkte. Mana zählt dabei nie. Jetzt spiel eine eigene Partie.',
          },
          light: ['points 0'],
        },
      ],
    },
  ],
};

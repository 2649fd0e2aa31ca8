import type { GuideWords } from '@turnwright/guide'

export const english: GuideWords = {
  chapters: {
    block: 'A lot',
    money: 'Money',
    families: 'Families',
    cloth: 'Under a cloth',
    end: 'Points',
  },
  steps: {
    goal: {
      title: 'Collect what belongs together',
      say: 'Curios are sold one by one. After the last lot, whoever has the most points has won.',
      why: 'A lot counts what is written on it, 1 to 6. Two of a family add 7 points, three add 17, four add 30: one mask is worth little, a set of them a great deal.',
    },
    row: {
      title: 'What is for sale',
      say: 'Two lots lie open in the row: [Bottled Ship], of the glass family, worth 5, and [Moth Mask], worth 2. The others wait face down in the pile.',
      why: 'You hold five coins that nobody else sees, and a promise of 8. Everybody knows of the promises.',
    },
    'open-ship': {
      title: 'Put a lot on the block',
      say: 'It is your turn to open. Choose the [Bottled Ship] from the row.',
      why: 'Whoever opens decides what everybody bids for, and has to bid. So open what you want to have yourself.',
      otherwise:
        'You may open any of these. For this lesson take the Bottled Ship: a second piece of glass is not far.',
    },
    'bid-eight': {
      title: 'Seal your bid',
      say: 'Choose a [5] and the [3] from your hand, 8 together, and seal the envelope. A bid is one to three cards.',
      why: 'All envelopes are opened at once: nobody can answer your bid. Ask what the lot is worth to you, and what Ines can pay for it.',
      otherwise: 'A bid you could make. Here we seal a 5 and the 3: enough to win, and your 9 stays for later.',
    },
    opened: {
      title: 'The highest bid pays',
      say: 'Your 8 beats her 6: the [Bottled Ship] is yours, and your two coins are spent. Ines takes hers back.',
      why: 'Losing costs nothing, but everybody has seen her coins now. Remember them: two 3s. On a tie, fewer cards win.',
      meanwhile: 'Now Ines opens, and put the Moth Mask on the block.',
    },
    pass: {
      title: 'Let one go',
      say: 'The mask is worth 2, and you own no other mask. [Pass] and keep your money.',
      why: 'Whoever opens must bid, all others may pass. Coins that you do not spend now buy something that you need.',
      otherwise: 'You could, but a single mask brings only 2 points. Pass this time and save your coins.',
    },
    income: {
      title: 'A new round, new money',
      say: 'From the second round on everybody first draws two money cards: you got a 1 and a 3. Whoever holds more than eight gives the rest away.',
      why: 'Money has no other use than bidding, and counts only to break a tie. Do not sit on it.',
      meanwhile: 'Ines won the mask with 3. She opens this round first, with the Winter Globe.',
    },
    'second-glass': {
      title: 'A second piece of glass',
      say: 'The [Winter Globe] is worth 4. To you it is worth 11: with the ship it makes two of a family, and that adds 7.',
      why: 'The same lot is worth different things to different people. This is where auctions are won.',
    },
    promise: {
      title: 'Bid a promise',
      say: 'Choose your [promise of 8] and a [1] beside it. That makes 9 for almost nothing.',
      why: 'A promise is taken only for a lot that all see, of somebody who owns one of its family, beside at least one coin. It is good once; here it is spent well.',
      otherwise: 'That might win too, but it costs coins. Bid the promise and a 1: this lot is what a promise is for.',
    },
    consolation: {
      title: 'A comfort for the loser',
      say: 'You won with 9 against 5. Ines spoke up: who loses may draw two money cards, and then sits out the next lot.',
      why: 'She is richer now, but for one lot you are alone at the table. The one who opens next may not speak up.',
    },
    cover: {
      title: 'Under a cloth',
      say: 'You open again. Take the top of the pile [under a cloth]: you alone look at it.',
      why: 'Nobody bids against you now, so whatever lies there costs you one coin. And if it were dear to Ines, she would not know.',
      otherwise: 'A good lot, and cheap just now. But let us look under the cloth once: it is the other way to open.',
    },
    'bid-one': {
      title: 'One coin is enough',
      say: 'It is the Blue Pear, more glass! Bid a single [1]: no other envelope comes.',
      why: 'Whoever opens must bid at least one coin. The cloth comes off when all bids are in.',
      otherwise: 'That wins as well, but it is thrown away: nobody bids against you. One small coin is enough.',
    },
    'three-of-glass': {
      title: 'Three of a family',
      say: 'The [Blue Pear] is yours. Three pieces of glass: 5, 4 and 4 points, and 17 for the set. That is 30.',
      why: 'A fourth one would add 13 to the set alone. Everybody can count that, so it will not come cheap.',
    },
    'her-masks': {
      title: 'What others collect',
      say: 'Ines has the Moth Mask, and two masks lie in the row: [Fox Mask] and [Paper Mask]. The first of them is worth 7 more to her.',
      why: 'Sometimes a lot is worth buying so that nobody else has it. Keep an eye on what the others own.',
      meanwhile: 'Ines held more than eight cards, and gave three small coins away.',
    },
    pawn: {
      title: 'When money runs short',
      say: 'Before you open or bid you may pawn a lot that you own: it leaves the game, and you draw two money cards.',
      why: 'That breaks a set, so it is for lots that stand alone. It is offered below the question; leave it for now.',
    },
  },
  learned: [
    'Families make the points: 7 for two, 17 for three, 30 for four.',
    'All bids are opened at once; the highest pays, the others take theirs back.',
    'A promise counts 8 for a family that you have begun.',
    'Ask what a lot is worth to you, and what it is worth to them.',
  ],
}

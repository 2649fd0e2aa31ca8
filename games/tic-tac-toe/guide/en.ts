import type { GuideWords } from '@turnwright/guide'

export const english: GuideWords = {
  chapters: { marks: 'Marks', threats: 'Threats', fork: 'The fork', end: 'The end' },
  steps: {
    goal: {
      title: 'Three in a row',
      say: 'You are X, Nell is O. Whoever first has three marks in a row, a column or a diagonal has won.',
      why: 'There are eight such lines: three rows, three columns and two diagonals. Each cell lies on some of them, and that is what a cell is worth: a corner lies on three lines, the middle on four, the middle of an edge on two. The letter of a cell is its column, the number its row.',
    },
    corner: {
      title: 'Begin in a corner',
      say: 'Mark [a1], the corner that is lit. On your turn you mark one empty cell; nobody passes.',
      why: 'The middle lies on more lines, but a corner leaves the other player more ways to go wrong: of her eight replies only the middle holds the game. Whoever begins also marks one cell more than the other, so you are the one who attacks.',
      otherwise:
        'That can be played, and often is. For this lesson begin in the corner a1, so that you see a trick with corners.',
    },
    reply: {
      title: 'Nell marks an edge',
      say: 'She took [b1], beside your corner. Only two lines go through it, and your corner spoils one of them.',
      why: 'The best reply to a corner is the middle, since it spoils the long diagonal and lies on three more lines. She has just left it to you. When you play second, remember that: middle against a corner, a corner against the middle.',
    },
    threaten: {
      title: 'Make a threat',
      say: 'Mark [a3]. Then two of your marks stand in the left column, and only a2 is missing.',
      why: 'A threat takes the choice away from the other player: whoever does not answer it has lost. So you know where her next mark goes before she does, and can plan past it. It costs you nothing if the mark is good for something else as well, and a3 is a second corner.',
      otherwise: 'A fair move, but nothing has to be answered after it. Mark a3: that makes a threat.',
    },
    blocked: {
      title: 'She had to answer',
      say: 'Nell marked [a2], since you would have won there. A marked cell stays as it is.',
      why: 'Look at her marks too before each move: has she two in a line whose third cell is empty? b1 and a2 share no line, so your hands are free. If she had, you would have to block there first, however good your own plan was: a win of your own is the only thing that comes before that.',
    },
    'see-fork': {
      title: 'Look for two lines at once',
      say: 'Find a cell that makes two threats with one mark. There are two: [b2] and [c3] are lit.',
      why: 'Two threats at once are called a fork. The other player can stop only one of them. Look for a cell where two of your lines cross, each with one mark of yours and nothing of hers: corners and the middle are such places far more often than edges, since more lines go through them.',
    },
    fork: {
      title: 'Set the fork',
      say: 'Mark [c3]. It threatens the bottom row through b3, and the long diagonal through b2.',
      why: 'The middle would do as well: it threatens both diagonals. Before you mark, look once more at what she can do in between: she has no two in a line, so she cannot win before you do.',
      otherwise: 'One threat can be blocked, and then you begin again. Mark c3 or b2: each makes two.',
    },
    'too-late': {
      title: 'One mark for two threats',
      say: 'Nell could stop only one of your lines, and marked b3. The other one is still open.',
      why: 'One mark answers one threat. Whoever faces two of them has lost already, whatever she marks. A fork has to be prevented a move earlier: by marking the crossing cell oneself, or by a threat that makes the other player answer elsewhere.',
    },
    win: {
      title: 'Finish it',
      say: 'Mark the cell that completes a row of three: [b2], or c3 if you took the middle before.',
      why: 'The game ends at once, 1 point to 0, however many cells are empty. So look in this order before every mark: can I win now? Must I block? Can I set a fork? Can she? And if none of that, take the middle, then a corner, then an edge.',
      otherwise: 'Look again: one of the lit cells ends the game, and leaving it would let Nell back in.',
    },
    draws: {
      title: 'When nobody errs',
      say: 'Where both look out for forks, all nine cells fill up and it is a draw, 0 to 0. A mark can be taken back until the other player has marked.',
      why: 'So play for the mistakes of others: offer chances to go wrong, and make none yourself. Play a few games against the easy bot, beginning and not beginning; it slips now and then, as Nell did. The strong one overlooks nothing: a draw against it is as good as a win.',
    },
  },
  learned: [
    'Three in a row, a column or a diagonal wins at once.',
    'A threat must be answered: it costs the other player a turn.',
    'Two threats with one mark, a fork, cannot be stopped.',
    'Against good play it is a draw, so look at the other marks first.',
  ],
}

import { type GameUi, wordsOf } from '@turnwright/tabletop'
import type { Ask, Line, TicTacToeView } from '../index.ts'
import { ruleNumbers } from '../words/rule-numbers.ts'
import { Board } from './board.tsx'

export const ui: GameUi<TicTacToeView, Ask | Line> = {
  Board,
  ruleNumbers,
  cloth: { hue: 250, chroma: 0.026 },
  sections: [{ id: 'table', title: 'Table' }],
  noteOf: ({ view, result }, seat) => {
    const mark = seat === 0 ? 'X' : 'O'
    return result === null && view.turn === seat ? `marks ${mark}` : `plays ${mark}`
  },
  layoutOf: () => 'tiles',
  faceOf: (choice) => ({ title: <span className="ttt-tile">{wordsOf(choice)}</span> }),
}

import type { Words } from '@turnwright/kernel'
import type { Line } from '../rules/lines.ts'
import type { Ask } from '../rules/questions.ts'

export const english: Words<Ask | Line> = {
  'mark-a-cell': () => 'Mark a cell',
  cell: ({ cell }) => cell,

  marked: ({ by, cell }, say) => say`${say.seat(by)} marks ${cell}`,
  conceded: ({ by }, say) => say`${say.seat(by)} concedes`,

  'three-in-a-row': () => 'Three in a row',
  'board-full': () => 'The board is full',
  'opponent-conceded': () => 'The other player conceded',
}

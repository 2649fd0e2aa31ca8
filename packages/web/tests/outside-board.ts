/** A board as an author writes it: typed, with a state of its own, a style, and the hand as things that can be chosen. */
export const BOARD = {
  'ui/index.tsx': `import { type BoardProps, BoardSection, type GameUi, Place } from '@turnwright/tabletop'
import { useState } from 'react'
import type { Said, View } from '../index.ts'
import './board.css'

function Board({ view }: BoardProps<View>) {
  const [looks, setLooks] = useState(0)
  return (
    <BoardSection id="table" label="The felt">
      <button type="button" className="again" onClick={() => setLooks(looks + 1)}>Looked at {looks} times</button>
      {view.hand.map(({ card, value }) => (
        <Place key={card} of={{ card }} label={\`My card \${value}\`}>{value}</Place>
      ))}
    </BoardSection>
  )
}

export const ui: GameUi<View, Said> = { Board, cloth: { hue: 20, chroma: 0.09 }, ruleNumbers: { play: 'R2' } }
`,
  'ui/board.css': `@layer game { :where([data-game="tricks"]) { .again { color: rgb(1, 2, 3); } } }`,
}

/** A board as an author writes it: typed, with a state of its own, a style, and the hand as things that can be chosen. */
export const boardOf = (game: string) => ({
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
  'ui/board.css': `@layer game { :where([data-game="${game}"]) { .again { color: rgb(1, 2, 3); } } }`,
})

/** A picture for the lobby. */
export const EMBLEM = {
  'ui/emblem.tsx': `import type { GameEmblem } from '@turnwright/tabletop'
export const emblem: GameEmblem = {
  hue: 12,
  hotHue: 200,
  label: 'A hill',
  drawing: <path className="the-hill" d="M0 150 130 20 260 150Z" fill="var(--e2)" />,
}
`,
}

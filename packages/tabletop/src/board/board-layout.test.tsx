import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BoardLayout } from './board-layout.tsx'
import { BoardSection } from './board-section.tsx'

test('a board keeps the marks of its game and holds its sections in their order', () => {
  const drawn = renderToStaticMarkup(
    <BoardLayout prompts={[]} className="agricola" data-over>
      <BoardSection id="mine" label="Yours">
        farm
      </BoardSection>
      <BoardSection id="table" label="The action board">
        spaces
      </BoardSection>
    </BoardLayout>,
  )
  expect(drawn).toMatch(/^<div class="board-layout agricola" data-over="true">/)
  expect(drawn.match(/id="section-\w+"/g)).toEqual(['id="section-mine"', 'id="section-table"'])
})

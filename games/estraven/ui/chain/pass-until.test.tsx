import { createGame, project, type Projection } from '@turnwright/kernel/host'
import type { UndoTool } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estraven } from '../../rules/estraven.ts'
import type { EstravenView } from '../../rules/view.ts'
import { PassUntil } from './pass-until.tsx'

/** What Ana is shown while nothing is asked of her and this stop is set. */
function shown(passUntil: 'ask' | 'turn', undo: UndoTool | null): string {
  const options = { firstDecks: 'emberguard+greenoath', secondDecks: 'gravecourt+stormspire' }
  const game = createGame(estraven, { players: ['Ana', 'Bo'], seed: 'stops', options })
  game.run()
  const projection = project(game as never, 0) as Projection & { readonly view: EstravenView }
  const [ana, bo] = projection.view.players as [EstravenView['players'][number], EstravenView['players'][number]]
  const view = { ...projection.view, players: [{ ...ana, passUntil }, bo] }
  const { players } = projection
  return renderToStaticMarkup(<PassUntil {...{ view, players, projection, undo }} seat={0} prompts={[]} drafts={{}} />)
}

const undo = { label: 'Undo', run: () => {} }

test('a stop that is set is told, with the way to take it back', () => {
  expect(shown('turn', undo)).toContain('You pass until your turn')
  expect(shown('turn', undo)).toMatch(/<button[^>]*>Undo<\/button>/)
})

test('without a stop, or without a way back, there is nothing to press', () => {
  expect(shown('ask', undo)).toBe('')
  expect(shown('turn', null)).not.toContain('button')
})

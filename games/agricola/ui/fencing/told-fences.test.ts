import { createGame, project } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { agricola } from '../../rules/agricola.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { toldFences } from './told-fences.ts'

/** A farm at the beginning, whose owner has wood for many fences. */
function viewWithWood(): AgricolaView {
  const game = createGame(agricola, { players: ['ana', 'bo'], seed: 'fences', options: {} })
  game.run()
  const { view } = project(game as never, 0) as { view: AgricolaView }
  const players = view.players.map((player) => ({ ...player, supply: { ...player.supply, wood: 15 } }))
  return { ...view, players }
}

const asked = () => ({ prompt: { about: { kind: 'build-fences' } } as never, view: viewWithWood(), seat: 0 })

test('fences are told by the cells that they enclose, which are theirs on the table', () => {
  const edges = ['0,4:top', '0,4:right', '0,4:left', '1,4:top']
  expect(toldFences(asked(), edges)).toEqual({
    words: '4 fences around row 1, column 5',
    refs: [{ cell: '0,4' }],
  })
})

test('what encloses nothing, or is no fences at all, is left as data', () => {
  expect(toldFences(asked(), ['0,4:top'])).toBeNull()
  expect(toldFences(asked(), 'fences')).toBeNull()
  expect(toldFences({ ...asked(), seat: 7 }, [])).toBeNull()
})

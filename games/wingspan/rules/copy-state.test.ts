import { clonePlain, createGame } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { copyState } from './copy-state.ts'
import type { WingspanState } from './state.ts'
import { wingspan } from './wingspan.ts'

test.each([1, 2, 5])('a copy of the state of %i players is all of it, and stays while the game goes on', (players) => {
  const kept: { readonly copy: WingspanState; readonly whole: WingspanState }[] = []
  const names = ['ana', 'bo', 'cy', 'dee', 'eli'].slice(0, players)
  const game = createGame(wingspan, { players: names, seed: `copies ${players}` })
  const chance = Random.fromSeed('copies')
  for (const { seat } of game.players)
    game.seatResponder(seat, ({ selector }) => {
      kept.push({ copy: copyState(game.state), whole: clonePlain(game.state) })
      return randomSelection(selector, chance)
    })
  game.run()
  expect(kept.length).toBeGreaterThan(50)
  for (const { copy, whole } of kept) expect(copy).toEqual(whole)
})

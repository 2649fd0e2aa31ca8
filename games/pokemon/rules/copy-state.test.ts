import { clonePlain, createGame } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { copyState } from './copy-state.ts'
import { pokemon } from './pokemon.ts'
import type { DuelState } from './state.ts'

test.each(READY_DECKS.map(({ id }) => id))(
  'a copy of a duel of %s is all of it, and stays while the duel goes on',
  (deck) => {
    const kept: { readonly copy: DuelState; readonly whole: DuelState }[] = []
    const options = { deck1: deck, deck2: deck }
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `copies of ${deck}`, options })
    const chance = Random.fromSeed('copies')
    for (const { seat } of game.players)
      game.seatResponder(seat, ({ selector }) => {
        kept.push({ copy: copyState(game.state), whole: clonePlain(game.state) })
        return randomSelection(selector, chance)
      })
    game.run()
    expect(kept.length).toBeGreaterThan(50)
    for (const { copy, whole } of kept) expect(copy).toEqual(whole)
  },
)

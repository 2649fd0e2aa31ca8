import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { pokemonModule } from '../index.ts'
import { pokemon } from '../rules/pokemon.ts'

test('both generators sit at tables by their names, the stronger one where nobody asks for another', () => {
  expect(Object.keys(pokemonModule.agents).slice(0, 3)).toEqual(['random', 'generator-v2', 'generator-v1'])
  expect(pokemonModule.agents['generator-v1']?.about).toBe('Follows the action selection flow, rule by rule.')
  expect(pokemonModule.agents['generator-v2']?.about).toBe('Does what is free first, then weighs every attack.')
})

/** What both seats bring to a table, each played by this agent with a stream of its own. */
function broughtBy(agent: string, stream: string): readonly (string | undefined)[] {
  const options = { deck1: 'own', deck2: 'own' }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: 'brought', options })
  for (const seat of [0, 1])
    game.seatResponder(seat, pokemonModule.agents[agent]?.create(Random.fromSeed(`${stream} ${seat}`)) ?? null)
  game.run()
  expect([game.fault, game.result === null]).toEqual([null, false])
  return game.state.players.map(({ brought }) => brought)
}

/** Those that think ahead bring what the generator that they go by brings. */
const AT_ONCE = Object.keys(pokemonModule.agents).filter((name) => pokemonModule.agents[name]?.slow !== true)

test.each(AT_ONCE)('P60: %s brings ready decks, as its own chance will have it', (agent) => {
  const streams = ['one', 'two', 'three']
  const brought = streams.flatMap((stream) => broughtBy(agent, stream))
  const ready: readonly (string | undefined)[] = READY_DECKS.map(({ id }) => id)
  expect(brought.filter((deck) => !ready.includes(deck))).toEqual([])
  expect(new Set(brought).size).toBeGreaterThan(2)
  expect(broughtBy(agent, 'one')).toEqual(brought.slice(0, 2))
})

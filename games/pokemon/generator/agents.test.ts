import { createGame, type Game, validateSelection } from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { pokemonModule } from '../index.ts'
import { pokemon } from '../rules/pokemon.ts'
import { seated } from './testing/advised.ts'

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

/** What an agent says of the open question of the first player. */
function explained(agent: string, game: Game<never>) {
  const [selector] = game.waiting?.selectors ?? []
  const kind = pokemonModule.agents[agent]
  if (selector === undefined || kind === undefined) throw new Error('nobody is asked')
  const said = kind.explain?.(new Question(game as unknown as Game, 0, selector) as never) ?? null
  // It throws where the answer is illegal.
  if (said !== null) validateSelection(selector, said.answer)
  return said
}

test('the generators explain themselves: the answer, the rule that decided as people call it, and why', () => {
  const game = seated(
    { active: { pokemon: 'Rattata', energy: 'G' }, bench: ['Onix'], hand: ['Fighting Energy'] },
    { active: { pokemon: 'Machop', damage: 30 }, bench: ['Onix'] },
  ) as unknown as Game<never>
  expect(explained('generator-v1', game)).toEqual({
    answer: ['attack-0'],
    rule: 'Knock out',
    why: 'Bite of Rattata surely knocks out Machop, which has 20 HP left.',
  })
  expect(explained('generator-v2', game)).toMatchObject({ rule: 'Energy where it helps most' })
})

test('a reason speaks of HP and attacks as players do, and tells no scores', () => {
  const game = seated({ active: 'Onix', hand: ['Machop'] }, { active: 'Onix', bench: ['Onix'] })
  expect(explained('generator-v2', game as unknown as Game<never>)?.why).toBe(
    'Machop joins the Bench, the strongest in hand: 50 HP, attacks for up to 20.',
  )
})

test('P60: which deck is brought is left to chance, and nothing is said for one', () => {
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: 'hint', options: { deck1: 'own' } })
  game.run()
  expect(explained('generator-v2', game as unknown as Game<never>)).toBeNull()
})

import type { AgentKind } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { generatorV1 } from '../generator/agents.ts'
import { seated } from '../generator/testing/advised.ts'
import { pokemon } from '../rules/pokemon.ts'
import { cardName } from '../rules/faces.ts'
import type { StagedPlayer } from '../scenario/stage.ts'
import { atAGlance } from './rollout.ts'

const DUELS = process.env['SOAK'] ? 2000 : 60

/** A duel of two ready decks: `glancing` plays at a glance, with slips where there are some; the other as it likes. */
function duel(number: number, glancing: readonly number[], other: AgentKind | null, slipIn: number) {
  const chance = Random.fromSeed(`duel ${number}`)
  const deck = () => READY_DECKS[chance.int(READY_DECKS.length)]?.id
  const options = { deck1: deck(), deck2: deck() }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `duel ${number}`, options })
  const kinds = new Set<string>()
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      kinds.add(question.about?.kind ?? '')
      if (!glancing.includes(seat)) return other?.create(chance)(question)
      return slipIn > 0 && chance.int(slipIn) === 0 ? question.randomAnswer(chance) : atAGlance(game, seat)(question)
    })
  game.run()
  return { game, kinds }
}

test('every duel comes to its end, whatever slips: no answer at a glance is illegal', () => {
  const asked = new Set<string>()
  for (let number = 0; number < DUELS; number++) {
    const { game, kinds } = duel(number, [0, 1], null, number % 2 === 0 ? 0 : 4)
    expect(game.fault).toBeNull()
    expect(game.result).not.toBeNull()
    for (const kind of kinds) asked.add(kind)
  }
  expect(asked.size).toBeGreaterThan(25)
})

test('at a glance is not much worse than by the rules of the first generator', () => {
  let won = 0
  for (let number = 0; number < DUELS; number++) {
    const seat = number % 2
    const { game } = duel(number, [seat], generatorV1, 0)
    if (game.result?.winners.includes(seat) === true) won++
  }
  expect(won / DUELS).toBeGreaterThan(0.45)
})

describe('at a glance', () => {
  const deck = new Array<string>(40).fill('Grass Energy')
  const onix: StagedPlayer = { active: 'Onix', bench: ['Onix'] }

  /** What is answered in the middle of the turn, with names for cards. */
  function does(ana: StagedPlayer, bo: StagedPlayer = onix): unknown {
    const game = seated({ deck, ...ana }, bo)
    let answer: unknown = null
    game.seatResponder(0, (question) => {
      answer ??= JSON.parse(JSON.stringify(atAGlance(game, 0)(question)), (_, value: unknown) => named(value))
      return undefined
    })
    return answer

    function named(value: unknown): unknown {
      const card = game.cards.everyId().find((each) => each === value)
      return card === undefined ? value : cardName(game.cards.identity(card))
    }
  }

  test('a knock-out that wins comes before everything', () =>
    expect(
      does(
        { active: { pokemon: 'Machop', energy: 'FF' }, hand: ['Bill'] },
        { active: { pokemon: 'Rattata', damage: 20 } },
      ),
    ).toEqual(['attack-0']))

  test('cards are drawn, Pokémon come to the Bench and evolve before an attack', () => {
    const active = { pokemon: 'Machop', energy: 'FF' }
    expect(does({ active, hand: ['Bill'] })).toEqual(['Bill'])
    expect(does({ active, hand: ['Rattata'] })).toEqual(['Rattata'])
    expect(does({ active, hand: ['Machoke'] })).toEqual([{ title: 'Machoke', selection: ['Machop'] }])
    expect(does({ active })).toEqual(['attack-0'])
  })

  test('energy goes to whom it lets attack', () =>
    expect(does({ active: 'Machop', bench: ['Staryu'], hand: ['Fighting Energy'] })).toEqual([
      { title: 'Fighting Energy', selection: ['Machop'] },
    ]))

  test('somebody who is nearly knocked out is dragged up', () => {
    const bo = (damage: number): StagedPlayer => ({ active: 'Onix', bench: [{ pokemon: 'Chansey', damage }] })
    const ana: StagedPlayer = { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Gust of Wind'] }
    expect(does(ana, bo(100))).toEqual(['Gust of Wind'])
    expect(does({ ...ana, active: { pokemon: 'Abra', energy: 'P' } }, bo(0))).toEqual(['attack-0'])
  })

  test('who stands better comes up, if the way is worth its price', () =>
    expect(
      does(
        { active: 'Rattata', bench: [{ pokemon: 'Hitmonchan', energy: 'FFF' }] },
        { active: { pokemon: 'Onix', damage: 50 }, bench: ['Onix'] },
      ),
    ).toEqual([{ title: 'retreat', selection: ['Hitmonchan'] }]))

  test('with nothing to do the turn ends', () => expect(does({ active: 'Machop' })).toEqual(['end']))
})

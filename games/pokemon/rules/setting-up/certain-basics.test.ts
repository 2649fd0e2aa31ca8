import type { CardId } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { imagine, Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { faceOf } from '../faces.ts'
import { pokemon } from '../pokemon.ts'
import type { DuelState } from '../state.ts'

type Played = Game<DuelState>

/** A duel of ready decks, with both Active Pokémon chosen where the Bench is to be looked at. */
function opening(seed: number, at: 'active' | 'bench'): Played {
  const [deck1, deck2] = [READY_DECKS[seed % 15]?.id, READY_DECKS[(7 * seed + 3) % 15]?.id]
  const options = { deck1, deck2 }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `${seed}`, options }) as unknown as Played
  const chance = Random.fromSeed(`${seed}`)
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      const { kind } = question.about ?? {}
      return kind === `opening-${at}` ? undefined : question.randomAnswer(chance)
    })
  game.run()
  return game
}

/** Games that each of the two could imagine there; all of them come to the same question. */
function imagined(seed: number, at: 'active' | 'bench'): readonly (Played | null)[] {
  const game = opening(seed, at)
  const chance = Random.fromSeed('imagined')
  return Array.from({ length: 20 }, (_, n) => imagine(game, n % 2, chance))
}

function isBasic({ cards }: Played, card: CardId): boolean {
  return faceOf(cards.kind(card)).role === 'basic'
}

const SEEDS = Array.from({ length: process.env['SOAK'] ? 300 : 30 }, (_, seed) => seed)

test('P3: who chooses an Active Pokémon holds a Basic one, in every game that is imagined', () => {
  const held = SEEDS.flatMap((seed) => imagined(seed, 'active')).flatMap((fork) =>
    fork?.state.players.map(({ hand }) => hand.some((card) => isBasic(fork, card))),
  )
  expect(held).toEqual(held.map(() => true))
})

test('P5: what lies face down is a Basic Pokémon, in every game that is imagined', () => {
  const laid = SEEDS.flatMap((seed) => imagined(seed, 'bench')).flatMap((fork) =>
    fork?.state.players.map(({ faceDown }) => faceDown.map((card) => isBasic(fork, card))),
  )
  expect(laid).toEqual(laid.map(() => [true]))
})

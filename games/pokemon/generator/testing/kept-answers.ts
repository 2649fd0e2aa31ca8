import { nth, randomAgent } from '@turnwright/kernel'
import { createGame, fingerprintOf } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { pokemon } from '../../rules/pokemon.ts'
import { EXCHANGES, POWERS, TRICKS } from '../../scenario/odd-decks.ts'
import { PRINTED_CARDS } from '../../cards/catalogue.ts'
import { randomDeck } from '../../scenario/random-deck.ts'
import { generatorV1, generatorV2 } from '../agents.ts'

const DUELS = 48
const QUESTIONS_OF_A_DUEL = 25
const EVERY = 4
const DIGITS = 4

/** What both generators answer to the same questions, a few digits for each question, a line for each duel. */
export function answersOfAll(): readonly string[] {
  return Array.from({ length: DUELS }, (_, n) => answersOf(n))
}

/** Every few questions of a duel that one of the generators plays, or nobody who thinks. */
function answersOf(n: number): string {
  const seed = `kept ${n}`
  const chance = Random.fromSeed(seed)
  const options = { deck1: deckOf(n, chance), deck2: deckOf(n * 7 + 3, chance) }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed, options })
  const one = generatorV1.create(chance)
  const two = generatorV2.create(chance)
  const drivers = [one, two, randomAgent.create(chance)]
  const driver = nth(drivers, n % drivers.length)
  const digests: string[] = []
  let asked = 0
  const respond: typeof one = (question) => {
    if (digests.length < QUESTIONS_OF_A_DUEL && asked++ % EVERY === n % EVERY)
      digests.push(fingerprintOf(one(question), two(question)).slice(0, DIGITS))
    return driver(question)
  }
  for (const seat of [0, 1]) game.seatResponder(seat, respond)
  game.run()
  if (game.fault !== null) throw game.fault
  return digests.join(' ')
}

/** Ready decks, odd ones and decks of anything. */
function deckOf(n: number, chance: Random): string {
  const decks = [...READY_DECKS.map(({ id }) => id), TRICKS, POWERS, EXCHANGES]
  return n % 2 === 0 ? randomDeck(chance, PRINTED_CARDS) : nth(decks, n % decks.length)
}

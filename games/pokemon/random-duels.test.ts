import { createGame, findImpurity, type Game, recordOf, replay } from '@turnwright/kernel/host'
import { type Question, Random, randomSelection } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { PokemonOptions } from './rules/options.ts'
import { pokemon } from './rules/pokemon.ts'
import type { PokemonInPlay } from './rules/pokemon-in-play.ts'
import { type DuelState, pokemonOf } from './rules/state.ts'
import { randomDeck } from './scenario/random-deck.ts'
import { zonesOf } from './scenario/zones.ts'

type Played = Game<DuelState, PokemonOptions>

const DUELS = soakable(60, 20_000)
const REPLAYED_EVERY = soakable(20, 100)
const CARDS_OF_BOTH = 120

/** Decks of anything, and players who rather play cards and attack than end their turn. */
function play(seed: string): { readonly game: Played; readonly flaws: readonly string[] } {
  const chance = Random.fromSeed(seed)
  const options = { deck1: randomDeck(chance), deck2: randomDeck(chance) }
  const game: Played = createGame(pokemon, { players: ['ana', 'bo'], seed, options })
  const flaws: string[] = []
  const responder = ({ selector }: Question) => {
    flaws.push(...flawsNow(game.state))
    if (selector.type === 'action' || selector.choices.length < 3 || chance.int(5) === 0)
      return randomSelection(selector, chance)
    const busy = selector.choices.filter(
      (choice) => typeof choice !== 'object' || (choice.id !== 'end' && choice.id !== 'retreat'),
    )
    return randomSelection({ ...selector, choices: busy }, chance)
  }
  for (const { seat } of game.players) game.seatResponder(seat, responder)
  game.run()
  if (game.fault !== null) throw new Error(`${seed}: ${game.fault.stack}`)
  return { game, flaws }
}

/** What is wrong with the table in the middle of a duel. */
function* flawsNow({ players }: DuelState): Generator<string> {
  for (const player of players) {
    if (player.bench.length > 5) yield 'a Bench is too long'
    for (const each of pokemonOf(player)) yield* flawsOf(each)
  }
}

function* flawsOf({ damage, energy, fuel, cards, poison }: PokemonInPlay): Generator<string> {
  if (damage < 0 || damage % 10 !== 0) yield `${damage} is no damage`
  if (energy.length !== fuel.length) yield 'energy gives nothing, or comes from nowhere'
  if (cards.length === 0 || cards.length > 3) yield `a Pokémon of ${cards.length} cards`
  if (![0, 10, 20].includes(poison)) yield `poison of ${poison}`
}

/** What is wrong with the end of a duel. */
function* flawsAtTheEnd({ state, result }: Played): Generator<string> {
  const standing = zonesOf(state).flat()
  if (result?.winners.length !== 1) yield 'nobody has won'
  if (standing.length !== CARDS_OF_BOTH || new Set(standing).size !== CARDS_OF_BOTH) yield 'a card is lost or doubled'
  const impurity = findImpurity(state)
  if (impurity !== null) yield impurity
}

/** Whether a duel replays exactly; only some are asked, since that takes as long as the duel itself. */
function* flawsOfRecord(game: Played, n: number): Generator<string> {
  if (n % REPLAYED_EVERY !== 0) return
  const { verdict } = replay(pokemon, recordOf(game))
  if (verdict !== 'EXACT') yield `it replays as ${verdict}`
}

test('random duels with decks of anything come to a proper end', () => {
  for (let n = 0; n < DUELS; n++) {
    const { game, flaws } = play(`duel ${n}`)
    expect([n, ...new Set(flaws), ...flawsAtTheEnd(game), ...flawsOfRecord(game, n)]).toEqual([n])
  }
})

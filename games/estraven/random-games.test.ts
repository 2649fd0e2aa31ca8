import { createGame, findImpurity, type Game, recordOf, replay } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { DECK_PAIRS } from './cards/deck-pairs.ts'
import { estraven } from './rules/estraven.ts'
import type { EstravenOptions } from './rules/options.ts'
import type { EstravenState } from './rules/state.ts'
import { zonesOf } from './scenario/zones.ts'

type Played = Game<EstravenState, EstravenOptions>

const GAMES = soakable(60, 20_000)
const REPLAYED_EVERY = soakable(20, 100)

/** All decks meet all others in turn. */
function play(n: number): { readonly game: Played; readonly flaws: readonly string[] } {
  const seed = `random ${n}`
  const options = {
    firstDecks: DECK_PAIRS[n % DECK_PAIRS.length],
    secondDecks: DECK_PAIRS[Math.floor(n / DECK_PAIRS.length) % DECK_PAIRS.length],
  }
  const game: Played = createGame(estraven, { players: ['ana', 'bo'], seed, options })
  const chance = Random.fromSeed(seed)
  const flaws: string[] = []
  for (const { seat } of game.players)
    game.seatResponder(seat, (question) => {
      flaws.push(...flawsNow(game.state))
      return question.randomAnswer(chance)
    })
  game.run()
  if (game.fault !== null) throw new Error(`${seed}: ${game.fault.stack}`)
  return { game, flaws }
}

/** What is wrong with the table while somebody is asked. */
function* flawsNow({ players }: EstravenState): Generator<string> {
  for (const { pool, battlefield } of players) {
    if (pool < 0) yield 'somebody owes mana'
    if (battlefield.some(({ damage }) => damage < 0)) yield 'less than no damage'
  }
}

/** What is wrong with the end of a game. */
function* flawsAtTheEnd({ state, result, cards }: Played): Generator<string> {
  const standing = zonesOf(state).flat()
  if (result === null) yield 'it did not end'
  if (standing.length !== cards.size || new Set(standing).size !== cards.size) yield 'a card is lost or doubled'
  const impurity = findImpurity(state)
  if (impurity !== null) yield impurity
}

/** Whether a game replays exactly; only some are asked, since that takes as long as the game itself. */
function* flawsOfRecord(game: Played, n: number): Generator<string> {
  if (n % REPLAYED_EVERY !== 0) return
  const { verdict } = replay(estraven, recordOf(game))
  if (verdict !== 'EXACT') yield `it replays as ${verdict}`
}

test('random games of all decks against all come to a proper end, with every card in its place', () => {
  for (let n = 0; n < GAMES; n++) {
    const { game, flaws } = play(n)
    expect([n, ...new Set(flaws), ...flawsAtTheEnd(game), ...flawsOfRecord(game, n)]).toEqual([n])
  }
})

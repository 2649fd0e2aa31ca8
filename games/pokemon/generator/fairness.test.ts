import { createGame, type Game, project } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { answerOf } from '../match/answer-of.ts'
import { type Match, matchOf } from '../match/match.ts'
import { identifierOf } from '../match/vocabulary.ts'
import { pokemon } from '../rules/pokemon.ts'
import { TRICKS } from '../scenario/odd-decks.ts'
import type { Decision } from './decision.ts'
import { explainAction } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'
import { opponentPokemon } from './opponent/opponent-pokemon.ts'
import { playerPokemon } from './scoring/player-pokemon.ts'
import { Situation } from './situation.ts'

/** Every identity in a game, known to somebody or not. */
function dealOf({ cards }: Game): string {
  return cards
    .everyId()
    .map((card) => cards.identity(card))
    .join()
}

/** A decision with its reason, and everything that was looked at on the way. */
interface Thought {
  readonly decision: Decision
  readonly actions: unknown
  readonly lists: unknown
}

function weighed(match: Match, seat: number): Omit<Thought, 'decision'> {
  const { actions, knockOuts, maximumDamage, threats, table } = new Situation(match, 'x', identifierOf(seat))
  const pokemon = [playerPokemon(table), opponentPokemon(table)]
  return { actions, lists: { knockOuts, maximumDamage, threats, pokemon } }
}

const PLAYED: readonly (readonly [GeneratorName, string])[] = [
  ['generator-v1', 'haymaker-base'],
  ['generator-v1', TRICKS],
  ['generator-v2', 'damage-swap-base'],
  ['generator-v2', TRICKS],
]

test.each(PLAYED)(
  '%s weighs the same and decides the same, for the same reason, in twins that differ only in what its player does not know',
  (name, deck) => {
    const generator = GENERATORS[name]
    const options = { deck1: deck, deck2: 'zap' }
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `fair ${deck.length}`, options })
    const chance = Random.fromSeed('twins')
    const reasons = new Set<string>()
    const inTwins: (readonly [Thought, Thought])[] = []
    let different = 0
    for (const seat of [0, 1])
      game.seatResponder(seat, (question) => {
        const match = matchOf(question.projection())
        const decision = explainAction(match, 'x', identifierOf(seat), generator)
        reasons.add(decision.why)
        const twin = chance.int(4) === 0 ? question.imagine(chance) : null
        if (twin !== null) {
          const told = matchOf(project(twin, seat))
          inTwins.push([
            { decision, ...weighed(match, seat) },
            { decision: explainAction(told, 'x', identifierOf(seat), generator), ...weighed(told, seat) },
          ])
          if (dealOf(twin) !== dealOf(game as unknown as Game)) different++
        }
        return answerOf(decision.action)
      })
    game.run()
    expect(game.fault).toBeNull()
    expect(reasons).not.toContain('')
    for (const [thought, inTwin] of inTwins) expect(inTwin).toEqual(thought)
    expect(inTwins.length).toBeGreaterThan(5)
    expect(different / inTwins.length).toBeGreaterThanOrEqual(0.95)
  },
)

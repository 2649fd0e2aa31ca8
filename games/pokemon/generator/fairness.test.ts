import { createGame, type Game, project, Random } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { answerOf } from '../match/answer-of.ts'
import { matchOf } from '../match/match.ts'
import { identifierOf } from '../match/vocabulary.ts'
import { pokemon } from '../rules/pokemon.ts'
import { TRICKS } from '../scenario/odd-decks.ts'
import type { Decision } from './decision.ts'
import { explainAction } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'

/** Every identity in a game, known to somebody or not. */
function dealOf({ cards }: Game): string {
  return cards
    .everyId()
    .map((card) => cards.identity(card))
    .join()
}

const PLAYED: readonly (readonly [GeneratorName, string])[] = [
  ['generator-v1', 'haymaker-base'],
  ['generator-v1', TRICKS],
  ['generator-v2', 'damage-swap-base'],
  ['generator-v2', TRICKS],
]

test.each(PLAYED)(
  '%s decides the same, for the same reason, in twins that differ only in what its player does not know',
  (name, deck) => {
    const generator = GENERATORS[name]
    const options = { deck1: deck, deck2: 'zap' }
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `fair ${deck.length}`, options })
    const chance = Random.fromSeed('twins')
    const reasons = new Set<string>()
    const inTwins: (readonly [Decision, Decision])[] = []
    let different = 0
    for (const seat of [0, 1])
      game.seatResponder(seat, (question) => {
        const decision = explainAction(matchOf(question.projection()), 'x', identifierOf(seat), generator)
        reasons.add(decision.why)
        const twin = chance.int(4) === 0 ? question.imagine(chance) : null
        if (twin !== null) {
          const told = matchOf(project(twin, seat))
          inTwins.push([decision, explainAction(told, 'x', identifierOf(seat), generator)])
          if (dealOf(twin) !== dealOf(game as unknown as Game)) different++
        }
        return answerOf(decision.action)
      })
    game.run()
    expect(game.fault).toBeNull()
    expect(reasons).not.toContain('')
    for (const [decision, inTwin] of inTwins) expect(inTwin).toEqual(decision)
    expect(inTwins.length).toBeGreaterThan(5)
    expect(different / inTwins.length).toBeGreaterThanOrEqual(0.95)
  },
)

import type { AgentKind, GameDefinition, Seat, Words } from '@turnwright/kernel'
import { Game, samePlain } from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import type { Check } from '../check.ts'
import type { GameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import { quickAgents } from '../play/quick-agents.ts'
import { type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/** Rewording a sentence changes no answer: agents go by what things are about. */
export const agentsReadNoWords: Check = {
  law: 'is played in the same way by its agents, whatever its sentences say',
  style: 'random',
  begin(subject) {
    const look = sparsely((sitting) => playsAlike(subject, sitting))
    return { atQuestion: look }
  },
}

function playsAlike(subject: GameUnderTest, sitting: Sitting): void {
  const { game } = sitting
  const noise = new Game(reworded(sitting.watch.definition), sitting.table)
  noise.resume(sitting.standing(), game.log)
  const agents = quickAgents(subject)
  // Another chance at each moment: whoever slips now and then is asked with and without.
  const chance = `agent ${game.log.length}`
  for (const [at, selector] of (game.waiting?.selectors ?? []).entries()) {
    const seat = seatOf(game, selector)
    for (const { name, kind } of agents)
      if (!samePlain(answerOf(kind, game, seat, at, chance), answerOf(kind, noise, seat, at, chance)))
        throw new LawBroken(
          `the agent "${name}" answers "${selector.title}" of ${selector.actor} in another way when it is worded otherwise\n  ${sitting.place()}`,
        )
  }
}

function answerOf(kind: AgentKind, game: Game, seat: Seat, at: number, chance: string): unknown {
  const selector = game.waiting?.selectors[at]
  return selector === undefined
    ? null
    : (kind.create(Random.fromSeed(chance))(new Question(game, seat, selector)) ?? null)
}

/** Every sentence and every name of a card is noise, another one each time. */
function reworded(definition: GameDefinition<unknown, unknown>): GameDefinition<unknown, unknown> {
  let said = 0
  const noise = (): string => `noise ${++said}`
  const en = new Proxy<Words>({}, { get: () => noise })
  return Object.assign(Object.create(definition) as GameDefinition<unknown, unknown>, {
    words: { en },
    cardName: noise,
  })
}

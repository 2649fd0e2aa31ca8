import type { AgentKind, Chance, Question } from '@turnwright/kernel'
import { type AnySelection, samePlain } from '@turnwright/kernel/host'
import type { Mind } from '@turnwright/kernel/search'

export interface SlippingPlan {
  readonly about: string
  readonly mind: Mind
  readonly policy: AgentKind
  /** The share of decisions in which it slips. */
  readonly slips: number
}

const THOUSAND = 1000
/** A slip is one of the best that were not the best. */
const LAST_PLACE = 3

/** Plays as the policy does, but now and then gives the second or third best answer in its place. */
export function slippingAgent({ about, mind, policy, slips }: SlippingPlan): AgentKind {
  return {
    about,
    ...(policy.readsLog === true ? { readsLog: true } : {}),
    ...(policy.slow === true ? { slow: true } : {}),
    ...(policy.imagines === true ? { imagines: true } : {}),
    create(chance) {
      const usual = policy.create(chance)
      return (question) => {
        const slip = chance.int(THOUSAND) < slips * THOUSAND ? slipIn(question, mind, chance) : null
        return slip ?? usual(question)
      }
    },
  }
}

/** Null where there is nothing to get slightly wrong. */
function slipIn(question: Question, mind: Mind, chance: Chance): AnySelection | null {
  // A mind that ranks nothing knows of no nonsense either: anything legal is a slip.
  if (mind.rank === undefined) return question.randomAnswer(chance)
  const ranked = mind.rank(question, chance)
  if (ranked === null || ranked.length < 2) return null
  const place = 1 + chance.int(Math.min(LAST_PLACE, ranked.length) - 1)
  const slip = ranked[place]?.answer
  return slip === undefined || samePlain(slip, ranked[0]?.answer) ? null : slip
}

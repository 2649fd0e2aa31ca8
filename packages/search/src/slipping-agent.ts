import { type AgentKind, nth } from '@turnwright/kernel'
import { type AnySelection, samePlain } from '@turnwright/kernel/host'
import { type Chance, type Mind, type Question } from '@turnwright/kernel/search'

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
/** And at least so likely to be right as this share of what the best was: everything else would be nonsense. */
const SENSIBLE = 0.2

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
  const [best, ...others] = mind.rank(question, chance) ?? []
  if (best === undefined) return null
  const sensible = others
    .slice(0, LAST_PLACE - 1)
    .filter(({ answer, prior }) => prior >= SENSIBLE * best.prior && !samePlain(answer, best.answer))
  return sensible.length === 0 ? null : nth(sensible, chance.int(sensible.length)).answer
}

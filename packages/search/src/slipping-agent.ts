import { type AgentKind, nth } from '@turnwright/kernel'
import { type AnySelection, samePlain } from '@turnwright/kernel/host'
import { type Chance, type Mind, type Question } from '@turnwright/kernel/search'
import { Column } from './column.ts'
import { Playouts } from './playouts.ts'
import type { Settings } from './settings.ts'

export interface SlippingPlan {
  readonly about: string
  readonly mind: Mind
  readonly policy: AgentKind
  /** The share of decisions in which it slips. */
  readonly slips: number
  /** How those who think ahead play on: by such playouts it is told what would be worse than a slip. */
  readonly settings: Pick<Settings, 'turns' | 'noise'>
}

const THOUSAND = 1000
const MANY = 2 ** 31
/** A slip is at least so likely to be right as this share of what the likeliest is: everything else would be nonsense. */
const SENSIBLE = 0.2
/** So many other answers come to its mind, and it looks at them on so many deals: quickly, since it is to answer at once. */
const DRAWN = 3
const DEALS = 8
/** It begins no further deal after so many positions: where whole games are played on, it looks less often. */
const POSITIONS = 2500
/** It costs less than this, in what its mind counts. Playouts to the end are won or lost: one of them may be lost by it. */
const COSTS: Readonly<Record<Mind['unit'], number>> = { points: 3, chance: 0.13 }

/** Plays as the policy does, but now and then gives an answer in its place that is a little worse. */
export function slippingAgent({ about, mind, policy, slips, settings }: SlippingPlan): AgentKind {
  return {
    about,
    ...(policy.readsLog === true ? { readsLog: true } : {}),
    ...(policy.slow === true ? { slow: true } : {}),
    // What a slip costs is looked up in games that could be this one, and some minds rank by such games too.
    ...(policy.imagines === true || mind.rank !== undefined ? { imagines: true } : {}),
    create(chance) {
      const usual = policy.create(chance)
      return (question) => {
        const isSlip = chance.int(THOUSAND) < slips * THOUSAND
        const answer = usual(question)
        if (!isSlip || answer === undefined) return answer
        return slipIn(question, answer, mind, settings, chance) ?? answer
      }
    },
  }
}

/** Null where there is nothing to get slightly wrong. */
function slipIn(
  question: Question,
  usual: AnySelection,
  mind: Mind,
  settings: SlippingPlan['settings'],
  chance: Chance,
): AnySelection | null {
  // A mind that ranks nothing knows of no nonsense either: anything legal is a slip.
  if (mind.rank === undefined) return question.randomAnswer(chance)
  const others = drawnFrom(sensible(question, usual, mind, chance), chance)
  if (others.length === 0) return null
  const playouts = new Playouts(question, mind, settings, String(chance.int(MANY)))
  const [before, ...columns] = compared([usual, ...others], playouts)
  const near = others.filter((_, at) => isNear(columns[at], before, COSTS[mind.unit]))
  return near.length === 0 ? null : nth(near, chance.int(near.length))
}

function sensible(question: Question, usual: AnySelection, mind: Mind, chance: Chance): readonly AnySelection[] {
  const ranked = mind.rank?.(question, chance) ?? []
  const likeliest = Math.max(0, ...ranked.map(({ prior }) => prior))
  return ranked.flatMap(({ answer, prior }) =>
    prior >= SENSIBLE * likeliest && !samePlain(answer, usual) ? [answer] : [],
  )
}

function drawnFrom(answers: readonly AnySelection[], chance: Chance): readonly AnySelection[] {
  const left = [...answers]
  const drawn: AnySelection[] = []
  while (left.length > 0 && drawn.length < DRAWN) drawn.push(...left.splice(chance.int(left.length), 1))
  return drawn
}

/** What each came to, on the same deals. */
function compared(answers: readonly AnySelection[], playouts: Playouts): readonly Column[] {
  const columns = answers.map((_, at) => new Column(at))
  for (let deal = 0; deal < DEALS && playouts.nodes < POSITIONS; deal++)
    for (const [at, answer] of answers.entries()) columns[at]?.add(playouts.worth(answer, deal))
  return columns
}

/** A little worse: what looks better is no slip. Where playouts fail nothing is known, and nothing is near. */
function isNear(slip: Column | undefined, usual: Column | undefined, cost: number): boolean {
  if (slip === undefined || usual === undefined || slip.playouts === 0 || usual.playouts === 0) return false
  const { mean } = usual.lead(slip)
  return mean > 0 && mean < cost
}

import type { AgentKind, Seat } from '@turnwright/kernel'
import { beginningFrom, type Game, samePlain } from '@turnwright/kernel/host'
import { dealTwin, Question, Random } from '@turnwright/kernel/search'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import type { GameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import { quickAgents } from '../play/quick-agents.ts'
import { type Sitting, seatOf } from '../play/sitting.ts'
import { soakable } from '../soakable.ts'
import { sparsely } from '../sparsely.ts'
import { Trail, type TrailMark } from '../twins/trail.ts'
import { compareTwins } from '../twins/twin.ts'

/** How far back a twin may set out. Dealing only at the end would miss secrets that were derived on the way. */
const LONGEST_ROAD = 12
const LEAST_DIFFERENT = 0.95
/** Another deal may make an answer impossible now and then, not most of the time. */
const LEAST_FOLLOWED = 0.25
const BEGIN_EVERY = soakable(5, 1)
const ASK_AGENTS_EVERY = soakable(3, 1)

interface Tally {
  hidden: number
  different: number
  followed: number
}

/** Noninterference: nobody is told anything that depends on cards they do not know. */
export const keepsSecrets: Check = {
  law: 'tells nobody, and no agent, anything that depends on what they may not know',
  style: 'random',
  begin(subject) {
    const trails = new WeakMap<Sitting, Trail>()
    const tally: Tally = { hidden: 0, different: 0, followed: 0 }
    const look = sparsely((sitting) => {
      for (const seat of sitting.onlookers) lookBack(subject, sitting, trails.get(sitting) as Trail, seat, tally)
    })
    const examine = (sitting: Sitting): void => {
      const trail = trails.get(sitting) ?? new Trail(sitting)
      trails.set(sitting, trail)
      trail.mark()
      look(sitting)
    }
    return { atQuestion: examine, atEnd: examine, afterAll: () => mustMeanSomething(tally) }
  },
}

function lookBack(subject: GameUnderTest, sitting: Sitting, trail: Trail, seat: Seat | null, tally: Tally): void {
  const chance = sitting.chance(`twin of ${seat}`)
  const back = Math.min(trail.marks.length - 1, chance.int(LONGEST_ROAD + 1))
  const from = trail.marks.length - 1 - back
  const mark = trail.marks[from] as TrailMark
  const deal = dealTwin(sitting.game, mark.snapshot.position, seat, trail.glimpsedSince(from, seat), chance)
  if (!deal.hidden) return
  tally.hidden++
  if (deal.cards === null) return
  tally.different++
  const outcome = compareTwins(sitting, mark, deal.cards, seat, (one, other) => {
    if (one.log.length % ASK_AGENTS_EVERY === 0) agentsChooseAlike(subject, sitting, one, other, seat)
    if (one.log.length % BEGIN_EVERY === 0 && seat !== null) beginAlike(sitting, one, other, seat)
    mustShowTheSame(subject, sitting, one, other, seat)
  })
  if (outcome === 'followed') tally.followed++
}

/** A program that got the same chance must choose the same, or it knows something that its seat does not. */
function agentsChooseAlike(subject: GameUnderTest, sitting: Sitting, one: Game, other: Game, seat: Seat | null): void {
  const selectors = one.waiting?.selectors.filter((selector) => seatOf(one, selector) === seat) ?? []
  const agents = quickAgents(subject)
  // Another chance at each moment: whoever slips now and then is asked with and without.
  const chance = `agent ${one.log.length}`
  for (const { title } of selectors)
    for (const { name, kind } of agents)
      if (
        !samePlain(choiceOf(kind, one, seat as Seat, title, chance), choiceOf(kind, other, seat as Seat, title, chance))
      )
        throw new LawBroken(
          `the agent "${name}" chooses differently for ${sitting.nameOf(seat)} ("${title}") in two deals that look alike\n  ${sitting.place()}`,
        )
}

function choiceOf(kind: AgentKind, game: Game, seat: Seat, title: string, chance: string): unknown {
  const selector = game.waiting?.selectors.find((each) => seatOf(game, each) === seat && each.title === title)
  if (selector === undefined) return null
  return kind.create(Random.fromSeed(chance))(new Question(game, seat, selector)) ?? null
}

/** A game that begins here for a seat, whoever looks at all of it, holds nothing of what that seat does not know. */
function beginAlike(sitting: Sitting, one: Game, other: Game, seat: Seat): void {
  const [from, twins] = [one, other].map((game) => beginningFrom(game, seat, Random.fromSeed('begin')))
  const difference = firstDifference(from, twins)
  if (difference !== null)
    throw new LawBroken(
      `a game that begins here for ${sitting.nameOf(seat)} tells a secret at ${difference}\n  ${sitting.place()}`,
    )
}

/** Whatever else somebody is shown of this moment must be the same in both. */
function mustShowTheSame({ shown }: GameUnderTest, sitting: Sitting, one: Game, other: Game, seat: Seat | null): void {
  if (shown === null) return
  const difference = firstDifference(shown(one, seat), shown(other, seat))
  if (difference !== null)
    throw new LawBroken(
      `what ${sitting.nameOf(seat)} is shown beside the table tells a secret at ${difference}\n  ${sitting.place()}`,
    )
}

/** A silent check proves something only if the deals it compared were different. */
function mustMeanSomething({ hidden, different, followed }: Tally): void {
  if (hidden > 0 && different / hidden < LEAST_DIFFERENT)
    throw new LawBroken(
      `only ${different} of ${hidden} deals differ although something is hidden: the game's \`exchangeable\` is too narrow`,
    )
  if (followed < different * LEAST_FOLLOWED)
    throw new LawBroken(
      `only ${followed} of ${different} other deals could be played on with the same answers: who is asked what, and which cards come up, depends on hidden cards`,
    )
}

import { nth } from '@turnwright/kernel'
import type { Responder } from '@turnwright/kernel/host'
import { type Chance, type Mind, type Question, type Ranked } from '@turnwright/kernel/search'
import { Purse } from './budget.ts'
import { candidatesOf } from './candidates.ts'
import { type Clock, wallClock } from './clock.ts'
import type { Column } from './column.ts'
import { halving, type HalvingRules, type Worth } from './halving.ts'
import { lineOf } from './line.ts'
import { Playouts } from './playouts.ts'
import type { Settings } from './settings.ts'
import { treeSearch } from './tree.ts'
import type { Considered, Move, Thought } from './thought.ts'

/** Who thinks: what it knows of the game, what its game's own player would do, and how it goes about it. */
export interface Thinker {
  readonly mind: Mind
  /** The game's own player, who answers what thinking would be wasted on. */
  readonly policy: Responder
  readonly settings: Settings
  readonly clock?: Clock
}

const MANY = 2 ** 31
/** Of the normal distribution: 95 of 100 lie so many standard errors around the mean. */
const Z = 1.96

/**
 * Compares the answers to a question by games that could be this one as far as its seat knows. The best `lines` of them
 * come with what is expected to follow, which costs one more playout each.
 */
export function ponder(question: Question, chance: Chance, thinker: Thinker, lines = 0): Thought {
  const work = beginning(question, chance, thinker)
  const { candidates, purse, playouts, rules } = work
  if (candidates.length < 2) return thoughtOf(work, [], lines)
  const { tree = null } = thinker.settings
  if (tree !== null) return thoughtOf(work, treeSearch(work, tree), lines)
  const worth: Worth = (candidate, deal) => playouts.worth((candidates[candidate] as Ranked).answer, deal)
  return thoughtOf(work, halving(candidates.length, purse, rules, worth), lines)
}

/** A decision that is being thought about. */
export interface Work {
  readonly mind: Mind
  readonly margin: number
  readonly candidates: readonly Ranked[]
  readonly purse: Purse
  readonly playouts: Playouts
  readonly rules: HalvingRules
  /** What the deals are drawn from: with the same one, whoever plays them plays the same. */
  readonly luck: string
}

export function beginning(question: Question, chance: Chance, thinker: Thinker): Work {
  const { mind, policy, settings, clock = wallClock } = thinker
  const luck = String(chance.int(MANY))
  const playouts = new Playouts(question, mind, settings, luck)
  const purse = new Purse(settings.budget, clock, () => playouts.nodes)
  const { width, openings = width } = settings
  // In a tree the answers are not compared deal by deal.
  const margin = (settings.tree ?? null) === null ? settings.margin : 0
  const most = openings !== width && playouts.isOpening ? openings : width
  const candidates = candidatesOf(question, mind, policy, most, chance)
  return { mind, margin, candidates, purse, playouts, luck, rules: { ...settings, keepsFirst: margin > 0 } }
}

export function thoughtOf(work: Work, columns: readonly Column[], lines: number): Thought {
  const { mind, margin, candidates, purse, playouts } = work
  const best = chosenFrom(columns, margin)
  const ordered = best === undefined ? [] : [best, ...columns.filter((column) => column !== best)]
  const considered =
    best === undefined
      ? candidates.slice(0, 1).map(unlooked)
      : ordered.map((column, place) => {
          const ranked = candidates[column.candidate] as Ranked
          const deal = place < lines ? column.typicalDeal : null
          return judged(column, ranked, deal === null ? [] : lineOf(playouts, ranked.answer, deal))
        })
  const { answer } = nth(considered, 0)
  return { answer, unit: mind.unit, considered, playouts: purse.playouts, failed: purse.failed }
}

/** The best, unless it does not beat the first-ranked one clearly enough. */
function chosenFrom(columns: readonly Column[], margin: number): Column | undefined {
  const best = columns.find(({ playouts }) => playouts > 0)
  const first = columns.find(({ candidate }) => candidate === 0)
  // A first one whose playouts all failed has nothing that could be beaten.
  if (best === undefined || first === undefined || first.playouts === 0 || margin === 0) return best ?? first
  const { mean, error } = best.lead(first)
  return mean > margin * error ? best : first
}

function judged(column: Column, { answer, prior }: Ranked, line: readonly Move[]): Considered {
  const { playouts, mean, error } = column
  const reach = Z * error
  return {
    answer,
    prior,
    estimate: playouts === 0 ? null : mean,
    interval: Number.isFinite(reach) ? [mean - reach, mean + reach] : null,
    playouts,
    line,
  }
}

function unlooked({ answer, prior }: Ranked): Considered {
  return { answer, prior, estimate: null, interval: null, playouts: 0, line: [] }
}

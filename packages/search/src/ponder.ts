import type { Chance, Question } from '@turnwright/kernel'
import type { Responder } from '@turnwright/kernel/host'
import type { Mind, Ranked } from '@turnwright/kernel/search'
import { Purse } from './budget.ts'
import { candidatesOf } from './candidates.ts'
import { type Clock, wallClock } from './clock.ts'
import type { Column } from './column.ts'
import { halving } from './halving.ts'
import { lineOf } from './line.ts'
import { Playouts } from './playouts.ts'
import type { Settings } from './settings.ts'
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

/** A thought, and a way to have its lines told, which costs one more playout each. */
export interface Pondering {
  readonly thought: Thought
  /** What is expected to follow the answer of that place in `considered`; nothing where no playout came to anything. */
  line(place: number): readonly Move[]
}

/** Compares the answers to a question by games that could be this one as far as its seat knows. */
export function ponder(question: Question, chance: Chance, thinker: Thinker): Pondering {
  const { mind, policy, settings, clock = wallClock } = thinker
  const purse = new Purse(settings.budget, clock)
  const candidates = candidatesOf(question, mind, policy, settings.width, chance)
  const luck = String(chance.int(MANY))
  const playouts = new Playouts(question, mind, settings, luck)
  const rules = { ...settings, keepsFirst: settings.margin > 0 }
  const columns =
    candidates.length < 2
      ? []
      : halving(candidates.length, purse, rules, (candidate, deal) =>
          playouts.worth((candidates[candidate] as Ranked).answer, deal),
        )
  const best = chosenFrom(columns, settings.margin)
  const ordered = best === undefined ? columns : [best, ...columns.filter((column) => column !== best)]
  const considered = best === undefined ? candidates.map(unlooked) : ordered.map((column) => judged(column, candidates))
  const thought: Thought = {
    answer: (considered[0] as Considered).answer,
    unit: mind.unit,
    considered,
    playouts: purse.playouts,
    failed: playouts.failed,
  }
  const line = (place: number): readonly Move[] => {
    const column = ordered[place]
    const deal = column?.typicalDeal ?? -1
    return column === undefined || deal < 0
      ? []
      : lineOf(playouts, (candidates[column.candidate] as Ranked).answer, deal)
  }
  return { thought, line }
}

/** The best, unless it does not beat the first-ranked one clearly enough. */
function chosenFrom(columns: readonly Column[], margin: number): Column | undefined {
  const best = columns.find(({ playouts }) => playouts > 0)
  const first = columns.find(({ candidate }) => candidate === 0)
  if (best === undefined || first === undefined || margin === 0) return best ?? first
  const { mean, error } = best.lead(first)
  return mean > margin * error ? best : first
}

function judged(column: Column, candidates: readonly Ranked[]): Considered {
  const { answer, prior } = candidates[column.candidate] as Ranked
  const { playouts, mean, error } = column
  const reach = Z * error
  return {
    answer,
    prior,
    estimate: playouts === 0 ? null : mean,
    interval: Number.isFinite(reach) ? [mean - reach, mean + reach] : null,
    playouts,
  }
}

function unlooked({ answer, prior }: Ranked): Considered {
  return { answer, prior, estimate: null, interval: null, playouts: 0 }
}

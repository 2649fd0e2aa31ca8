import type { FigureSpec, Measurement } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { Balance, Encounter } from './balance.ts'
import { isFair, isOfGoodLength, LEAST_TRAILING, MOST_DECKED, shareOf } from './balance-report.ts'

/** With fewer, the length of an encounter close to a border is left to chance. */
const GAMES_AN_ENCOUNTER = 400

/** How fair the encounters are and how long they last: all of it seen in the same games, which are played once. */
export const balanceFigures: readonly FigureSpec[] = [
  figure('balance', '% away from even', { atMost: 15 }, awayFromEven),
  figure('length', '% of encounters', { atLeast: 100 }, ofGoodLength),
  figure('decked', '% of games', { atMost: 100 * MOST_DECKED }, decked),
  figure('trailing', '% wins', { atLeast: 100 * LEAST_TRAILING }, trailing),
]

function figure(id: string, unit: string, bar: FigureSpec['bar'], read: (balance: Balance) => Measurement): FigureSpec {
  return { id, unit, bar, measure: async () => read(await measured()) }
}

let known: Promise<Balance> | null = null

function measured(): Promise<Balance> {
  known ??= measureOnce()
  return known
}

async function measureOnce(): Promise<Balance> {
  const bench = openWorkbench<Balance>(new URL('./balance-process.ts', import.meta.url))
  try {
    return await bench.ask(GAMES_AN_ENCOUNTER)
  } finally {
    bench.close()
  }
}

/** The pair of decks that is furthest from even against another. */
function awayFromEven({ encounters, firstWins, games }: Balance): Measurement {
  const away = encounters.map((each) => 100 * Math.abs(shareOf(each) - 0.5))
  const detail =
    `${countOf(encounters, isFair)} encounters within 35-65 % over ${GAMES_AN_ENCOUNTER} games each, up to 1,500 where those cannot tell; ` +
    `whoever begins wins ${amount((100 * firstWins) / games)} %`
  return { value: Math.max(...away), runs: away, detail }
}

function ofGoodLength({ encounters, turns }: Balance): Measurement {
  const lengths = encounters.map((each) => each.turns)
  const good = (100 * encounters.filter(isOfGoodLength).length) / encounters.length
  const detail =
    `${countOf(encounters, isOfGoodLength)} encounters last 6 to 10 turns of each player on average: ` +
    `${Math.min(...lengths).toFixed(2)} to ${Math.max(...lengths).toFixed(2)}, ${amount(turns)} over all`
  return { value: good, runs: [good], detail }
}

function decked({ decked: lost, games }: Balance): Measurement {
  const value = (100 * lost) / games
  return { value, runs: [value], detail: `${lost} of ${games} games lost for want of cards` }
}

function trailing({ trailing: { wins, games } }: Balance): Measurement {
  const value = (100 * wins) / games
  const detail = `${amount(wins)} of ${games} games won by whoever had less life at the end of round 4`
  return { value, runs: [value], detail }
}

function countOf(encounters: readonly Encounter[], isInside: (each: Encounter) => boolean): string {
  return `${encounters.filter(isInside).length} of ${encounters.length}`
}

import { DECK_PAIRS, pairTitle } from '@turnwright/estraven'
import { type Balance, type Encounter, FAIR, GOOD_LENGTH, interval } from './balance.ts'

/** What is asked of the game beside fair encounters of a good length. */
export const MOST_DECKED = 0.1
export const LEAST_TRAILING = 0.3
const FIRST = { least: 0.45, most: 0.55 } as const
const LEAST_ANSWERS = 2.6

export const shareOf = ({ wins, games }: Encounter): number => wins / games
export const isFair = (each: Encounter): boolean => shareOf(each) >= FAIR.least && shareOf(each) <= FAIR.most
export const isOfGoodLength = ({ turns }: Encounter): boolean => turns >= GOOD_LENGTH.least && turns <= GOOD_LENGTH.most

/** Every encounter, every pair, and at the end what is asked and whether it holds. */
export function balanceReport(balance: Balance): readonly string[] {
  const { encounters } = balance
  return [
    ...encounters.map((each) => `${encounterLine(each)}${isFair(each) && isOfGoodLength(each) ? '' : ' !'}`),
    '',
    'All games of a pair:',
    ...pairLines(encounters),
    '',
    ...verdict(balance),
  ]
}

function encounterLine(each: Encounter): string {
  const [low, high] = interval(each.wins, each.games)
  const range = `${percent(low)} to ${percent(high)} in ${String(each.games).padStart(4)} games`
  return `${tenths(shareOf(each))} (${range}), ${each.turns.toFixed(1).padStart(4)} turns  ${each.one} against ${each.other}`
}

function pairLines(encounters: readonly Encounter[]): readonly string[] {
  return DECK_PAIRS.flatMap((pair) => {
    const own = encounters.filter(({ one, other }) => one === pair || other === pair)
    if (own.length === 0) return []
    const won = own.reduce((sum, { one, wins, games }) => sum + (one === pair ? wins : games - wins), 0)
    const all = own.reduce((sum, { games }) => sum + games, 0)
    return [`${percent(won / all)}  ${pairTitle(pair)}`]
  })
}

/** One line for each thing that is asked, and below it the encounters that are outside. */
export function verdict({
  encounters,
  games,
  firstWins,
  turns,
  decked,
  trailing,
  priority,
}: Balance): readonly string[] {
  const shares = encounters.map(shareOf)
  const lengths = encounters.map((each) => each.turns)
  const least = encounters.reduce((fewest, each) => Math.min(fewest, each.games), Number.POSITIVE_INFINITY)
  const first = firstWins / games
  const comeback = trailing.wins / trailing.games
  const answers = priority.answers / games
  return [
    `What is asked, by ${games} games of greedy against itself, ${least} or more of every encounter:`,
    line(
      encounters.every(isFair),
      'every encounter is won 35 to 65 % of the time',
      `${countOf(encounters, isFair)}, ${tenths(Math.min(...shares))} to ${tenths(Math.max(...shares))}`,
    ),
    ...outside(encounters, isFair),
    line(
      encounters.every(isOfGoodLength),
      'every encounter lasts 6 to 10 turns of each player on average',
      `${countOf(encounters, isOfGoodLength)}, ${Math.min(...lengths).toFixed(2)} to ${Math.max(...lengths).toFixed(2)}, ${turns.toFixed(1)} over all`,
    ),
    ...outside(encounters, isOfGoodLength),
    line(
      decked / games <= MOST_DECKED,
      'at most 10 % of the games are lost for want of a card to draw',
      tenths(decked / games),
    ),
    line(
      comeback >= LEAST_TRAILING,
      'whoever has less life at the end of round 4, when both have had four turns, wins at least 30 %',
      tenths(comeback),
    ),
    line(first >= FIRST.least && first <= FIRST.most, 'whoever begins wins 45 to 55 %', tenths(first)),
    line(
      answers >= LEAST_ANSWERS,
      'the chain is answered 2.6 times a game or more',
      `${answers.toFixed(1)} answers to ${(priority.questions / games).toFixed(1)} questions of priority`,
    ),
  ]
}

/** Whether everything holds that is asked. */
export function holdsAll(balance: Balance): boolean {
  return verdict(balance).every((each) => !each.startsWith(FAILS))
}

const HOLDS = 'holds '
const FAILS = 'FAILS '

function line(holds: boolean, asked: string, measured: string): string {
  return `${holds ? HOLDS : FAILS} ${asked}: ${measured}`
}

function outside(encounters: readonly Encounter[], isInside: (each: Encounter) => boolean): readonly string[] {
  return encounters.filter((each) => !isInside(each)).map((each) => `       ${encounterLine(each)}`)
}

function countOf(encounters: readonly Encounter[], isInside: (each: Encounter) => boolean): string {
  return `${encounters.filter(isInside).length} of ${encounters.length}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0).padStart(3)} %`
}

function tenths(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

import type { Cost, RatedContestant, TournamentResults } from '@turnwright/arena'
import { costText } from './cost-text.ts'
import { tableName } from './table-name.ts'

/** What a tournament came to, for people at a terminal. */
export function tournamentText(results: TournamentResults, costs: readonly Cost[]): string {
  const { games, deals, contestants, anchor, closeEnough } = results
  const width = Math.max(...contestants.map((each) => each.name.length))
  const means = contestants.map(({ scores }) => scores.mean.toFixed(1))
  const meanWidth = Math.max(...means.map((mean) => mean.length))
  const reaches = contestants.map((each) => reachText(each, anchor))
  const reachWidth = Math.max(...reaches.map((reach) => reach.length))
  const rows = contestants.map((each, at) => {
    const cost = costs.find((one) => one.name === each.name)
    return [
      `  ${String(at + 1).padStart(2)}  ${each.name.padEnd(width)}`,
      `${Math.round(each.rating).toString().padStart(5)}  ${(reaches[at] as string).padEnd(reachWidth)}`,
      `${(100 * each.won).toFixed(1)} % won`.padStart(12),
      `mean score ${(means[at] as string).padStart(meanWidth)}`,
      `${costText(cost?.aDecision ?? null)} a decision${spentText(cost)}`,
    ].join('  ')
  })
  return [
    `${tableName(results)}: ${games.toLocaleString('en')} games of ${counted(deals, 'deal')}, each from every seat`,
    ...rows,
    `Ratings with 95 % intervals; ${anchor} is 1,000, and 400 points are odds of ten to one.`,
    ...contestants.flatMap(wrongsOf),
    ...(closeEnough === false ? ['All deals were played before every interval was as narrow as asked for.'] : []),
  ].join('\n')
}

function counted(number: number, what: string): string {
  return `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`
}

/** What a model used. */
function spentText(cost: Cost | undefined): string {
  const { tokens = null, moneyAGame = null } = cost ?? {}
  if (tokens === null) return ''
  const money = moneyAGame === null ? '' : `, ${moneyAGame.toFixed(2)} a game`
  return `, ${(tokens.tokensIn + tokens.tokensOut).toLocaleString('en')} tokens${money}`
}

/** What a player from outside did wrong. */
function wrongsOf({ name, refused, answeredFor, forfeited, reasons }: RatedContestant): string[] {
  if (reasons.length === 0) return []
  const counts = `${counted(refused, 'answer')} refused, ${answeredFor} given in its place, ${counted(forfeited, 'game')} forfeited`
  return [`${name}: ${counts}`, ...reasons.map(({ reason, times }) => `  ${times} × ${reason}`)]
}

function reachText({ name, interval }: RatedContestant, anchor: string): string {
  if (name === anchor) return 'by definition'
  if (interval === null) return 'one deal only'
  const [low, high] = interval.map(Math.round)
  return `(${low} to ${high})`
}

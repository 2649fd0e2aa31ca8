import type { Cost, RatedContestant, TournamentResults } from '@turnwright/arena'
import { costText } from './cost-text.ts'
import { tableName } from './table-name.ts'

/** What a tournament came to, for people at a terminal. */
export function tournamentText(results: TournamentResults, costs: readonly Cost[]): string {
  const { games, deals, contestants, anchor, closeEnough } = results
  const width = Math.max(...contestants.map((each) => each.name.length))
  const rows = contestants.map((each, at) => {
    const cost = costs.find((one) => one.name === each.name)
    return [
      `  ${String(at + 1).padStart(2)}  ${each.name.padEnd(width)}`,
      ratingText(each, anchor),
      `${(100 * each.won).toFixed(1)} % won`.padStart(12),
      `mean score ${each.scores.mean.toFixed(1)}`,
      `${costText(cost?.aDecision ?? null)} a decision${spentText(cost)}`,
    ].join('  ')
  })
  return [
    `${tableName(results)}: ${games.toLocaleString('en')} games of ${deals.toLocaleString('en')} deals, each from every seat`,
    ...rows,
    `Ratings with 95 % intervals; ${anchor} is 1,000, and 400 points are odds of ten to one.`,
    ...contestants.flatMap(wrongsOf),
    ...(closeEnough === false ? ['All deals were played before every interval was as narrow as asked for.'] : []),
  ].join('\n')
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
  const counts = `${refused} answers refused, ${answeredFor} given in its place, ${forfeited} games forfeited`
  return [`${name}: ${counts}`, ...reasons.map(({ reason, times }) => `  ${times} × ${reason}`)]
}

function ratingText({ name, rating, interval }: RatedContestant, anchor: string): string {
  const number = Math.round(rating).toString().padStart(5)
  if (name === anchor) return `${number}  by definition   `
  if (interval === null) return `${number}  one deal only   `
  const [low, high] = interval.map(Math.round)
  return `${number}  (${low} to ${high})`.padEnd(23)
}

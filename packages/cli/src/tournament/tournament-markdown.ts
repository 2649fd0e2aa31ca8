import type { Cost, RatedContestant, TournamentReport, TournamentResults } from '@turnwright/arena'
import { costText } from './cost-text.ts'
import { tableName } from './table-name.ts'

/** A ladder as a page of the documentation. */
export function tournamentMarkdown(
  { results, run, command }: TournamentReport,
  title: string | null,
  about: string | null,
): string {
  return [
    `# ${title ?? 'Tournament'}`,
    ...(about === null ? [] : [about]),
    `Played on ${run.date}, ${run.machine}. Made by \`${command} --markdown <this file>\`: do not edit it by hand.`,
    ...results.flatMap((each, at) => gameText(each, run.costs[at] ?? [])),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

function gameText(results: TournamentResults, costs: readonly Cost[]): string[] {
  const { seats, games, deals, contestants, anchor, baseline } = results
  const whom = baseline === null ? 'everybody meets everybody' : `everybody meets ${baseline}`
  const times = seats === 2 ? 'from both seats' : `in all ${seats} rotations of the seats`
  return [
    `## ${tableName(results)}`,
    `${games.toLocaleString('en')} games: ${whom} on ${deals} ${deals === 1 ? 'deal' : 'deals'} ${times}.`,
    [
      '| | agent | rating | 95 % interval | won | mean score | a decision |',
      '|---|---|---|---|---|---|---|',
      ...contestants.map((each, at) => row(each, at, anchor, costs)),
    ].join('\n'),
  ]
}

function row(each: RatedContestant, at: number, anchor: string, costs: readonly Cost[]): string {
  const { name, rating, interval, won, scores } = each
  const cost = costs.find((one) => one.name === name)?.aDecision ?? null
  const cells = [
    String(at + 1),
    `\`${name.replaceAll('|', '\\|')}\``,
    whole(rating),
    name === anchor
      ? 'by definition'
      : interval === null
        ? 'one deal'
        : `${whole(interval[0])} to ${whole(interval[1])}`,
    `${Math.round(100 * won)} %`,
    scores.mean.toFixed(1),
    costText(cost),
  ]
  return `| ${cells.join(' | ')} |`
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en').replace('-', '−')
}

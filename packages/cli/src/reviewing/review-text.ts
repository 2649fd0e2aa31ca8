import type { Review } from '@turnwright/search'
import type { WordedAnswer } from './worded-answers.ts'

/** A review as people read it: the answers that cost most, and what would have been better. */
export function reviewText(player: string, review: Review, moments: readonly WordedAnswer[]): string {
  const { answers, unit } = review
  const judged = `${player} had something to choose ${answers.length === 1 ? 'once' : `${answers.length} times`}, judged by what ${player} knew at the time.`
  const found = moments.length === 0 ? 'No answer surely cost anything.' : 'What cost most:'
  return [judged, found, ...moments.map((moment) => momentText(moment, unit))].join('\n')
}

function momentText({ entry, question, choseText, preferredText, cost }: WordedAnswer, unit: Review['unit']): string {
  const [least, most] = cost.interval
  const indent = ' '.repeat(6)
  return [
    `${String(entry + 1).padStart(4)}  ${question}: ${choseText}`,
    `${indent}better: ${preferredText}`,
    `${indent}by ${amount(cost.mean, unit)}; between ${amount(least, unit)} and ${amount(most, unit)} in 95 of 100 cases`,
  ].join('\n')
}

function amount(value: number, unit: Review['unit']): string {
  return unit === 'chance' ? `${(value * 100).toFixed(1)} % to win` : `${value.toFixed(1)} points`
}

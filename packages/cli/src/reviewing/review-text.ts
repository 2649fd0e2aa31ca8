import {
  type Estimate,
  type ExpectedTurn,
  type Judgement,
  type Option,
  type Review,
  sourceWords,
  standingOf,
  type Unit,
} from '@turnwright/search/review'

const INDENT = ' '.repeat(6)

/** A review as people read it: the answers that cost most, and what would have been better. */
export function reviewText(players: readonly string[], review: Review, moments: readonly Judgement[]): string {
  const { answers, unit, seat } = review
  const player = players[seat] ?? ''
  const choices = answers.filter((answer) => standingOf(answer, unit) !== 'free')
  const worse = choices.filter((answer) => standingOf(answer, unit) === 'worse').length
  const doubted = choices.filter((answer) => standingOf(answer, unit) === 'in-doubt').length
  const judged =
    choices.length === 0
      ? `${player} never had anything to choose.`
      : `${choices.length - worse} of ${counted(choices.length, 'choice')} of ${player} were as good as the Master's, judged by what ${player} knew at the time${doubted === 0 ? '' : `; of ${doubted} of them there is no telling`}.`
  const found = moments.length === 0 ? 'Nothing surely cost anything.' : 'What cost most:'
  return [judged, found, ...moments.map((moment) => momentText(moment, unit, players))].join('\n')
}

function momentText(
  { entry, round, question, options, cost, sources, line }: Judgement,
  unit: Unit,
  players: readonly string[],
) {
  const chosen = options.find(({ isChosen }) => isChosen)
  const better = options.find(({ isPreferred }) => isPreferred)
  const from = sourceWords(sources)
  const where = round === null || round === 0 ? '' : ` (round ${round})`
  return [
    `${String(entry + 1).padStart(4)}  ${question}: ${optionText(chosen)}${where}`,
    `${INDENT}better: ${optionText(better)}`,
    `${INDENT}by ${cost === null ? '' : rangeText(cost, unit)}${chanceText(chosen, better, unit)}`,
    ...(from === null ? [] : [`${INDENT}from ${from}`]),
    ...(line.length === 0 ? [] : [`${INDENT}and then:`]),
    ...line.map((turn) => `${INDENT}  ${turnText(turn, players)}`),
  ].join('\n')
}

function optionText(option: Option | undefined): string {
  return option === undefined || option.words.length === 0 ? 'nothing' : option.words.join(', ')
}

function turnText({ seat, words }: ExpectedTurn, players: readonly string[]): string {
  return `${players[seat] ?? ''}: ${words.join(', ')}`
}

function rangeText({ mean, interval: [least, most] }: Estimate, unit: Unit): string {
  return `${amount(mean, unit)}; between ${amount(least, unit)} and ${amount(most, unit)} in 95 of 100 cases`
}

function chanceText(chosen: Option | undefined, better: Option | undefined, unit: Unit): string {
  if (unit === 'chance' || !chosen?.chance || !better?.chance) return ''
  return `; the chance to win falls from ${percent(better.chance.mean)} to ${percent(chosen.chance.mean)}`
}

function amount(value: number, unit: Unit): string {
  return unit === 'chance' ? `${(value * 100).toFixed(1)} % to win` : `${value.toFixed(1)} points`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

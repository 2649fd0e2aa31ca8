import { MatchBook, type MatchGame, type MatchSpec, type MatchThreads, runMatch, standingOf } from '@turnwright/arena'
import { counted } from '@turnwright/kernel'
import { codeOf } from '../../scripts/code-of.ts'
import type { FigureSpec, Measurement } from '../figure.ts'
import { amount } from '../report.ts'
import type { Ms, PlayersCommand } from './command-line.ts'
import { DEALS, MATCHES, type Match, mirrorOf, NAMES, specOf, TIMES } from './matches.ts'

/** A figure, and what it belongs to, so that it can be asked for. */
export interface PlayersFigure extends FigureSpec {
  readonly game: string
  readonly ms: Ms | null
}

const MIRROR_POINTS = 80

/** Who wins how often, with how much thinking, against whom. */
export function matchFigures(command: PlayersCommand, threads: () => MatchThreads): readonly PlayersFigure[] {
  return MATCHES.flatMap((match) => TIMES.flatMap((ms) => figuresOf(match, ms, command, threads)))
}

function figuresOf(match: Match, ms: Ms, command: PlayersCommand, threads: () => MatchThreads): PlayersFigure[] {
  const { id, game } = match
  const name = `${id}-${NAMES[ms]}`
  const spec = specOf(match, ms)
  const played = () => gamesOf(name, spec, command.deals ?? DEALS[ms], command, threads())
  const figures: PlayersFigure[] = [
    { id: name, game, ms, unit: '% wins', bar: { atLeast: match.wins[ms] }, measure: async () => wins(await played()) },
  ]
  if (ms === 100 && match.atWorst !== undefined)
    figures.push({
      id: `${name}-at-worst`,
      game,
      ms,
      unit: '% wins',
      bar: { atLeast: match.atWorst },
      measure: async () => atWorst(await played()),
    })
  if (ms === 1000 && match.points !== undefined)
    figures.push({
      id: `${id}-mean-${NAMES[ms]}`,
      game,
      ms,
      unit: 'points',
      bar: { atLeast: match.points },
      measure: async () => points(await played()),
    })
  if (ms === 1000 && id === 'wingspan')
    figures.push({
      id: `${id}-mirror-${NAMES[ms]}`,
      game,
      ms,
      unit: 'points',
      bar: { atLeast: MIRROR_POINTS },
      measure: async () =>
        points(
          await gamesOf(
            `${id}-mirror-${NAMES[ms]}`,
            mirrorOf(match, ms),
            command.deals ?? DEALS[ms],
            command,
            threads(),
          ),
        ),
    })
  return figures
}

async function gamesOf(
  name: string,
  spec: MatchSpec,
  deals: number,
  { folder, part }: PlayersCommand,
  threads: MatchThreads,
): Promise<readonly MatchGame[]> {
  const ofPart = part.of === 1 ? '' : `part-${part.number}-of-${part.of}`
  const book = new MatchBook(folder, name, spec, { part: ofPart, code: codeOf(spec.game) })
  if (book.leftOut > 0)
    console.error(
      `  ${name}: left out ${counted(book.leftOut, 'game')} in ${folder}, played by another state of the code or settings`,
    )
  let heard = 0
  return runMatch(threads, spec, deals, book, {
    part,
    heard: () => {
      if (++heard % 10 === 0) console.error(`  ${name}: ${book.games.length} of ${2 * deals} games`)
    },
  })
}

function wins(games: readonly MatchGame[]): Measurement {
  const { won, interval, points: mean, rivalPoints } = standingOf(games)
  const [low, high] = interval.map((share) => (100 * share).toFixed(1))
  const value = 100 * won
  return {
    value,
    runs: [value],
    detail: `95 % interval over deals ${low} to ${high} %; ${mean.toFixed(1)} points against ${rivalPoints.toFixed(1)}; ${conditions(games)}`,
  }
}

/** The lower end of the interval in which the true share lies in 95 of 100 cases. */
function atWorst(games: readonly MatchGame[]): Measurement {
  const { interval, won } = standingOf(games)
  const value = 100 * interval[0]
  return { value, runs: [value], detail: `${(100 * won).toFixed(1)} % wins; ${conditions(games)}` }
}

function points(games: readonly MatchGame[]): Measurement {
  const { points: mean, pointsInterval, rivalPoints, won } = standingOf(games)
  const [low, high] = pointsInterval.map((end) => end.toFixed(1))
  const detail = `95 % interval over deals ${low} to ${high}; against ${rivalPoints.toFixed(1)} points, ${(100 * won).toFixed(1)} % wins; ${conditions(games)}`
  return { value: mean, runs: [mean], detail }
}

function conditions(games: readonly MatchGame[]): string {
  const { deals, thought, longest, playouts, failed, decisions } = standingOf(games)
  const failures = playouts === 0 ? 0 : (100 * failed) / playouts
  return [
    `${deals} deals from both seats`,
    `${amount(thought)} ms of processor time a decision (at most ${amount(longest)})`,
    `${amount(decisions === 0 ? 0 : playouts / decisions)} playouts a decision, ${failures.toFixed(2)} % of them failed`,
    [...Map.groupBy(games, ({ processor }) => processor)]
      .map(([processor, those]) => `${counted(those.length, 'game')} on ${processor}`)
      .join(', '),
  ].join('; ')
}

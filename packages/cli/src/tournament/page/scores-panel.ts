import type { RatedContestant, TournamentResults } from '@turnwright/arena'
import { html, type Markup } from './markup.ts'
import { px, whole } from './numbers.ts'
import { scaleOver } from './scale.ts'
import { shortName } from './short-name.ts'

const WIDTH = 470
/** Few ridges take the room of six. */
const [LEAST_ROW, ALL_ROWS, MOST_ROW] = [29, 180, 60]
const OVERLAP = 1.2
const GUTTER = 118
const MOST_BARS = 12
const [MOST_BAR, BAR_SHARE, BAR_TALL] = [26, 0.6, 0.66]

/** How the points of everybody are spread, one ridge each, the strongest on top. */
export function scoresPanel({ contestants }: TournamentResults): Markup {
  const row = Math.max(LEAST_ROW, Math.min(MOST_ROW, Math.floor(ALL_ROWS / contestants.length)))
  const top = OVERLAP * row + 6
  const bottom = top + row * (contestants.length - 1)
  const height = bottom + 22
  const ends = contestants.flatMap(({ scores }) => [scores.least, scores.most])
  const scale = scaleOver(ends, 6, 1)
  const width = WIDTH - GUTTER - 6
  const drawn = isOfFewPoints(contestants) ? bars : ridge
  const inset = drawn === bars ? MOST_BAR / 2 : 0
  const x = (points: number): number => inset + (width - 2 * inset) * scale.at(points)
  return html`<section class="panel a-scores"><header class="panel-head"><h2>Scores</h2><small>all games, mean marked</small></header>
<svg class="ridges" viewBox="0 0 ${WIDTH} ${px(height)}" role="img" aria-label="Scores by agent: ${contestants.map(({ name, scores }) => `${name} ${scores.mean.toFixed(1)}`).join(', ')}"><g transform="translate(${GUTTER} 0)">
${scale.ticks.map((tick) => html`<path class="gl" d="M${px(x(tick))} 8V${px(bottom + 4)}"/><text class="tick" x="${px(x(tick))}" y="${px(height - 4)}">${whole(tick)}</text>`)}
${contestants.map((each, at) => drawn(each, top + row * at, OVERLAP * row, x, width))}
${contestants.map(({ name }, at) => html`<text class="row-name" x="-8" y="${px(top + row * at - 1)}">${shortName(name, 17)}</text>`)}
</g></svg></section>`
}

/** Where a game comes to a handful of points, a curve between them would show games that there are not. */
function isOfFewPoints(contestants: readonly RatedContestant[]): boolean {
  return contestants.every(({ scores }) => scores.columns.length <= MOST_BARS)
}

function bars({ scores }: RatedContestant, base: number, tall: number, x: (points: number) => number): Markup {
  const { columns, mean } = scores
  const most = Math.max(...columns.map(({ games }) => games), 1)
  const [first = { from: 0 }, second = { from: first.from + 1 }] = columns
  const wide = Math.min(MOST_BAR, BAR_SHARE * (x(second.from) - x(first.from)))
  const height = (games: number): number => (BAR_TALL * tall * games) / most
  const drawn = columns
    .filter(({ games }) => games > 0)
    .map(({ from, games }) => `M${px(x(from) - wide / 2)} ${px(base)}v-${px(height(games))}h${px(wide)}V${px(base)}`)
    .join('')
  return html`<path class="ridge" d="${drawn}"/><path class="ridge-line" d="M${px(x(first.from) - wide / 2)} ${px(base)}H${px(x(columns.at(-1)?.from ?? 0) + wide / 2)}${drawn}"/><path class="mean" d="M${px(x(mean))} ${px(base)}v-${px(tall * BAR_TALL)}"/>`
}

function ridge(
  { scores }: RatedContestant,
  base: number,
  tall: number,
  x: (points: number) => number,
  width: number,
): Markup {
  const { columns, mean } = scores
  const step = (columns[1]?.from ?? (columns[0]?.from ?? 0) + 1) - (columns[0]?.from ?? 0)
  const heights = smoothed(columns.map(({ games }) => games))
  const most = Math.max(...heights, 1e-9)
  const points = heights.map((height, at) => {
    const column = columns[at]?.from ?? 0
    return `${px(Math.min(width, x(column + (step - 1) / 2)))} ${px(base - (tall * height) / most)}`
  })
  const first = px(x(columns[0]?.from ?? 0))
  const last = px(x(columns.at(-1)?.from ?? 0))
  const line = `M${first} ${px(base)}L${points.join('L')}L${last} ${px(base)}`
  return html`<path class="ridge" d="${line}Z"/><path class="ridge-line" d="${line}"/><path class="mean" d="M${px(x(mean))} ${px(base)}v-${px(tall)}"/>`
}

const KERNEL = [0.06, 0.24, 0.4, 0.24, 0.06]

/** A little, so that a ridge shows its shape and not every single game. */
function smoothed(games: readonly number[]): number[] {
  return games.map((_, at) =>
    KERNEL.reduce((sum, weight, shift) => sum + weight * (games[at + shift - (KERNEL.length >> 1)] ?? 0), 0),
  )
}

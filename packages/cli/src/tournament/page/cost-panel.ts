import type { Cost, TournamentResults } from '@turnwright/arena'
import { costText } from '../cost-text.ts'
import { html, type Markup } from './markup.ts'
import { px, whole } from './numbers.ts'
import { ratingScale } from './ratings-panel.ts'
import { powersOver } from './scale.ts'
import { shortName } from './short-name.ts'

const WIDTH = 470
const HEIGHT = 290
const [LEFT, TOP, RIGHT, BOTTOM] = [52, 14, 16, 42]
const LETTER = 6.7
const LINE = 14
const A_MICROSECOND = 0.001

interface Point {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly low: number
  readonly high: number
  readonly cost: number
  readonly rating: number
}

/** What strength costs: who is stronger than everybody quicker lies on the band. */
export function costPanel({ contestants }: TournamentResults, costs: readonly Cost[]): Markup {
  const timed = contestants.flatMap((each) => {
    const ms = costs.find(({ name }) => name === each.name)?.aDecision ?? null
    return ms === null ? [] : [{ ...each, ms: Math.max(ms, A_MICROSECOND) }]
  })
  const across = powersOver(timed.map(({ ms }) => ms))
  const up = ratingScale(contestants)
  const x = (ms: number): number => LEFT + (WIDTH - LEFT - RIGHT) * across.at(ms)
  const y = (rating: number): number => HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * up.at(rating)
  const points = timed.map(
    (each): Point => ({
      name: each.name,
      cost: each.ms,
      rating: each.rating,
      x: x(each.ms),
      y: y(each.rating),
      low: y(each.interval?.[0] ?? each.rating),
      high: y(each.interval?.[1] ?? each.rating),
    }),
  )
  return html`<section class="panel a-cost"><header class="panel-head"><h2>Strength for its cost</h2><small>the band: best for its time</small></header>
<svg class="cost" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Rating by time for a decision: ${points.map(({ name, cost: ms, rating }) => `${name} ${costText(ms)}, ${whole(rating)}`).join('; ')}">
${up.ticks.map((tick) => html`<path class="gl" d="M${LEFT} ${px(y(tick))}H${WIDTH - RIGHT}"/><text class="tick e" x="${LEFT - 8}" y="${px(y(tick) + 4)}">${whole(tick)}</text>`)}
${across.ticks.map((tick) => html`<path class="gl" d="M${px(x(tick))} ${TOP}V${HEIGHT - BOTTOM}"/><text class="tick" x="${px(x(tick))}" y="${HEIGHT - BOTTOM + 17}">${costText(tick)}</text>`)}
<text class="tick" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}">time for a decision</text>
<path class="front" d="M${frontOf(points)
    .map((point) => `${px(point.x)} ${px(point.y)}`)
    .join('L')}"/>
${points.map((point) => html`<g class="pt"><path class="err" d="M${px(point.x)} ${px(point.low)}V${px(point.high)}"/><circle cx="${px(point.x)}" cy="${px(point.y)}" r="5"/></g>`)}
${labelled(points).map(({ text, left, top }) => html`<text class="pt-name" x="${px(left)}" y="${px(top + LINE - 3)}">${text}</text>`)}
</svg></section>`
}

function frontOf(points: readonly Point[]): Point[] {
  const quickest = points.toSorted((a, b) => a.cost - b.cost || b.rating - a.rating)
  let best = -Infinity
  return quickest.filter(({ rating }) => {
    const isOn = rating > best
    if (isOn) best = rating
    return isOn
  })
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
}

interface Label extends Box {
  readonly text: string
}

/** Beside its point, wherever it covers neither another label nor another point. */
function labelled(points: readonly Point[]): Label[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 6, top: y - LINE / 2, width: 12 }))
  return points.map(({ name, x, y }) => {
    const text = shortName(name, 22)
    const width = LETTER * text.length
    const places = [0, -1, 1, -2, 2, -3, 3].flatMap((lines) => [
      { left: x + 9, top: y - LINE / 2 + lines * LINE, width },
      { left: x - 9 - width, top: y - LINE / 2 + lines * LINE, width },
    ])
    const free =
      places.find((place) => isInside(place) && !taken.some((box) => overlaps(box, place))) ?? (places[0] as Box)
    taken.push(free)
    return { ...free, text }
  })
}

function isInside({ left, top, width }: Box): boolean {
  return left > LEFT && left + width < WIDTH && top > 0 && top + LINE < HEIGHT - BOTTOM
}

function overlaps(one: Box, other: Box): boolean {
  const apart = one.left + one.width < other.left || other.left + other.width < one.left
  return !apart && Math.abs(one.top - other.top) < LINE
}

import type { Cost, RatedContestant, TournamentResults } from '@turnwright/arena'
import { costText } from '../cost-text.ts'
import { html, type Markup } from './markup.ts'
import { percent, px, whole } from './numbers.ts'
import { type Scale, scaleOver } from './scale.ts'

/** With fewer games than this a pair tells little. */
export const FEW_GAMES = 100
/** Whoever won or lost everything has an interval without an end: the plot goes no further than this beyond the ratings. */
const BEYOND = 250

export function ratingsPanel(results: TournamentResults, costs: readonly Cost[]): Markup {
  const { contestants, anchor } = results
  const scale = ratingScale(contestants)
  const isMeeting = contestants.some(({ name }) => name !== anchor && aheadOfAnchor(results, name) !== null)
  return html`<section class="panel a-rank">
<header class="panel-head"><h2>Ratings</h2><small>with 95 % intervals</small>
<span class="end note">open symbols: fewer than ${FEW_GAMES} games</span></header>
<table class="rank"><thead><tr><th class="place">#</th><th>Agent</th>
<th class="plot-cell"><span class="ax">${scale.ticks.map((tick) => html`<i style="left:${at(scale, tick)}">${whole(tick)}</i>`)}</span></th>
<th class="r">rating</th><th class="r more">${isMeeting ? html`ahead of ${anchor}` : ''}</th><th class="r more">won</th><th class="r more">games</th>
<th class="r cost-cell">a decision</th>${hasModels(costs) ? html`<th class="r cost-cell">a game</th>` : html``}</tr></thead>
<tbody>${contestants.map((each, place) => row(each, place, results, costs, scale))}</tbody></table></section>`
}

function row(
  each: RatedContestant,
  place: number,
  results: TournamentResults,
  costs: readonly Cost[],
  scale: Scale,
): Markup {
  const { name, about, rating, interval, games, won } = each
  const cost = costs.find((one) => one.name === name)?.aDecision ?? null
  const ahead = name === results.anchor ? null : aheadOfAnchor(results, name)
  return html`<tr class="${games < FEW_GAMES ? 'few' : ''}"><td class="num place">${place + 1}</td>
<td class="agent"><b>${name}</b><small>${about}</small></td>
<td class="plot-cell"><span class="ladder-row">${scale.ticks.map((tick) => html`<i class="gl" style="left:${at(scale, tick)}"></i>`)}<i class="gl mid" style="left:${at(scale, 1000)}"></i>${whisker(interval, scale)}<i class="dot" style="left:${at(scale, rating)}"></i></span></td>
<td class="r num rating"><b>${whole(rating)}</b> <small>${reach(each, results.anchor)}</small></td>
<td class="r num more">${ahead === null ? '' : percent(ahead)}</td><td class="r num more">${percent(won)}</td><td class="r num more">${whole(games)}</td>
<td class="r num cost-cell">${costText(cost)}</td>${hasModels(costs) ? html`<td class="r num cost-cell">${spentOf(costs, each)}</td>` : html``}</tr>`
}

function hasModels(costs: readonly Cost[]): boolean {
  return costs.some(({ tokens }) => tokens !== null)
}

/** What a game of a model cost: in money where prices are known, else in tokens. */
function spentOf(costs: readonly Cost[], { name, games }: RatedContestant): string {
  const { tokens = null, moneyAGame = null } = costs.find((one) => one.name === name) ?? {}
  if (tokens === null) return 'free'
  return moneyAGame === null ? `${whole((tokens.tokensIn + tokens.tokensOut) / games)} tokens` : moneyAGame.toFixed(2)
}

function whisker(interval: RatedContestant['interval'], scale: Scale): Markup {
  if (interval === null) return html``
  const [low, high] = interval.map((end) => 100 * scale.at(end)) as [number, number]
  return html`<i class="whisker" style="left:${px(low)}%;width:${px(Math.max(0.6, high - low))}%"></i>`
}

/** `± 24`, or both ends where they are not equally far. */
function reach({ name, rating, interval }: RatedContestant, anchor: string): string {
  if (name === anchor) return 'by definition'
  if (interval === null) return 'one deal'
  const [below, above] = [rating - interval[0], interval[1] - rating]
  const isEven = Math.max(below, above) < 1.25 * Math.min(below, above)
  return isEven ? `± ${whole((below + above) / 2)}` : `${whole(interval[0])} to ${whole(interval[1])}`
}

/** How often somebody came in ahead of the anchor, where they met. */
export function aheadOfAnchor({ meetings, anchor }: TournamentResults, name: string): number | null {
  const met = meetings.find(
    ({ one, other }) => (one === name && other === anchor) || (one === anchor && other === name),
  )
  if (met === undefined) return null
  return met.one === name ? met.share : 1 - met.share
}

export function ratingScale(contestants: readonly RatedContestant[]): Scale {
  const ratings = contestants.map(({ rating }) => rating)
  const [least, most] = [Math.min(...ratings) - BEYOND, Math.max(...ratings) + BEYOND]
  const ends = contestants.flatMap(({ rating, interval }) => [rating, ...(interval ?? [])])
  return scaleOver(
    ends.map((end) => Math.max(least, Math.min(most, end))),
    5,
  )
}

function at(scale: Scale, value: number): string {
  return `${px(100 * scale.at(value))}%`
}

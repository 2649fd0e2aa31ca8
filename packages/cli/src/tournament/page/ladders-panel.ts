import type { RatedContestant, TournamentResults } from '@turnwright/arena'
import { tableId } from '../table-name.ts'
import { html, type Markup } from './markup.ts'
import { px, whole } from './numbers.ts'
import { type Scale, scaleOver } from './scale.ts'
import { shortName } from './short-name.ts'

/** The least room that the names have beside each other; on narrower screens they stand below as a list. */
const NARROWEST = 540
const LETTER = 7
const PADDING = 20
const MOST_LETTERS = 20

/** The ladders of several games above each other: steps compare, heights do not. */
export function laddersPanel(all: readonly TournamentResults[]): Markup {
  const scale = scaleOver(
    all.flatMap(({ contestants }) => contestants.map(({ rating }) => rating)),
    6,
  )
  const left = (rating: number): string => `${px(100 * scale.at(rating))}%`
  return html`<section class="panel a-ladders"><header class="panel-head"><h2>Every game’s ladder</h2><small>whoever stands at 1,000 does so by definition</small></header>
<ul class="ladders"><li class="lad-axis"><span></span><span class="lad-plot">${scale.ticks.map((tick) => html`<i style="left:${left(tick)}">${whole(tick)}</i>`)}</span></li>
${all.map((each, at) => {
  const { name, seats, agreed, contestants, anchor } = each
  const rows = rowsOf(contestants, scale)
  return html`<li><a class="lad-name" href="#${tableId(each, at)}">${name} <small>${[`for ${seats}`, ...agreed].join(', ')}</small></a><span class="lad-plot" style="--rows:${Math.max(...rows) + 1}">
<i class="gl mid" style="left:${left(1000)}"></i>${contestants.map(({ rating }) => html`<i class="tooth" style="left:${left(rating)}"></i>`)}<span class="rungs">${contestants.map(
    (one, place) =>
      html`<span class="rung ${one.name === anchor ? 'anchor' : ''}" style="left:${left(one.rating)};--row:${rows[place] ?? 0}" title="${one.name}: ${whole(one.rating)}">${shortName(one.name, MOST_LETTERS)} <small>${whole(one.rating)}</small></span>`,
  )}</span></span></li>`
})}</ul></section>`
}

/** In which row below the line each name stands, so that none covers another. */
function rowsOf(contestants: readonly RatedContestant[], scale: Scale): readonly number[] {
  const ends: number[][] = []
  return contestants.map(({ name, rating }) => {
    const half = (LETTER * Math.min(name.length, MOST_LETTERS) + PADDING) / 2
    const middle = NARROWEST * scale.at(rating)
    const isFree = (row: number): boolean => (ends[row] ?? []).every((end) => middle + half < end)
    let row = 0
    while (!isFree(row)) row++
    // The strongest come first: whoever comes later stands further to the left.
    ends[row] = [...(ends[row] ?? []), middle - half]
    return row
  })
}

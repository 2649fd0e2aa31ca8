import type { TournamentResults } from '@turnwright/arena'
import { tableId } from '../table-name.ts'
import { html, type Markup } from './markup.ts'
import { px, whole } from './numbers.ts'
import { scaleOver } from './scale.ts'

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
  return html`<li><a class="lad-name" href="#${tableId(each, at)}">${name} <small>${[`for ${seats}`, ...agreed].join(', ')}</small></a><span class="lad-plot">
<i class="gl mid" style="left:${left(1000)}"></i>${contestants.map((one, row) => html`<span class="rung ${one.name === anchor ? 'anchor' : ''}" style="left:${left(one.rating)};--row:${row % 2}" title="${one.name}: ${whole(one.rating)}">${one.name}</span><i class="tooth" style="left:${left(one.rating)}"></i>`)}</span></li>`
})}</ul></section>`
}

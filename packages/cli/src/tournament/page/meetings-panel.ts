import type { Meeting, TournamentResults } from '@turnwright/arena'
import { html, type Markup } from './markup.ts'
import { percent, whole } from './numbers.ts'
import { FEW_GAMES } from './ratings-panel.ts'

const DEEPEST = 62

/** Row against column: how often one came in ahead. */
export function meetingsPanel({ contestants, meetings }: TournamentResults): Markup {
  const names = contestants.map(({ name }) => name)
  return html`<section class="panel a-cross"><header class="panel-head"><h2>Who beats whom</h2><small>row against column, % ahead</small></header>
<table class="heat"><thead><tr><th></th>${names.map((name, at) => html`<th title="${name}">${at + 1}</th>`)}</tr></thead>
<tbody>${names.map((name, at) => html`<tr><th title="${name}"><span>${at + 1}</span> ${name}</th>${names.map((other) => cell(name, other, meetings))}</tr>`)}</tbody></table>
<p class="scale"><span>0</span><i></i><span>100</span></p></section>`
}

function cell(one: string, other: string, meetings: readonly Meeting[]): Markup {
  if (one === other) return html`<td class="self"></td>`
  const straight = meetings.find((each) => each.one === one && each.other === other)
  const turned = meetings.find((each) => each.one === other && each.other === one)
  const met = straight ?? turned
  if (met === undefined) return html`<td class="self" title="${one} and ${other} did not meet"></td>`
  const share = straight === undefined ? 1 - met.share : met.share
  const [low, high] = met.interval ?? [0, 1]
  const ends = straight === undefined ? [1 - high, 1 - low] : [low, high]
  const title = `${one} came in ahead of ${other} in ${percent(share, 1)} of ${whole(met.games)} games (${percent(ends[0] ?? 0)} to ${percent(ends[1] ?? 1)})`
  const depth = Math.round(DEEPEST * Math.abs(2 * share - 1))
  return html`<td class="num ${met.games < FEW_GAMES ? 'few' : ''}" style="--depth:${depth}%;--tone:var(--${share < 1 / 2 ? 'warm' : 'cool'})" title="${title}">${Math.round(100 * share)}</td>`
}

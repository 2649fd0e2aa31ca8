import type { TournamentResults } from '@turnwright/arena'
import { html, type Markup } from './markup.ts'
import { whole } from './numbers.ts'

/** What players from outside did wrong; nothing where nobody did. */
export function incidentsPanel({ contestants }: TournamentResults): Markup {
  const faulty = contestants.filter(({ reasons }) => reasons.length > 0)
  if (faulty.length === 0) return html``
  return html`<section class="panel a-wrong"><header class="panel-head"><h2>What went wrong</h2><small>by the rules of the tournament</small></header>
<ul class="wrongs">${faulty.map(
    ({ name, refused, answeredFor, forfeited, reasons }) => html`<li><b>${name}</b>
<span class="num">${whole(forfeited)} games forfeited, ${whole(refused)} answers refused, ${whole(answeredFor)} given in its place</span>
<ul>${reasons.map(({ reason, times }) => html`<li><span class="num">${whole(times)} ×</span> ${reason}</li>`)}</ul></li>`,
  )}</ul></section>`
}

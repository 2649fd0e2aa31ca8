import type { Share, TournamentResults } from '@turnwright/arena'
import { html, type Markup } from './markup.ts'
import { percent, px } from './numbers.ts'
import { type Scale, scaleOver } from './scale.ts'

/** How often each seat wins, when everybody sits in it as often as anybody else. */
export function seatsPanel({ seatShares, seats }: TournamentResults): Markup {
  const even = 1 / seats
  const ends = seatShares.flatMap(({ share, interval }) => [share, ...(interval ?? [])])
  const scale = scaleOver([even - 0.02, even + 0.02, ...ends], 4)
  return html`<section class="panel a-seats"><header class="panel-head"><h2>Seat</h2><small>share of wins, 95 % intervals</small></header>
<ul class="bias"><li class="bias-axis"><span></span><span class="bias-plot">${scale.ticks.map((tick) => html`<i style="left:${px(100 * scale.at(tick))}%">${percent(tick)}</i>`)}</span><span></span></li>
${seatShares.map((share, seat) => row(share, seat, even, scale))}</ul>
<p class="note">Everybody sits in each seat of every deal, so the seat never touches a rating. Even is ${percent(even, seats === 2 ? 0 : 1)}.</p></section>`
}

function row({ share, interval }: Share, seat: number, even: number, scale: Scale): Markup {
  const [low, high] = (interval ?? [share, share]).map((end) => 100 * scale.at(end)) as [number, number]
  return html`<li><span>Seat ${seat + 1}</span><span class="bias-plot">${scale.ticks.map((tick) => html`<i class="gl" style="left:${px(100 * scale.at(tick))}%"></i>`)}<i class="gl mid" style="left:${px(100 * scale.at(even))}%"></i><i class="whisker" style="left:${px(low)}%;width:${px(Math.max(0.6, high - low))}%"></i><i class="dot" style="left:${px(100 * scale.at(share))}%"></i></span><b class="num">${percent(share, 1)}</b></li>`
}

import type { TournamentReport } from '@turnwright/arena'
import { html, type Markup } from './markup.ts'
import { duration } from './numbers.ts'

/** How to play the same once more, and where it was played. */
export function againPanel({ command, file, results, run }: TournamentReport): Markup {
  const rules = results.map(({ game, rules }) => `${game} ${rules}`)
  return html`<section class="panel a-again" id="again"><header class="panel-head"><h2>Play it again</h2><small>agents that count playouts, and those that answer at once, come to the same results on any number of threads</small></header>
<pre class="command"><code>${command}</code></pre>${file === null ? html`` : html`<details class="file"><summary>What the file says</summary><pre class="command"><code>${JSON.stringify(file, null, 2)}</code></pre></details>`}
<dl class="again-facts"><div><dt>rules</dt><dd>${[...new Set(rules)].join(', ')}</dd></div>
<div><dt>seed</dt><dd class="mono">${[...new Set(results.map(({ seed }) => seed))].join(', ')}</dd></div>
<div><dt>played</dt><dd>${run.date}, ${duration(run.seconds)} ${where(run.threads)}</dd></div>
<div><dt>machine</dt><dd>${run.machine}</dd></div></dl></section>`
}

function where(threads: number | null): string {
  if (threads === null) return 'by the workers of a database'
  return `on ${threads} ${threads === 1 ? 'thread' : 'threads'}`
}

import type { RandomRun } from '@turnwright/workbench/wire'
import type { Bench } from './use-bench.ts'

/** How the last games at random went. */
export function RandomLine({ bench: { now, ask } }: { readonly bench: Bench }) {
  const { ran } = now
  return (
    <section className="random-line" aria-label="Games at random" aria-live="polite">
      {ran === null ? <p>No games at random yet.</p> : <p>{runWords(ran)}</p>}
      {ran?.broken.map(({ seed, answers, reason }, at) => (
        <p key={seed} className="random-broken">
          <span>
            <b>Broke after {answers} answers:</b> {reason}
          </span>
          <button type="button" className="slate-btn" onClick={() => void ask({ do: 'stand-at', broken: at })}>
            Stand there
          </button>
        </p>
      ))}
    </section>
  )
}

function runWords({ games, fewest, most, gamesPerSecond, broken }: RandomRun): string {
  const ended = broken.length === 0 ? 'all ended' : `${games - broken.length} ended, ${broken.length} broke`
  const range = fewest === most ? String(most) : `${fewest} to ${most}`
  return `Played ${games} at random: ${ended}, ${range} answers, ${Math.round(gamesPerSecond)} games a second`
}

import { type BoardProps, offersOf, type UndoTool, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { type Pass, passOf } from '../request/deed.ts'
import './pass-until.css'

/** What one says, and what one is told while the stop is set. */
const STOPS: readonly { readonly until: Pass; readonly words: string; readonly told: string }[] = [
  { until: 'chain', words: 'the chain ends', told: 'the chain ends' },
  { until: 'attack', words: 'an attack', told: 'an attack' },
  { until: 'turn', words: 'my turn', told: 'your turn' },
]

/** Passing once, or until something happens. Outside of a question it shows the stop that is set, and the way back. */
export function PassUntil({ view, seat, prompts, undo = null }: BoardProps<EstravenView>): ReactElement | null {
  const { choose, busy } = useTableVoice()
  const mine = seat === null ? null : (view.players[seat]?.passUntil ?? null)
  const offers = prompts.flatMap((prompt) => offersOf(prompt, []))
  const offerOf = (until: Pass) => offers.find(({ path }) => passOf(path) === until)
  const pass = offerOf('ask')
  const stop = STOPS.find(({ until }) => until === mine)
  if (pass === undefined) return stop === undefined ? null : <StopSet words={stop.told} undo={undo} busy={busy} />
  const run = (until: Pass) => {
    const offer = offerOf(until)
    if (offer !== undefined && !busy) choose(offer)
  }
  return (
    <div className="es-until">
      <span>Pass until</span>
      <span className="es-until-stops">
        {STOPS.map(({ until, words }) => (
          <button key={until} type="button" onClick={() => run(until)}>
            <span className="only-read">Pass until </span>
            {words}
          </button>
        ))}
      </span>
      <button
        type="button"
        className="btn btn-primary es-pass"
        data-key="p"
        aria-keyshortcuts="P"
        onClick={() => run('ask')}
      >
        Pass{' '}
        <kbd className="key" aria-hidden="true">
          P
        </kbd>
      </button>
    </div>
  )
}

interface StopSetProps {
  readonly words: string
  readonly undo: UndoTool | null
  readonly busy: boolean
}

/** E40: passing until something is an answer like any other, and is taken back like any other. */
function StopSet({ words, undo, busy }: StopSetProps) {
  return (
    <p className="es-until es-until-set">
      You pass until {words}
      {undo !== null && (
        <button type="button" className="btn es-unpass" aria-disabled={busy || undefined} onClick={undo.run}>
          {undo.label}
        </button>
      )}
    </p>
  )
}

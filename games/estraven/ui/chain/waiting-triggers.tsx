import type { BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { shortened } from '../combat/short-name.ts'
import { TriggerIcon } from '../signs/icons.tsx'
import './waiting-triggers.css'

/** What was set off and takes effect once the chain is empty. */
export function WaitingTriggers({ view }: BoardProps<EstravenView>): ReactElement {
  return (
    <section className="es-triggers" aria-label="Set off, waiting">
      <h3>
        <TriggerIcon size={14} /> Then
      </h3>
      <ol>
        {view.triggers.map(({ card, id, by, text }, place) => (
          // The same ability of one card can wait twice.
          <li key={`${card} ${place}`} data-seat={by}>
            <b>{shortened(cardCalled(id)?.name ?? '')}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

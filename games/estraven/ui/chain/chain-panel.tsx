import { type BoardProps, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { BlockPairs } from '../combat/block-pairs.tsx'
import { ChainIcon, ResistanceIcon } from '../signs/icons.tsx'
import { ChainLink } from './chain-link.tsx'
import { priorityWords } from './chain-words.ts'
import { EndTurn } from './end-turn.tsx'
import { PassMarks } from './pass-marks.tsx'
import { PassUntil } from './pass-until.tsx'
import { TurnPlan } from './turn-plan.tsx'
import { WaitingTriggers } from './waiting-triggers.tsx'
import { YourAnswer } from './your-answer.tsx'
import './chain-panel.css'

/** A long chain is scrolled, and the keyboard must be able to do that. */
const SCROLLED = { tabIndex: 0 }

/** Between the battlefields: the chain in the order in which it resolves; in combat, who blocks whom. */
export function ChainPanel(props: BoardProps<EstravenView>): ReactElement {
  const { view, players, seat } = props
  const { chain, combat, triggers } = view
  const isOpen = chain.links.length > 0
  return (
    <section className="es-chain" aria-label={combat === null ? 'The chain' : 'Combat'}>
      <header className="es-chain-head">
        <h2>
          {combat === null ? <ChainIcon size={18} /> : <ResistanceIcon size={18} />}
          {combat === null ? 'Chain' : 'Combat'}
        </h2>
        {isOpen && (
          <span className="es-priority" data-mine={chain.priority === seat || undefined}>
            {chain.priority !== null && <SeatMark seat={chain.priority} />}
            {priorityWords(view, players, seat)}
          </span>
        )}
        {isOpen && <PassMarks chain={chain} seats={players.length} />}
        <PassUntil {...props} />
        <EndTurn {...props} />
      </header>
      {combat !== null ? (
        <BlockPairs {...props} combat={combat} />
      ) : isOpen ? (
        <ol className="es-links" aria-label="Links, the next to resolve first" {...SCROLLED}>
          <YourAnswer {...props} />
          {chain.links.toReversed().map((link) => (
            <ChainLink key={link.link} link={link} {...props} />
          ))}
        </ol>
      ) : (
        <TurnPlan {...props} />
      )}
      {triggers.length > 0 && <WaitingTriggers {...props} />}
    </section>
  )
}

import type { BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { answersOf } from './answers-of.ts'
import './your-answer.css'

/** While you hold priority: the place of the link that you could add. */
export function YourAnswer({ view, seat }: BoardProps<EstravenView>): ReactElement | null {
  const { chain, players } = view
  const me = seat === null ? undefined : players[seat]
  if (me === undefined || chain.locked || chain.priority !== seat) return null
  const next = Math.max(...chain.links.map(({ link }) => link)) + 1
  return (
    <li className="es-answer">
      <span className="es-answer-number num">{next}</span>
      <h3>Your answer</h3>
      <p>{answersOf(me)}</p>
    </li>
  )
}

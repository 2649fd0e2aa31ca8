import type { Asked } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { DuelView } from '../../rules/view.ts'
import { CoinWords } from '../signs/flip-sign.tsx'
import { causeOf } from './cause.ts'
import './cause-lead.css'

/** Above the choices: what made the game ask. */
export function CauseLead({ view, prompt, seat }: Asked<DuelView>): ReactElement | null {
  const cause = causeOf(view, prompt, seat)
  if (cause === null) return null
  const { title, text, id } = cause
  return (
    <p className="pk-cause" data-zoom={id === null || text !== '' ? undefined : `id:${id}`}>
      <b>{text === '' ? title : `${title}:`}</b> <CoinWords of={text} />
    </p>
  )
}

import { changeWords, useChange } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import './changing-number.css'

const SHOWN = 1600

/** A number that tells by how much it has just changed. */
export function ChangingNumber({ value }: { readonly value: number }): ReactElement {
  const change = useChange(value, SHOWN)
  const way = change === null ? undefined : change.by > 0 ? 'more' : 'less'
  return (
    <span className="es-number num">
      <b key={`value ${change?.turn ?? 0}`} data-change={way}>
        {value}
      </b>
      {change !== null && (
        <i key={`change ${change.turn}`} aria-hidden="true" data-change={way}>
          {changeWords(change.by)}
        </i>
      )}
    </span>
  )
}

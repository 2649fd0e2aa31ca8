import type { ReactElement } from 'react'
import './mana.css'

interface CostProps {
  readonly mana: number
  /** The pool cannot pay it. */
  readonly missing?: boolean
  /** It costs more or less than is printed. */
  readonly changed?: boolean
}

/** What a card costs: a number on a gem. */
export function Cost({ mana, missing = false, changed = false }: CostProps): ReactElement {
  return (
    <span className="es-cost num" data-missing={missing || undefined} data-changed={changed || undefined}>
      {mana}
    </span>
  )
}

/** So much mana, one gem each. */
export function Gems({ count }: { readonly count: number }): ReactElement {
  return (
    <span className="es-gems" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} />
      ))}
    </span>
  )
}

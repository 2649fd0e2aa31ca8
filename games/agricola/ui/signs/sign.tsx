import { classNames } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { boxOf, type SignName } from './sign-box.ts'
import './sign.css'

interface SignProps {
  readonly of: SignName
  readonly className?: string | undefined
}

/** A small drawing. What it means is said by the words around it. */
export function Sign({ of, className }: SignProps): ReactElement {
  return (
    <svg className={classNames('ag-sign', className)} data-sign={of} viewBox={boxOf(of)} aria-hidden="true">
      <use href={`#ag-${of}`} />
    </svg>
  )
}

import { classNames } from '@turnwright/tabletop'
import { type FC, memo } from 'react'
import { boxOf, type SignName } from './sign-box.ts'
import './sign.css'

interface SignProps {
  readonly of: SignName
  readonly className?: string | undefined
}

/** A small drawing. What it means is said by the words around it. */
export const Sign: FC<SignProps> = memo(function Sign({ of, className }: SignProps) {
  return (
    <svg className={classNames('ag-sign', className)} data-sign={of} viewBox={boxOf(of)} aria-hidden="true">
      <use href={`#ag-${of}`} />
    </svg>
  )
})

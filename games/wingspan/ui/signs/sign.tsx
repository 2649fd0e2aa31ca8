import type { ReactElement } from 'react'
import { DRAWINGS, type SignName } from './drawings.tsx'
import './sign.css'

interface SignProps {
  readonly of: SignName
  readonly className?: string
}

/** A small drawing. What it means is said by the words around it. */
export function Sign({ of, className = '' }: SignProps): ReactElement {
  return (
    <svg className={`sign ${className}`} data-sign={of} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  )
}

export function isSign(name: string): name is SignName {
  return Object.hasOwn(DRAWINGS, name)
}

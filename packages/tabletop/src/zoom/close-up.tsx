import { Lock } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import './close-up.css'

/** The paper of a card from near. The game sets `--closeup-edge` and says what stands on it. */
export function CloseUp({ className, ...rest }: ComponentProps<'div'>): ReactElement {
  return <div className={classNames('closeup', className)} {...rest} />
}

/** Why it cannot be used now. */
export function CloseUpReason({ children }: { readonly children: string }): ReactElement {
  return (
    <p className="closeup-reason">
      <Lock size={14} aria-hidden="true" /> {children}
    </p>
  )
}

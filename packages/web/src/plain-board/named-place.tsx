import type { Ref } from '@turnwright/kernel/host'
import { Place, refKey, useTableVoice } from '@turnwright/tabletop'
import type { ReactNode } from 'react'

interface NamedPlaceProps {
  /** What an answer may mean by it: the first that is offered or refused counts. */
  readonly refs: readonly Ref[]
  readonly label?: string
  readonly className: string
  readonly children?: ReactNode
}

/** A thing whose name the rules may use for a choice: it is lit where they do. */
export function NamedPlace({ refs, label, className, children }: NamedPlaceProps) {
  const { choices, anytime, unavailable } = useTableVoice().offers
  const meant = refs.find((ref) => [choices, anytime, unavailable].some((each) => each.has(refKey(ref))))
  const of = meant ?? (refs.length === 1 ? (refs[0] ?? null) : null)
  return (
    <Place of={of} className={className} {...(label === undefined ? {} : { label })}>
      {children}
    </Place>
  )
}

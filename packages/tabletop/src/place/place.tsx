import type { Ref } from '@turnwright/kernel/host'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { refKey } from '../board/ref-key.ts'
import { classNames } from '../class-names.ts'
import { ChosenMark } from '../request/chosen-mark.tsx'
import { AdviceTag } from './advice-tag.tsx'
import { usePlace } from './use-place.ts'
import './place.css'

export interface PlaceProps {
  /** What stands here; null for something that can never be chosen. */
  readonly of: Ref | null
  /** Names a place that is only drawn. One with words in it is named by them. */
  readonly label?: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Set where the same thing lies twice on the page: only one of them travels. */
  readonly still?: boolean
  /** Where it comes from when it is new: the name of a `data-travel-origin`. */
  readonly from?: string
  readonly children?: ReactNode
}

/** A thing on the table: a card, a cell, a space. It shows by itself whether it can be chosen, is chosen, or why not. */
export function Place({ of, label, className, style, still = false, from, children }: PlaceProps): ReactElement {
  const { state, chosen, pointed, trace, advice, props } = usePlace(of, label)
  return (
    <div
      className={classNames('place', className)}
      style={style}
      data-state={state}
      data-pointed={pointed || undefined}
      data-travel={of === null || still ? undefined : refKey(of)}
      data-travel-from={from}
      {...props}
    >
      {children}
      {chosen !== null && <ChosenMark of={chosen} className="place-check" size={14} stroke={3} />}
      {trace !== null && <span className="place-trace" data-seat={trace} aria-hidden="true" />}
      {advice !== null && <AdviceTag advice={advice} />}
    </div>
  )
}

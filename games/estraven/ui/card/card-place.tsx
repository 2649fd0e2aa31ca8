import type { CardId } from '@turnwright/kernel'
import { AdviceTag, CheckIcon, classNames, refKey, usePlace, useTableVoice, useThingMenu } from '@turnwright/tabletop'
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'
import { deedOf, opensMenu } from '../request/deed.ts'
import './card-place.css'

interface CardPlaceProps {
  readonly card: CardId
  readonly label: string
  readonly className: string
  /** What the view says against it while no question is about it. */
  readonly refusal?: string | null
  readonly still?: boolean
  readonly from?: string
  readonly tapped?: boolean
  readonly faction?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** A card on the table. Where it can be used in several ways, a click opens them beside it. */
export function CardPlace(props: CardPlaceProps): ReactElement {
  const { card, label, className, refusal = null, still = false, from, tapped, faction, style } = props
  const ref = { card }
  const key = refKey(ref)
  const { offers, busy } = useTableVoice()
  const menu = useThingMenu()
  const own = offers.choices.get(key) ?? []
  // A thing that can be used is named by its words, one that only lies there by its label.
  const isLive = own.length > 0 || offers.unavailable.has(key)
  const place = usePlace(ref, isLive ? undefined : label)
  const opens = opensMenu(own.map(({ path }) => deedOf(path)))
  const open = (thing: Element) => !busy && menu.open(key, thing.getBoundingClientRect())
  const opening = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': menu.shown === key,
    onClick: (event: MouseEvent) => open(event.currentTarget),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      open(event.currentTarget)
    },
  }
  const why = place.state === 'idle' && refusal !== null ? { 'data-reason': refusal } : {}
  return (
    <div
      className={classNames('place', className)}
      style={style}
      data-state={place.state}
      data-pointed={place.pointed || undefined}
      data-tapped={tapped || undefined}
      data-faction={faction}
      data-plays={own.some(({ path }) => deedOf(path) === 'play') || undefined}
      data-travel={still ? undefined : key}
      data-travel-from={from}
      {...place.props}
      {...why}
      {...(opens ? opening : {})}
    >
      {isLive && <span className="only-read">{label}</span>}
      <span className="es-face" aria-hidden={isLive || undefined}>
        {props.children}
      </span>
      {place.state === 'chosen' && (
        <span className="place-check" aria-hidden="true">
          <CheckIcon size={14} strokeWidth={3} />
        </span>
      )}
      {place.trace !== null && <span className="place-trace" data-seat={place.trace} aria-hidden="true" />}
      {place.advice !== null && <AdviceTag advice={place.advice} />}
    </div>
  )
}

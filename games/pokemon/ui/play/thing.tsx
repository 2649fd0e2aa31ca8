import type { CardId } from '@turnwright/kernel'
import {
  type Advice,
  AdviceTag,
  CheckIcon,
  classNames,
  KeyedStore,
  useKeyed,
  usePointing,
  useTableVoice,
  useThingMenu,
} from '@turnwright/tabletop'
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'
import type { Click } from './click.ts'
import './thing.css'

export interface ThingProps {
  readonly card: CardId
  /** Everything about it, for ears. */
  readonly label: string
  readonly className: string
  readonly click: Click
  /** It answers to a click, but nothing asks for one: no ring. */
  readonly quiet?: boolean
  readonly chosen?: boolean
  /** Why it cannot be used, though one would expect it. */
  readonly reason?: string | null
  readonly still?: boolean
  readonly from?: string
  readonly type?: string
  readonly kind?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

const NO_ADVICE = new KeyedStore<Advice>()

/** A card on the table. */
export function Thing(props: ThingProps): ReactElement {
  const { card, label, className, click, quiet = false, chosen = false, reason = null, still = false, from } = props
  const key = `card:${card}`
  const { choose, busy, traces, advice = NO_ADVICE } = useTableVoice()
  const menu = useThingMenu()
  const { pointed, pointer } = usePointing(key)
  const trace = useKeyed(traces, key)
  const advised = useKeyed(advice, key)
  const isLive = click.does !== 'nothing'
  // A thing that can be used is named by its words, one that only lies there by its label.
  const isNamed = isLive || reason !== null
  const act = (thing: Element) => {
    if (busy) return
    if (click.does === 'choose') choose(click.offer)
    if (click.does === 'menu') menu.open(key, thing.getBoundingClientRect())
  }
  const live = {
    role: 'button',
    tabIndex: 0,
    ...(click.does === 'menu' ? { 'aria-haspopup': 'menu' as const, 'aria-expanded': menu.shown === key } : {}),
    ...(chosen ? { 'aria-pressed': true } : {}),
    onClick: (event: MouseEvent) => act(event.currentTarget),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act(event.currentTarget)
    },
  }
  const refused = {
    role: 'button',
    tabIndex: 0,
    'aria-disabled': true as const,
    'aria-description': reason ?? undefined,
    'data-reason': reason,
  }
  const state = chosen ? 'chosen' : isLive ? (quiet ? 'idle' : 'choosable') : reason === null ? 'idle' : 'unavailable'
  return (
    <div
      className={classNames('place', className)}
      style={props.style}
      data-state={state}
      data-quiet={(isLive && quiet) || undefined}
      data-place={key}
      data-pointed={pointed || undefined}
      data-travel={still ? undefined : key}
      data-travel-from={from}
      data-type={props.type}
      data-kind={props.kind}
      {...pointer}
      {...(isLive ? live : reason === null ? { role: 'img', 'aria-label': label } : refused)}
    >
      {isNamed && <span className="only-read">{label}</span>}
      <span className="pk-face" aria-hidden={isNamed || undefined}>
        {props.children}
      </span>
      {chosen && (
        <span className="place-check" aria-hidden="true">
          <CheckIcon size={14} strokeWidth={3} />
        </span>
      )}
      {trace !== undefined && <span className="place-trace" data-seat={trace} aria-hidden="true" />}
      {advised !== undefined && <AdviceTag advice={advised} />}
    </div>
  )
}

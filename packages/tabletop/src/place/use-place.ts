import type { Seat } from '@turnwright/kernel'
import type { Ref } from '@turnwright/kernel/host'
import type { KeyboardEvent } from 'react'
import { KeyedStore, useKeyed } from '../board/keyed-store.ts'
import { refKey } from '../board/ref-key.ts'
import { type Advice, useTableVoice } from '../board/table-voice.ts'
import { usePointing } from '../board/use-pointing.ts'
import { choiceKey, type Offer } from '../request/offers.ts'

export type PlaceState = 'idle' | 'choosable' | 'chosen' | 'unavailable'

export interface PlaceNow {
  readonly state: PlaceState
  /** The choice that it stands for, once that is chosen. */
  readonly chosen: Offer | null
  /** Why it cannot be chosen. */
  readonly reason: string | null
  readonly pointed: boolean
  /** Who has just changed it. */
  readonly trace: Seat | null
  /** What is said of it, where somebody asked for that. */
  readonly advice: Advice | null
  /** Puts the place into the tab order, names it, and makes it answer to clicks and keys. */
  readonly props: object
}

const NO_ADVICE = new KeyedStore<Advice>()

/** The grammar of states for one thing on the table. */
export function usePlace(ref: Ref | null, label?: string): PlaceNow {
  const { offers, choose, busy, traces, advice = NO_ADVICE } = useTableVoice()
  const key = ref === null ? null : refKey(ref)
  const { pointed, pointer } = usePointing(key)
  const trace = useKeyed(traces, key) ?? null
  const advised = useKeyed(advice, key) ?? null
  const own = key === null ? [] : (offers.choices.get(key) ?? [])
  const reason = key === null || own.length > 0 ? null : (offers.unavailable.get(key) ?? null)
  const chosen = own.find(({ place }) => place >= 0) ?? null
  const several = own.some(({ prompt }) => prompt.max > 1)

  const activate = () => {
    const [only, another] = own
    if (only === undefined || busy) return
    // Several ways to choose one thing: the request panel tells them apart.
    if (another === undefined) choose(only)
    else focusRow(choiceKey(only.prompt.requestId, only.path))
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    activate()
  }

  const state = stateOf(chosen !== null, own.length > 0, reason !== null)
  const named = label === undefined ? {} : { 'aria-label': label }
  const live = { tabIndex: 0, role: 'button', ...named, 'data-place': key, ...pointer }
  return {
    state,
    chosen,
    reason,
    pointed,
    trace,
    advice: advised,
    props: {
      idle: { 'data-place': key, ...pointer, ...(label === undefined ? {} : { role: 'img', ...named }) },
      choosable: { ...live, ...(several ? { 'aria-pressed': false } : {}), onClick: activate, onKeyDown: keyDown },
      chosen: { ...live, 'aria-pressed': true, onClick: activate, onKeyDown: keyDown },
      unavailable: { ...live, 'aria-disabled': true, 'aria-description': reason, 'data-reason': reason },
    }[state],
  }
}

function stateOf(chosen: boolean, offered: boolean, refused: boolean): PlaceState {
  if (chosen) return 'chosen'
  if (offered) return 'choosable'
  return refused ? 'unavailable' : 'idle'
}

function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
}

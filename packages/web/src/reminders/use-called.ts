import { type TableState, newKey } from '@turnwright/protocol/client'
import { useEffect, useMemo, useRef } from 'react'
import { isLocal } from '../offline/local-id.ts'
import { client } from '../server/client.ts'
import { ringBell, shake } from './bell.ts'
import { callSettings } from './call-settings.ts'
import { useTurnLight } from './turn-light.ts'

const EVERY = 60_000

/** Somebody at a table is called back when it is their turn, as they chose; and not while they look. */
export function useCalled(state: TableState, name: string, isAsked: boolean): void {
  useTurnLight(isAsked, isAsked ? `● Your turn: ${name}` : name)
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const begins = isAsked && !wasAsked.current
    wasAsked.current = isAsked
    if (!begins || isLooking()) return
    const { sound, vibration } = callSettings.read()
    if (sound) ringBell()
    if (vibration) shake()
  }, [isAsked])
  const isWaitedFor = state.status === 'playing' && state.you.seat !== null && !isLocal(state.id)
  useTellingLooks(state.id, isWaitedFor && state.seats.filter(({ kind }) => kind === 'person').length > 1)
}

/** Tells the server whether this page is in sight, so that nobody is called back to what they see. */
function useTellingLooks(id: string, tells: boolean): void {
  const line = useMemo(() => newKey(), [])
  useEffect(() => {
    if (!tells) return
    let told = false
    const tell = () => {
      const isVisible = document.visibilityState === 'visible'
      if (!isVisible && !told) return
      told = isVisible
      const body = { line, isLooking: isVisible }
      void client.call('POST /api/tables/:id/looking', { params: { id }, body }).catch(() => undefined)
    }
    tell()
    const clock = setInterval(tell, EVERY)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [id, tells, line])
}

function isLooking(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

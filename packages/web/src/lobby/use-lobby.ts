import { type GameSummary, type Identity, type TableSummary, Unreachable } from '@turnwright/protocol/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whoAmI } from '../identity/identity.ts'
import { keptName } from '../identity/kept-name.ts'
import { client } from '../server/client.ts'
import { knownGames } from '../server/known-games.ts'

export interface Lobby {
  /** Null until the server has told. */
  readonly games: readonly GameSummary[] | null
  readonly me: Identity | null
  readonly mine: readonly TableSummary[]
  readonly open: readonly TableSummary[]
  /** When the server was last asked. */
  readonly seenAt: number
  /** Why the lobby may be old. */
  readonly trouble: string | null
  /** Nobody is at the other end of the line, and not just for a moment. */
  readonly isAway: boolean
}

const EMPTY: Lobby = { games: null, me: null, mine: [], open: [], seenAt: 0, trouble: null, isAway: false }
const EVERY = 4_000

/** What the server offers, looked at again every few seconds while the page is seen. */
export function useLobby(): Lobby & { readonly refresh: () => Promise<void> } {
  const [lobby, setLobby] = useState(EMPTY)
  const looks = useRef({ begun: 0, shown: 0 })

  const refresh = useCallback(async () => {
    const at = ++looks.current.begun
    try {
      const seen = await look()
      // What was asked for earlier may arrive later, and would show a lobby that is gone.
      if (at < looks.current.shown) return
      looks.current.shown = at
      if (seen.me !== null) keptName.keep(seen.me.name)
      if (seen.games !== null) knownGames.keep(seen.games)
      setLobby((before) => ({ ...before, ...seen, trouble: null, isAway: false }))
    } catch (error) {
      const isGone = error instanceof Unreachable
      const trouble = error instanceof Error ? error.message : String(error)
      // A server that is started again is back at the next look; one that was never there is not waited for.
      setLobby((before) => ({
        ...before,
        trouble,
        isAway: isGone && (before.games === null || before.trouble !== null),
      }))
    }
  }, [])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    look()
    const clock = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  return { ...lobby, refresh }
}

async function look(): Promise<Omit<Lobby, 'trouble' | 'isAway'>> {
  const [games, me, open] = await Promise.all([
    client.call('GET /api/games'),
    whoAmI(),
    client.call('GET /api/tables', { query: { which: 'open' } }),
  ])
  const mine = me === null ? [] : await client.call('GET /api/tables', { query: { which: 'mine' } })
  return { games, me, mine, open: open.filter(({ you }) => you.seat === null), seenAt: Date.now() }
}

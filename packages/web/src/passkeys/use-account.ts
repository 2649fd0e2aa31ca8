import type { Account } from '@turnwright/protocol/client'
import { ProblemError } from '@turnwright/protocol/client'
import { useCallback, useEffect, useState } from 'react'
import { keptName } from '../identity/kept-name.ts'
import { client } from '../server/client.ts'

export interface KnownAccount {
  /** Null until the server has told. */
  readonly account: Account | null
  readonly trouble: string | null
  readonly refresh: () => Promise<void>
}

/** Who we are to the server: a guest, somebody whose name is kept, or nobody yet. */
export function useAccount(): KnownAccount {
  const [account, setAccount] = useState<Account | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const refresh = useCallback(
    () =>
      told().then(
        (now) => {
          setAccount(now)
          setTrouble(null)
        },
        (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])
  return { account, trouble, refresh }
}

function told(): Promise<Account> {
  return client.call('GET /api/account').catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 401) return newcomer()
    throw error
  })
}

/** Somebody who has not sat down anywhere has the name that the page calls them by. */
function newcomer(): Account {
  return { name: keptName.read(), kept: false, since: null, passkeys: [], codes: 0, sessions: 0 }
}

import type { OriginEnding } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { localeIn } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'

/** Where a table was played on from, and how that game ended; null until the server has told. */
export function useOriginEnding(table: string): OriginEnding | null {
  const [ending, setEnding] = useState<OriginEnding | null>(null)
  useEffect(() => {
    let isWanted = true
    const address = new URL(location.href)
    const locale = localeIn(address)
    const invite = address.searchParams.get('invite')
    const query = { ...(locale === null ? {} : { locale }), ...(invite === null ? {} : { invite }) }
    client.call('GET /api/tables/:id/origin', { params: { id: table }, query }).then(
      (told) => {
        if (isWanted) setEnding(told)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [table])
  return ending
}

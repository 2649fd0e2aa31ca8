import { useEffect, useState } from 'react'
import { tablePath } from '../navigation/navigation.ts'
import { Loading } from '../navigation/loading.tsx'
import { localClient } from '../offline/local-client.ts'
import { RecordForm } from './record-form.tsx'

interface LocalForkPageProps {
  readonly table: string
  readonly at: number | null
  readonly seat: number | null
}

/** A moment of a game that this browser keeps: its record leads to a table of the server. */
export function LocalForkPage({ table, ...moment }: LocalForkPageProps) {
  const [read, setRead] = useState<{ readonly text: string | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    const tell = (text: string | null) => {
      if (isWanted) setRead({ text })
    }
    localClient.call('GET /api/tables/:id/record', { params: { id: table } }).then(
      (record) => tell(JSON.stringify(record)),
      () => tell(null),
    )
    return () => {
      isWanted = false
    }
  }, [table])
  if (read === null) return <Loading>The moment is being looked up…</Loading>
  return <RecordForm text={read.text} back={tablePath(table)} {...moment} />
}

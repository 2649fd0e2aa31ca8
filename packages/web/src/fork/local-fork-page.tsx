import { ProblemError } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { Loading } from '../navigation/loading.tsx'
import { localClient } from '../offline/local-client.ts'
import { PageFrame } from './page-frame.tsx'
import { RecordForm } from './record-form.tsx'

interface LocalForkPageProps {
  readonly table: string
  readonly at: number | null
  readonly seat: number | null
}

type Read = { readonly text: string } | { readonly why: string }

/** A moment of a game that this browser keeps: its record leads to a table of the server. A game that goes on has none. */
export function LocalForkPage({ table, ...moment }: LocalForkPageProps) {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let isWanted = true
    const tell = (told: Read) => {
      if (isWanted) setRead(told)
    }
    localClient.call('GET /api/tables/:id/record', { params: { id: table } }).then(
      (record) => tell({ text: JSON.stringify(record) }),
      (error: unknown) => tell({ why: whyNot(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [table])
  if (read === null) return <Loading>The moment is being looked up…</Loading>
  if ('text' in read) return <RecordForm text={read.text} back={tablePath(table)} {...moment} />
  return (
    <PageFrame game={null} kicker={null} title="Play on from here">
      <p className="fork-lead">{read.why}</p>
      <Link className="btn" href={tablePath(table)}>
        To the table
      </Link>
    </PageFrame>
  )
}

function whyNot(error: unknown): string {
  if (error instanceof ProblemError) return `${error.problem.detail} ${error.problem.next}`
  return error instanceof Error ? error.message : 'This game cannot be read now.'
}

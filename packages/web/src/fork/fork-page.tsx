import type { GameSummary, TableState } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'
import { useGames } from '../table/use-games.ts'
import { PageFrame } from './page-frame.tsx'
import { ForkForm, type ForkSource } from './fork-form.tsx'
import { firstSeats } from './fork-seats.ts'
import './fork-page.css'

interface ForkPageProps {
  readonly table: string
  readonly invite: string | null
  /** How many entries of the log were played; null where the address does not say. */
  readonly at: number | null
  readonly seat: number | null
}

/** A moment of a game, and who plays on from it. */
export function ForkPage({ table, invite, at, seat }: ForkPageProps) {
  const games = useGames()
  const [state, setState] = useState<TableState | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    const query = invite === null ? {} : { invite }
    client.call('GET /api/tables/:id', { params: { id: table }, query }).then(setState, (error: unknown) => {
      setTrouble(error instanceof Error ? error.message : String(error))
    })
  }, [table, invite])
  const game = games?.find(({ id }) => id === state?.game)
  const refusal = trouble ?? (state === null ? null : whyNot(state))
  return (
    <PageFrame game={state?.game ?? null} kicker={game?.name ?? null} title="Play on from here">
      {refusal !== null && (
        <>
          <p className="fork-lead">{refusal}</p>
          <Link className="btn" href={tablePath(table, invite)}>
            To the table
          </Link>
        </>
      )}
      {refusal === null && state !== null && game !== undefined && (
        <ForkForm key={state.id} source={sourceAt(state, game, invite, seat)} {...{ game, at }} />
      )}
    </PageFrame>
  )
}

/** Why nobody plays on from here; the server says the same. */
function whyNot({ status, seats, you }: TableState): string | null {
  if (status === 'gathering') return 'This game has not begun.'
  if (status !== 'playing') return null
  if (you.seat === null) return 'This game goes on, and you do not play in it.'
  const others = seats.some(({ kind, seat }) => kind === 'person' && seat !== you.seat)
  return others ? 'Other people play in this game. Once it is over any of its moments can be played on.' : null
}

/** The moments of a table. */
function sourceAt(state: TableState, game: GameSummary, invite: string | null, seat: number | null): ForkSource {
  const isOver = state.status === 'finished'
  const query = invite === null ? {} : { invite }
  return {
    players: state.seats.map(({ name }) => name),
    isOver,
    last: isOver ? state.seq - 1 : state.seq,
    back: tablePath(state.id, invite),
    firstSeats: firstSeats(state, game, seat),
    open: (body) => client.call('POST /api/tables/:id/forks', { params: { id: state.id }, query, body }),
  }
}

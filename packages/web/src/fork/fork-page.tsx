import { type GameSummary, newKey, persist, type TableState } from '@turnwright/protocol/client'
import { GitFork } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { someone } from '../identity/identity.ts'
import { Choose } from '../lobby/form-field.tsx'
import { useWish } from '../lobby/use-wish.ts'
import { Link } from '../navigation/link.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'
import { useGames } from '../table/use-games.ts'
import { PageFrame } from './page-frame.tsx'
import { firstSeats, type ForkSeats, seatChoices, seatsWanted, withSeat } from './fork-seats.ts'
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
        <ForkForm key={state.id} {...{ state, game, invite, seat }} at={at} />
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

interface ForkFormProps {
  readonly state: TableState
  readonly game: GameSummary
  readonly invite: string | null
  readonly at: number | null
  readonly seat: number | null
}

function ForkForm({ state, game, invite, at, seat }: ForkFormProps) {
  const isOver = state.status === 'finished'
  const last = isOver ? state.seq - 1 : state.seq
  const [moment, setMoment] = useState(String(Math.min(at ?? last, last)))
  const [seats, setSeats] = useState<ForkSeats>(() => firstSeats(state, game, seat))
  const wish = useWish()
  const id = useId()
  const open = (event: FormEvent) => {
    event.preventDefault()
    wish.run('fork', async () => {
      await someone(null)
      const body = { at: Number(moment), seats: seatsWanted(seats), key: newKey() }
      const query = invite === null ? {} : { invite }
      const fork = await persist(() =>
        client.call('POST /api/tables/:id/forks', { params: { id: state.id }, query, body }),
      )
      goTo(tablePath(fork.id))
    })
  }
  return (
    <form onSubmit={open}>
      <p className="fork-lead">
        A new table begins at exactly this moment.{' '}
        {isOver
          ? 'What somebody had seen by then is as it was; what nobody had seen is shuffled anew.'
          : 'What you know stays as it is; everything else is dealt anew, so that it tells you nothing about your game.'}
      </p>
      <div className="field">
        <label htmlFor={id}>Moment: after how many answers</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={last}
          value={moment}
          aria-describedby={`${id}-note`}
          onChange={(event) => setMoment(event.target.value)}
        />
        <p className="field-note" id={`${id}-note`}>
          {isOver
            ? `From 0, the beginning, to ${last}, the last question.`
            : `From 0 to ${last}, which is now. It begins with the last question to you up to there.`}
        </p>
      </div>
      <div className="fork-seats">
        {state.seats.map(({ seat: place, name }) => (
          <Choose
            key={place}
            title={`${name ?? 'Nobody'}’s seat`}
            value={seats[place] ?? ''}
            choices={seatChoices(game)}
            choose={(choice) => setSeats(withSeat(seats, place, choice, game))}
          />
        ))}
      </div>
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      <div className="fork-doors">
        <button type="submit" className="btn btn-primary" aria-disabled={wish.pending !== null || undefined}>
          <GitFork aria-hidden="true" />
          {wish.pending === null ? 'Play on' : 'Laying the table…'}
        </button>
        <Link className="btn btn-quiet" href={tablePath(state.id, invite)}>
          Back to the table
        </Link>
      </div>
      <p className="fork-fine">Nothing changes at the table it comes from, and nothing here counts there.</p>
    </form>
  )
}

import { type GameSummary, newKey, persist, type SeatRequest } from '@turnwright/protocol/client'
import { GitFork } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { someone } from '../identity/identity.ts'
import { Choose } from '../lobby/form-field.tsx'
import { useWish } from '../lobby/use-wish.ts'
import { Link } from '../navigation/link.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { type ForkSeats, seatChoices, seatsWanted, withSeat } from './fork-seats.ts'
import './fork-page.css'

/** Where a moment is taken from. */
export interface ForkSource {
  readonly players: readonly (string | null)[]
  readonly isOver: boolean
  /** The last moment there is. */
  readonly last: number
  /** Where one goes back to. */
  readonly back: string
  readonly firstSeats: ForkSeats
  readonly open: (body: ForkBody) => Promise<{ readonly id: string }>
}

export interface ForkBody {
  readonly at: number
  readonly seats: SeatRequest[]
  readonly key: string
}

interface ForkFormProps {
  readonly source: ForkSource
  readonly game: GameSummary
  readonly at: number | null
}

/** Which moment is played on, and by whom. */
export function ForkForm({ source, game, at }: ForkFormProps) {
  const { players, isOver, last, back } = source
  const [moment, setMoment] = useState(String(Math.min(at ?? last, last)))
  const [seats, setSeats] = useState<ForkSeats>(source.firstSeats)
  const wish = useWish()
  const id = useId()
  const open = (event: FormEvent) => {
    event.preventDefault()
    wish.run('fork', async () => {
      await someone(null)
      const body = { at: Number(moment), seats: seatsWanted(seats), key: newKey() }
      const fork = await persist(() => source.open(body))
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
        {players.map((name, place) => (
          <Choose
            key={place}
            title={`${name ?? 'Nobody'}’s seat`}
            value={seats[place] ?? ''}
            choices={seatChoices(game)}
            choose={(choice) => setSeats(withSeat(seats, place, choice, game))}
          />
        ))}
      </div>
      {!isOver && (
        <p className="fork-unrated" id={`${id}-unrated`}>
          If you play on from a game that is not over, that game does not count for your rating any more.
        </p>
      )}
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      <div className="fork-doors">
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={wish.pending !== null || undefined}
          aria-describedby={isOver ? undefined : `${id}-unrated`}
        >
          <GitFork aria-hidden="true" />
          {wish.pending === null ? 'Play on' : 'Laying the table…'}
        </button>
        <Link className="btn btn-quiet" href={back}>
          Back
        </Link>
      </div>
      <p className="fork-fine">
        {isOver
          ? 'Nothing changes at the table it comes from, and nothing here counts there.'
          : 'Nothing else changes at your game, and nothing here counts there.'}
      </p>
    </form>
  )
}

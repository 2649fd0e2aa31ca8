import { whyNoTable } from '@turnwright/replay'
import { Link } from '../navigation/link.tsx'
import { client } from '../server/client.ts'
import { useGames } from '../table/use-games.ts'
import { useOnline } from '../table/use-online.ts'
import { ForkForm } from './fork-form.tsx'
import { strangersSeats } from './fork-seats.ts'
import { PageFrame } from './page-frame.tsx'

interface RecordFormProps {
  /** The text of the record; null where there is none. */
  readonly text: string | null
  /** Where it is watched. */
  readonly back: string
  readonly at: number | null
  readonly seat: number | null
}

/** A moment of a record, and who plays on from it; or why nobody does. */
export function RecordForm({ text, back, at, seat }: RecordFormProps) {
  const isOnline = useOnline()
  const record = text === null ? null : briefly(text)
  if (record === null || text === null)
    return (
      <PageFrame game={null} kicker={null} title="Play on from here">
        <p className="fork-lead">There is no record in this tab any more.</p>
        <Link className="btn" href="/replay">
          Open one
        </Link>
      </PageFrame>
    )
  const why = record.why ?? (isOnline ? null : WITHOUT_NETWORK)
  return why === null ? (
    <Seats {...{ record, text, back, at, seat }} />
  ) : (
    <NotHere game={record.game} why={why} back={back} />
  )
}

interface SeatsProps extends RecordFormProps {
  readonly record: Briefly
  readonly text: string
}

/** Who plays on. Nothing of the record is sent before that is asked for. */
function Seats({ record, text, back, at, seat }: SeatsProps) {
  const games = useGames()
  const game = games?.find(({ id }) => id === record.game)
  if (game === undefined) {
    const why = games === null ? 'Looking for its game…' : 'This server does not have that game.'
    return <NotHere game={record.game} why={why} back={back} />
  }
  return (
    <PageFrame game={record.game} kicker={game.name} title="Play on from here">
      <ForkForm
        source={{
          players: record.players,
          isOver: true,
          last: Math.max(0, record.entries - 1),
          back,
          firstSeats: strangersSeats(record.players.length, game, seat),
          open: (body) => client.call('POST /api/forks', { body: { ...body, record: text } }),
        }}
        {...{ game, at }}
      />
      <p className="fork-fine">To lay the table the server is sent the record.</p>
    </PageFrame>
  )
}

interface NotHereProps {
  readonly game: string
  readonly why: string
  readonly back: string
}

function NotHere({ game, why, back }: NotHereProps) {
  return (
    <PageFrame game={game} kicker={null} title="Play on from here">
      <p className="fork-lead">
        <output>{why}</output>
      </p>
      <Link className="btn" href={back}>
        Back
      </Link>
    </PageFrame>
  )
}

const WITHOUT_NETWORK =
  'The server lays the table on which a game is played on, and there is no network now. The game stays here: come again when you are online.'

interface Briefly {
  readonly game: string
  readonly players: readonly string[]
  readonly entries: number
  /** Why no table is made from it, as far as one sees that from here. */
  readonly why: string | null
}

/** What the form needs of a record; the server judges the rest. */
function briefly(text: string): Briefly | null {
  try {
    const record = JSON.parse(text) as { game: unknown; players: unknown; log: unknown }
    const { game, players, log } = record
    if (typeof game !== 'string' || !Array.isArray(players) || !Array.isArray(log)) return null
    return { game, players: players.map(String), entries: log.length, why: whyNoTable(record) }
  } catch {
    return null
  }
}

import { Link } from '../navigation/link.tsx'
import { keptRecord } from '../replay/kept-record.ts'
import { client } from '../server/client.ts'
import { useGames } from '../table/use-games.ts'
import { ForkForm } from './fork-form.tsx'
import { strangersSeats } from './fork-seats.ts'
import { PageFrame } from './page-frame.tsx'

interface RecordForkPageProps {
  readonly at: number | null
  readonly seat: number | null
}

/** A moment of the record that is being watched. To be played on it is sent to the server, as it says. */
export function RecordForkPage({ at, seat }: RecordForkPageProps) {
  const games = useGames()
  const text = keptRecord.read()
  const record = text === null ? null : briefly(text)
  const game = games?.find(({ id }) => id === record?.game)
  if (record === null || text === null)
    return (
      <PageFrame game={null} kicker={null} title="Play on from here">
        <p className="fork-lead">There is no record in this tab any more.</p>
        <Link className="btn" href="/replay">
          Open one
        </Link>
      </PageFrame>
    )
  return (
    <PageFrame game={record.game} kicker={game?.name ?? null} title="Play on from here">
      {game === undefined ? (
        <p className="fork-lead">{games === null ? 'Looking for its game…' : 'This server does not have that game.'}</p>
      ) : (
        <ForkForm
          source={{
            players: record.players,
            isOver: true,
            last: Math.max(0, record.entries - 1),
            back: '/replay',
            firstSeats: strangersSeats(record.players.length, game, seat),
            open: (body) => client.call('POST /api/forks', { body: { ...body, record: text } }),
          }}
          {...{ game, at }}
        />
      )}
    </PageFrame>
  )
}

interface Briefly {
  readonly game: string
  readonly players: readonly string[]
  readonly entries: number
}

/** What the form needs of a record; the server judges the rest. */
function briefly(text: string): Briefly | null {
  try {
    const { game, players, log } = JSON.parse(text) as { game: unknown; players: unknown; log: unknown }
    if (typeof game !== 'string' || !Array.isArray(players) || !Array.isArray(log)) return null
    return { game, players: players.map(String), entries: log.length }
  } catch {
    return null
  }
}

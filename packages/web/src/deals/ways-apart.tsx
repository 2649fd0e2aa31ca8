import type { DealGame, DealGameEnd } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import './ways-apart.css'

interface WaysApartProps {
  readonly games: readonly DealGame[]
  readonly ends: ReadonlyMap<number, DealGameEnd>
}

const LANE = 44
const BEND = 4

/** Every game as a way along its answers: together with one's own as far as they are alike, then in a lane of its own. */
export function WaysApart({ games, ends }: WaysApartProps) {
  const ways = games.flatMap((game, row) => {
    const end = ends.get(game.number)
    return end === undefined ? [] : [{ game, end, row }]
  })
  const ownLane = ways.findIndex(({ game }) => game.you)
  if (ownLane < 0 || ways.length < 2) return null
  const longest = Math.max(...ways.map(({ end }) => end.answers), 1)
  const across = (answers: number): number => (answers / longest) * 100
  const middle = (lane: number): number => lane * LANE + LANE / 2
  return (
    <section className="deal-card paper ways" aria-labelledby="ways-title">
      <h2 id="ways-title">Where the ways part</h2>
      <p className="quiet">
        Each line is a game along its answers. What was answered as you did is drawn once; a ring stands where a way
        parts from yours.
      </p>
      <div className="ways-body" style={{ height: ways.length * LANE }}>
        <svg viewBox={`0 0 100 ${ways.length * LANE}`} preserveAspectRatio="none" aria-hidden="true">
          {ways.map(({ game, end, row }, lane) => (
            <path
              key={game.number}
              className="deal-way"
              data-seat={row % 5}
              d={pathOf(middle(lane), middle(ownLane), across(end.alike ?? 0), across(end.answers), game.you)}
            />
          ))}
        </svg>
        {ways.map(({ game, end }) =>
          game.you || end.alike === null || end.alike >= end.answers ? null : (
            <i
              key={game.number}
              className="ways-ring"
              style={{
                insetInlineStart: `calc((100% - 16px) * ${across(end.alike) / 100})`,
                insetBlockStart: middle(ownLane),
              }}
              aria-hidden="true"
            />
          ),
        )}
      </div>
      <ol className="ways-ends">
        {ways.map(({ game, end, row }) => (
          <li key={game.number}>
            <SeatMark seat={row % 5} />
            <span>
              <b>{game.you ? 'You' : game.name}</b>
              <small className="num">{partingOf(game, end)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function pathOf(lane: number, own: number, from: number, to: number, isOwn: boolean): string {
  if (isOwn || from >= to) return `M0 ${own}H${to}`
  const bent = Math.min(from + BEND, Math.max(to, from))
  return `M0 ${own}H${from}C${bent} ${own} ${from} ${lane} ${bent} ${lane}H${Math.max(to, bent)}`
}

function partingOf(game: DealGame, { alike, parted, answers }: DealGameEnd): string {
  if (game.you) return `${answers} answers`
  if (alike === null) return ''
  if (alike >= answers) return 'the same game as yours'
  const where = alike === 0 ? 'parts at the first answer' : `parts after ${alike} ${alike === 1 ? 'answer' : 'answers'}`
  return parted === null || parted === '' ? where : `${where}, at “${parted}”`
}

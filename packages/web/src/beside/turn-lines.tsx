import { pointWords } from '../table/result-words.ts'
import './turn-lines.css'

/** How one of two games stood, turn by turn, on the axis that both share. */
export interface TurnLine {
  readonly name: string
  readonly values: readonly { readonly place: number; readonly value: number }[]
}

interface TurnLinesProps {
  /** The first is drawn dashed, the second as a whole. */
  readonly lines: readonly [TurnLine, TurnLine]
  readonly length: number
  readonly rounds: readonly { readonly round: number; readonly place: number }[]
  /** Points of one's own, or by how much one is ahead. */
  readonly counts: 'points' | 'lead'
  /** Where we are; null where nobody goes anywhere. */
  readonly place?: number | null
}

const WIDTH = 1000
const HEIGHT = 100
/** So many names of rounds find room side by side. */
const MOST_ROUNDS = 7
/** With fewer, each says what its number counts. */
const FEW_ROUNDS = 5

/** Two games as two lines: what one had, or by how much one was ahead. */
export function TurnLines({ lines, length, rounds, counts, place = null }: TurnLinesProps) {
  const all = lines.flatMap(({ values }) => values.map(({ value }) => value))
  const [low, high] = [Math.min(0, ...all), Math.max(counts === 'points' ? 10 : 1, ...all)]
  const x = (at: number) => (at / length) * WIDTH
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT
  const each = Math.ceil(rounds.length / MOST_ROUNDS)
  return (
    <figure className="turn-lines">
      <figcaption className="only-read">{lineWords(lines, counts)}</figcaption>
      <div className="turn-lines-field" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {rounds.map((round) => (
            <path key={round.round} className="turn-lines-round" d={`M${x(round.place)} 0V${HEIGHT}`} />
          ))}
          <path className="turn-lines-even" d={`M0 ${y(0)}H${WIDTH}`} />
          {lines.map(({ name, values }, way) => (
            <path key={`${name} ${way}`} className="turn-line" data-way={way} d={stepsOf(values, x, y)} />
          ))}
          {place !== null && <path className="turn-lines-here" d={`M${x(place)} 0V${HEIGHT}`} />}
        </svg>
        <span className="turn-lines-label num" style={{ insetBlockStart: 0 }}>
          {counts === 'points' ? high : `${high} ahead`}
        </span>
        <span className="turn-lines-label num" style={{ insetBlockStart: `${y(0)}%` }}>
          {counts === 'points' ? 0 : 'even'}
        </span>
        {counts === 'lead' && low < 0 && (
          <span className="turn-lines-label num" style={{ insetBlockStart: '100%' }}>
            {`${-low} behind`}
          </span>
        )}
        {lines.map(({ name, values }, way) => {
          const last = values.at(-1)
          if (last === undefined) return null
          return (
            <i
              key={`${name} ${way}`}
              className="turn-lines-end"
              data-way={way}
              style={{ insetInlineStart: `${x(last.place) / 10}%`, insetBlockStart: `${y(last.value)}%` }}
            />
          )
        })}
      </div>
      {rounds.length > 1 && (
        <ol className="turn-lines-rounds num" data-many={rounds.length >= FEW_ROUNDS || undefined} aria-hidden="true">
          {rounds
            .filter((_, at) => at % each === 0)
            .map((round) => (
              <li key={round.round} style={{ insetInlineStart: `${x(round.place) / 10}%` }}>
                {(round.place === 0 || rounds.length < FEW_ROUNDS) && <span>Round </span>}
                {round.round}
              </li>
            ))}
        </ol>
      )}
    </figure>
  )
}

/** What stands at a turn stays until the next one. */
function stepsOf(values: TurnLine['values'], x: (place: number) => number, y: (value: number) => number): string {
  return values
    .map(({ place, value }, at) => `${at === 0 ? `M${x(place)} ` : `H${x(place)}V`}${y(value).toFixed(1)}`)
    .join('')
}

function lineWords(lines: readonly TurnLine[], counts: 'points' | 'lead'): string {
  const ends = lines.map(({ name, values }) => `${name} ${endWords(values.at(-1)?.value ?? 0, counts)}`)
  return `${counts === 'points' ? 'Points' : 'The lead'} turn by turn, at the end: ${ends.join(', ')}`
}

/** What a figure says: points, or who is ahead by how much. */
export function endWords(value: number, counts: 'points' | 'lead'): string {
  if (counts === 'points') return pointWords(value)
  return value === 0 ? 'even' : `${Math.abs(value)} ${value > 0 ? 'ahead' : 'behind'}`
}

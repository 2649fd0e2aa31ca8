import type { OriginEnding } from '@turnwright/protocol/client'

interface TwoWaysProps {
  readonly ending: OriginEnding
  /** How many answers were given in the game that was played on. */
  readonly answers: number
}

const WIDE = 100
const MIDDLE = 24
const BEND = 5

/** Both games from the fork on, on one axis of answers: together as far as they are alike, then apart. */
export function TwoWays({ ending, answers }: TwoWaysProps) {
  const really = ending.answers ?? 0
  const alike = ending.alike ?? 0
  const longest = Math.max(really, answers, 1)
  const across = (count: number): number => (Math.min(count, longest) / longest) * WIDE
  const way = (length: number, up: number): string => {
    const [from, to] = [across(alike), Math.max(across(length), across(alike))]
    const bent = Math.min(from + BEND, to)
    return `M${from} ${MIDDLE}C${bent} ${MIDDLE} ${from} ${MIDDLE - up} ${bent} ${MIDDLE - up}H${to}`
  }
  return (
    <figure className="two-ways">
      <svg viewBox={`0 0 ${WIDE} 48`} preserveAspectRatio="none" aria-hidden="true">
        <path className="way-really" d={way(really, -14)} />
        <path className="way-forked" d={way(answers, 14)} />
        {alike > 0 && <path className="way-same" d={`M0 ${MIDDLE}H${across(alike)}`} />}
      </svg>
      <i
        className="way-ring"
        style={{ insetInlineStart: `calc((100% - 16px) * ${across(alike) / WIDE})` }}
        aria-hidden="true"
      />
      <figcaption>
        <span>the fork</span>
        <span className="num">
          {alike === 0 ? 'apart from the first answer' : `alike for ${alike} ${alike === 1 ? 'answer' : 'answers'}`}
        </span>
        <span className="num">{longest} answers on</span>
      </figcaption>
    </figure>
  )
}

import type { AnswerRow } from '@turnwright/workbench/wire'

interface CostPlotProps {
  readonly answers: readonly AnswerRow[]
  readonly lost: readonly AnswerRow[]
  readonly here: number
  readonly onGo: (at: number) => void
}

const HEIGHT = 40
/** One slow step would leave all the others flat. */
const height = (ms: number, most: number) => 3 + (HEIGHT - 3) * Math.sqrt(ms / most)

/** What each step cost, on the axis of answers; triangles where nobody takes back alone, grey what the new rules lost. */
export function CostPlot({ answers, lost, here, onGo }: CostPlotProps) {
  const all = [...answers, ...lost]
  const most = Math.max(0.01, ...all.map(({ ms }) => ms))
  return (
    <svg
      className="cost-plot"
      viewBox={`0 0 ${Math.max(24, all.length)} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {all.map(({ ms, barred }, at) => (
        <g
          key={at}
          data-here={at === here - 1 || undefined}
          data-lost={at >= answers.length || undefined}
          onClick={() => at < answers.length && onGo(at + 1)}
        >
          <rect x={at + 0.14} width={0.72} y={HEIGHT - height(ms, most)} height={height(ms, most)} />
          {barred && <path d={`M${at + 0.2} ${HEIGHT + 6}h.6l-.3-5Z`} />}
        </g>
      ))}
    </svg>
  )
}

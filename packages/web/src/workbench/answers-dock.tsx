import { SeatMark } from '@turnwright/tabletop'
import type { AnswerRow, GameNow } from '@turnwright/workbench/wire'
import { GitBranch, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CostPlot } from './cost-plot.tsx'
import { costsOf, millisecondWords } from './step-costs.ts'
import type { Bench } from './use-bench.ts'
import './answers-dock.css'

interface AnswersDockProps {
  readonly bench: Bench
  readonly game: GameNow
}

/** The way the game has come: every answer can be stood at, and branched from. */
export function AnswersDock({ bench, game: { players, answers } }: AnswersDockProps) {
  const { at, go, ask, now } = bench
  const last = answers.length
  const here = at ?? last
  const { median, worst } = costsOf(answers)
  const slow = worst === null ? null : answers[worst]
  return (
    <section className="answers-dock" aria-label="Answers">
      <div className="dock-head">
        <span className="slate-group">
          <button type="button" aria-label="To the beginning" disabled={here === 0} onClick={() => go(0)}>
            <SkipBack aria-hidden="true" />
          </button>
          <button type="button" aria-label="One answer back" disabled={here === 0} onClick={() => go(here - 1)}>
            <StepBack aria-hidden="true" />
          </button>
          <button type="button" aria-label="One answer on" disabled={here === last} onClick={() => go(here + 1)}>
            <StepForward aria-hidden="true" />
          </button>
          <button type="button" aria-label="To now" disabled={here === last} onClick={() => go(null)}>
            <SkipForward aria-hidden="true" />
          </button>
        </span>
        <b aria-live="polite">
          {here === last ? `Now, after ${answersWords(last)}` : `After ${here} of ${answersWords(last)}`}
        </b>
        {median !== null && worst !== null && slow !== null && slow !== undefined && (
          <span className="bench-label">
            median {millisecondWords(median)}, worst {millisecondWords(slow.ms)} at answer {worst + 1}
          </span>
        )}
        <button
          type="button"
          className="slate-btn dock-end"
          disabled={here === last}
          onClick={() => void ask({ do: 'cut', to: here })}
        >
          <GitBranch aria-hidden="true" /> Branch here
        </button>
      </div>
      <CostPlot answers={answers} lost={now.lost} here={here} onGo={go} />
      <AnswerList {...{ answers, players, here }} lost={now.lost} onGo={go} />
    </section>
  )
}

function answersWords(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`
}

interface AnswerListProps {
  readonly answers: readonly AnswerRow[]
  readonly lost: readonly AnswerRow[]
  readonly players: readonly string[]
  readonly here: number
  readonly onGo: (at: number) => void
}

function AnswerList({ answers, lost, players, here, onGo }: AnswerListProps) {
  const current = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    // In braces: some browsers return a promise, which is no way to clean up.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [here, answers])
  const row = (answer: AnswerRow, at: number, isLost: boolean) => (
    <tr
      key={at}
      ref={at === here - 1 ? current : null}
      data-here={at === here - 1 || undefined}
      data-lost={isLost || undefined}
    >
      <td>{at + 1}</td>
      <td>
        <SeatMark seat={answer.seat} /> {players[answer.seat]}
      </td>
      <td>{answer.question}</td>
      <td className="code">
        {isLost ? (
          answer.answer
        ) : (
          <button type="button" className="row-door" onClick={() => onGo(at + 1)}>
            {answer.answer}
          </button>
        )}
      </td>
      <td className="dock-ms">{isLost ? '' : answer.ms.toFixed(2)}</td>
      <td className="dock-note">{isLost ? 'of the old rules' : answer.barred ? 'no undo past here' : ''}</td>
    </tr>
  )
  return (
    <div className="answer-list">
      <table>
        <thead>
          <tr>
            <th>no.</th>
            <th>seat</th>
            <th>question</th>
            <th>answer</th>
            <th className="dock-ms">ms</th>
            <th>note</th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer, at) => row(answer, at, false))}
          {lost.map((answer, at) => row(answer, answers.length + at, true))}
        </tbody>
      </table>
    </div>
  )
}

import { SeatMark } from '@turnwright/tabletop'
import { CornerDownRight, Eye, Moon, Smartphone, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bench, Sitting } from './use-bench.ts'
import type { FrameLook } from './workbench-page.tsx'
import './seat-bar.css'

interface SeatBarProps {
  readonly bench: Bench
  readonly frame: FrameLook
  readonly onFrame: (frame: FrameLook) => void
}

/** From which seat one looks and answers. */
export function SeatBar({ bench: { now, sitting, sit, moment }, frame, onFrame }: SeatBarProps) {
  const players = now.now?.players ?? []
  const eyes = moment?.eyes ?? null
  const choice = (value: Sitting, content: ReactNode) => (
    <button key={String(value)} type="button" aria-pressed={sitting === value} onClick={() => sit(value)}>
      {content}
    </button>
  )
  return (
    <nav className="seat-bar" aria-label="Look and answer as">
      <span className="bench-label">Sit as</span>
      <span className="slate-group">
        {choice(
          'asked',
          <>
            <CornerDownRight aria-hidden="true" /> whoever is asked
          </>,
        )}
        {players.map((name, seat) =>
          choice(
            seat,
            <>
              <SeatMark seat={seat} /> {name}
            </>,
          ),
        )}
        {choice(
          null,
          <>
            <Eye aria-hidden="true" /> spectator
          </>,
        )}
      </span>
      <output className="imagined">
        {moment !== null && moment.deal !== null && (
          <>
            <WandSparkles aria-hidden="true" /> {dealtAnew(moment.cards.filter(({ really }) => really !== null).length)}{' '}
            {eyes === null ? 'A spectator' : players[eyes]} cannot tell.
          </>
        )}
        {moment?.notImagined}
      </output>
      <span className="slate-group frame-looks">
        <button
          type="button"
          aria-label="A phone's width"
          aria-pressed={frame.isPhone}
          onClick={() => onFrame({ ...frame, isPhone: !frame.isPhone })}
        >
          <Smartphone aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Evening light"
          aria-pressed={frame.theme === 'dark'}
          onClick={() => onFrame({ ...frame, theme: frame.theme === 'dark' ? 'light' : 'dark' })}
        >
          <Moon aria-hidden="true" />
        </button>
      </span>
    </nav>
  )
}

function dealtAnew(cards: number): string {
  if (cards === 0) return 'Nothing is hidden here that could be dealt anew.'
  return cards === 1 ? '1 card is dealt anew.' : `${cards} cards are dealt anew.`
}

import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  type LucideIcon,
  Pause,
  Play,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import { memo } from 'react'
import type { LookStore, Speed, Step } from './look-store.ts'
import { speedWords } from './replay-words.ts'
import './transport.css'

interface TransportProps {
  readonly store: LookStore
  readonly playing: boolean
  readonly speed: Speed
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Steps by answer, turn and round, and plays by itself. */
export const Transport = memo(function Transport({ store, playing, speed, atStart, atEnd }: TransportProps) {
  return (
    <fieldset className="transport" aria-label="Step and play">
      <StepButton icon={SkipBack} by="round" words="Round back" off={atStart} run={() => store.back('round')} />
      <StepButton icon={ChevronsLeft} by="turn" words="Turn back" off={atStart} run={() => store.back('turn')} />
      <StepButton icon={ChevronLeft} by="answer" words="Answer back" off={atStart} run={() => store.back('answer')} />
      <button
        type="button"
        className="step step-go"
        aria-label={playing ? 'Pause' : 'Play'}
        data-reason="Space"
        onClick={() => store.play()}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <StepButton icon={ChevronRight} by="answer" words="Answer on" off={atEnd} run={() => store.on('answer')} />
      <StepButton icon={ChevronsRight} by="turn" words="Turn on" off={atEnd} run={() => store.on('turn')} />
      <StepButton icon={SkipForward} by="round" words="Round on" off={atEnd} run={() => store.on('round')} />
      <button
        type="button"
        className="speed"
        aria-label={`Speed: ${speed === 0.5 ? 'half a turn' : speed === 1 ? '1 turn' : `${speed} turns`} a second`}
        onClick={() => (speed === 4 ? [-1, -1, -1].forEach(() => store.speed(-1)) : store.speed(1))}
      >
        {speedWords(speed)}
      </button>
    </fieldset>
  )
})

interface StepButtonProps {
  readonly icon: LucideIcon
  readonly by: Step
  readonly words: string
  readonly off: boolean
  readonly run: () => void
}

function StepButton({ icon: Icon, by, words, off, run }: StepButtonProps) {
  return (
    <button
      type="button"
      className="step"
      data-by={by}
      aria-label={words}
      aria-disabled={off || undefined}
      onClick={run}
    >
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{by}</span>
    </button>
  )
}

import { whereWords } from '@turnwright/replay'
import type { GameUi } from '@turnwright/tabletop'
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
import type { Beside, BesideStore } from './beside-store.ts'
import type { OpenedGame } from './compared-game.ts'
import { placeOn, type Step, stopOn } from './shared-axis.ts'
import { endWords, TurnLines } from './turn-lines.tsx'
import { useTurnLines } from './use-turn-lines.ts'
import '../replay/transport.css'

interface BesideDockProps {
  readonly games: readonly [OpenedGame, OpenedGame]
  readonly ui: GameUi | null
  readonly store: BesideStore
  readonly now: Beside
  readonly rounds: readonly { readonly round: number; readonly place: number }[]
  readonly onKeys: () => void
}

/** Below both tables: one axis, how both stood along it, and the ways to go elsewhere. */
export function BesideDock({ games, ui, store, now, rounds, onKeys }: BesideDockProps) {
  const known = useTurnLines(games, ui)
  const { length } = store
  const { place } = now
  const parts = games[0].parts === null ? null : placeOn(games[0].way, games[0].parts)
  return (
    <section className="beside-dock paper" aria-label="Turns of both games">
      {known !== null && (
        <>
          <ul className="beside-legend">
            {known.lines.map(({ name, values }, way) => (
              <li key={`${name} ${way}`}>
                <i className="beside-key" data-way={way} aria-hidden="true" />
                <span>{name}</span>
                <b className="num">{endWords(figureAt(values, place) ?? 0, known.counts)}</b>
              </li>
            ))}
          </ul>
          <TurnLines lines={known.lines} counts={known.counts} {...{ length, rounds, place }} />
        </>
      )}
      <div className="beside-axis">
        <input
          type="range"
          id="moments"
          aria-label="Turns"
          min={0}
          max={length}
          step={0.01}
          value={place}
          aria-valuetext={wordsAt(games, place)}
          onChange={(event) => {
            store.pause()
            store.go(Number(event.target.value))
          }}
        />
        {parts !== null && (
          <i
            className="beside-ring"
            style={{ '--at': parts / length }}
            data-reason="Here the two part"
            aria-hidden="true"
          />
        )}
      </div>
      <div className="beside-foot">
        <fieldset className="transport" aria-label="Step and play">
          <StepTo
            icon={SkipBack}
            by="round"
            words="Round back"
            off={place <= 0}
            run={() => store.step('round', false)}
          />
          <StepTo
            icon={ChevronsLeft}
            by="turn"
            words="Turn back"
            off={place <= 0}
            run={() => store.step('turn', false)}
          />
          <StepTo
            icon={ChevronLeft}
            by="answer"
            words="Answer back"
            off={place <= 0}
            run={() => store.step('answer', false)}
          />
          <button
            type="button"
            className="step step-go"
            aria-label={now.playing ? 'Pause' : 'Play'}
            onClick={() => store.play()}
          >
            {now.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
          <StepTo
            icon={ChevronRight}
            by="answer"
            words="Answer on"
            off={place >= length}
            run={() => store.step('answer', true)}
          />
          <StepTo
            icon={ChevronsRight}
            by="turn"
            words="Turn on"
            off={place >= length}
            run={() => store.step('turn', true)}
          />
          <StepTo
            icon={SkipForward}
            by="round"
            words="Round on"
            off={place >= length}
            run={() => store.step('round', true)}
          />
        </fieldset>
        <button type="button" className="dock-help" aria-label="All keys" onClick={onKeys}>
          <kbd className="key">?</kbd>
        </button>
      </div>
    </section>
  )
}

/** For those who do not see it. */
function wordsAt(games: BesideDockProps['games'], place: number): string {
  return games.map(({ name, way, game }) => `${name} ${whereWords(game.outline, stopOn(way, place))}`).join('; ')
}

function figureAt(values: readonly { readonly place: number; readonly value: number }[], place: number): number | null {
  return (values.findLast((each) => each.place <= place + 1e-6) ?? values[0])?.value ?? null
}

interface StepToProps {
  readonly icon: LucideIcon
  readonly by: Step
  readonly words: string
  readonly off: boolean
  readonly run: () => void
}

function StepTo({ icon: Icon, by, words, off, run }: StepToProps) {
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

import type { Player } from '@turnwright/kernel'
import { type Eyes, type Outline, turnAt, turnWords } from '@turnwright/replay'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type Known, lifeOf, type LifeMoment } from './card-life.ts'
import { moveWords } from './move-words.ts'
import './card-life-panel.css'

interface CardLifePanelProps {
  readonly card: number
  readonly known: Known
  readonly outline: Outline
  readonly players: readonly Player[]
  readonly eyes: Eyes
  readonly isPlayedOn: boolean
  readonly stop: number
  readonly onGo: (stop: number) => void
  readonly onClose: () => void
}

/** When a card was drawn, played and moved, as far as these eyes read it. Each moment leads there. */
export function CardLifePanel({
  card,
  known,
  outline,
  players,
  eyes,
  isPlayedOn,
  stop,
  onGo,
  onClose,
}: CardLifePanelProps) {
  const { name, moments } = useMemo(() => lifeOf(known, card), [known, card])
  const list = useRef<HTMLOListElement>(null)
  // Of a long life the part around the moment that is looked at is in sight.
  const reached = Math.max(
    0,
    moments.findLastIndex((moment) => moment.stop < stop),
  )
  useLayoutEffect(() => {
    const before = list.current?.children[Math.max(0, reached - 1)]
    if (list.current === null || !(before instanceof HTMLElement)) return
    list.current.scrollTop = before.offsetTop - list.current.offsetTop
  }, [reached, moments])
  return (
    <section className="card-life" aria-label={`${name ?? 'This card'} in this game`}>
      <div className="card-life-head">
        <h2 className="log-title">
          <b>{name ?? 'This card'}</b> in this game
        </h2>
        <button type="button" className="card-life-close" aria-label="Follow it no more" onClick={onClose}>
          ×
        </button>
      </div>
      {moments.length === 0 ? (
        <p className="card-life-fine">Nothing was told of it.</p>
      ) : (
        <>
          <ol className="card-life-moments" ref={list}>
            {moments.map((moment) => (
              <li
                key={keyOf(moment)}
                data-when={moment.stop >= stop ? 'future' : 'past'}
                data-now={moment.stop === stop - 1 || undefined}
              >
                <button type="button" className="card-life-jump" onClick={() => onGo(moment.stop)}>
                  <span>{momentText(moment, players, eyes, isPlayedOn)}</span>
                  <small>{isDeal(moment) ? 'Start' : (turnWords(turnAt(outline, moment.stop)) ?? '')}</small>
                </button>
              </li>
            ))}
          </ol>
          <p className="card-life-fine card-life-keys">
            <kbd>,</kbd> <kbd>.</kbd> step through
          </p>
        </>
      )}
    </section>
  )
}

function momentText({ line, move }: LifeMoment, players: readonly Player[], eyes: Eyes, isPlayedOn: boolean): string {
  if (move !== null) return moveWords(move, players, eyes, isPlayedOn)
  return line?.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('') ?? ''
}

function isDeal({ move }: LifeMoment): boolean {
  return move?.stop === null
}

/** A card goes to one place at a moment, and a line is told once. */
function keyOf({ stop, line, move }: LifeMoment): string {
  return line === null ? `${move?.stop === null ? 'dealt' : stop}` : `line ${line.index}`
}

import { type Outline, type StoryLine, turnAt, turnWords } from '@turnwright/replay'
import { useMemo } from 'react'
import { mentionsOf } from './card-life.ts'
import './card-life-panel.css'

interface CardLifePanelProps {
  readonly card: number
  readonly lines: readonly StoryLine[]
  readonly outline: Outline
  readonly stop: number
  readonly onGo: (stop: number) => void
  readonly onClose: () => void
}

/** When a card was drawn, played and moved, as far as these eyes read it. Each moment leads there. */
export function CardLifePanel({ card, lines, outline, stop, onGo, onClose }: CardLifePanelProps) {
  const { name, mentions } = useMemo(() => mentionsOf(lines, card), [lines, card])
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
      {mentions.length === 0 ? (
        <p className="card-life-fine">Nothing was told of it.</p>
      ) : (
        <>
          <ol className="card-life-moments">
            {mentions.map(({ line, stop: at }) => (
              <li key={line.index} data-when={at >= stop ? 'future' : 'past'} data-now={at === stop - 1 || undefined}>
                <button type="button" className="card-life-jump" onClick={() => onGo(at)}>
                  <span>{line.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')}</span>
                  <small>{turnWords(turnAt(outline, at)) ?? ''}</small>
                </button>
              </li>
            ))}
          </ol>
          <p className="card-life-fine">
            <kbd>,</kbd> <kbd>.</kbd> step through
          </p>
        </>
      )}
    </section>
  )
}

import type { GuideWords } from '@turnwright/guide'
import { Check, GraduationCap, Play, RotateCcw, Undo2 } from 'lucide-react'
import type { Wish } from '../lobby/use-wish.ts'
import { Link } from '../navigation/link.tsx'
import './coach-note.css'

interface LessonEndProps {
  readonly words: GuideWords
  readonly name: string
  /** The game of the lesson is over: there is nothing to play on with. */
  readonly isOver: boolean
  /** Against whom a game of one's own begins. */
  readonly opponents: readonly string[]
  readonly wish: Wish
  readonly onBack: () => void
  readonly onPlayOn: () => void
  readonly onNewGame: () => Promise<void>
  readonly onAgain: () => void
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

/** What was learned, and the way into a game of one's own. */
export function LessonEnd({
  words,
  name,
  isOver,
  opponents,
  wish,
  onBack,
  onPlayOn,
  onNewGame,
  onAgain,
}: LessonEndProps) {
  return (
    <section className="coach lesson-end" aria-label="The lesson is over">
      <header className="coach-head">
        <GraduationCap aria-hidden="true" />
        <h2>You know how {name} is played</h2>
      </header>
      <ul className="lesson-learned" aria-label="What you have learned">
        {words.learned.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      <footer className="coach-foot">
        {!isOver && (
          <button type="button" className="btn btn-small btn-lamp" onClick={onPlayOn}>
            <Play aria-hidden="true" />
            Play this game on
          </button>
        )}
        <button
          type="button"
          className={isOver ? 'btn btn-small btn-lamp' : 'btn btn-small'}
          aria-disabled={wish.pending !== null || undefined}
          onClick={() => wish.run('new game', onNewGame)}
        >
          {wish.pending === null ? `New game against ${listed(opponents)}` : 'Dealing you in…'}
        </button>
        <button type="button" className="btn btn-small btn-quiet" data-key="b" onClick={onBack}>
          <Undo2 aria-hidden="true" />
          Back
        </button>
        <button type="button" className="btn btn-small btn-quiet" onClick={onAgain}>
          <RotateCcw aria-hidden="true" />
          Begin again
        </button>
        <Link className="btn btn-small btn-quiet" href="/">
          Lobby
        </Link>
      </footer>
    </section>
  )
}

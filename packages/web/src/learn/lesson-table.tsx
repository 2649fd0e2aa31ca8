import { type Guide, guideWords } from '@turnwright/guide'
import type { Projection } from '@turnwright/kernel/host'
import { botNames } from '@turnwright/table'
import type { SeatRequest, TableState } from '@turnwright/protocol/client'
import { useCallback, useEffect, useMemo } from 'react'
import { useWish } from '../lobby/use-wish.ts'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { Loading } from '../navigation/loading.tsx'
import { lessons } from '../offline/local-client.ts'
import { OnceFree } from '../offline/once-free.tsx'
import { openOffline } from '../offline/open-offline.ts'
import { PlayTable } from '../table/play-table.tsx'
import type { TableNow, TableStore } from '../table/table-store.ts'
import { useGames } from '../table/use-games.ts'
import { useTable } from '../table/use-table.ts'
import { ChapterStrip } from './chapter-strip.tsx'
import { CoachNote } from './coach-note.tsx'
import { type KeptLesson, keptLesson } from './kept-lesson.ts'
import { NoLesson } from './no-lesson.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { useLesson } from './use-lesson.ts'
import './lesson-table.css'

interface LessonTableProps {
  readonly game: string
  readonly guide: Guide
  readonly kept: KeptLesson
  readonly locale: string | null
  readonly onAgain: () => void
}

/** The table of a lesson. One that the browser has lost is laid anew. */
export function LessonTable(props: LessonTableProps) {
  const { game, kept, locale, onAgain } = props
  const { store, now } = useTable(kept.table, null, locale)
  const games = useGames(true)
  const { state, refusal } = now
  const isGone = refusal?.code === 'no-such-table' || state?.status === 'closed'
  useEffect(() => {
    if (isGone) onAgain()
  }, [isGone, onAgain])
  if (refusal !== null && !isGone)
    return (
      <NoLesson title={refusal.problem.detail} next={refusal.problem.next}>
        {refusal.code === 'conflict' && <OnceFree id={kept.table} />}
      </NoLesson>
    )
  if (isGone || state === null || state.play === null || games === null)
    return <Loading>The lesson is being laid out…</Loading>
  const name = games.find(({ id }) => id === game)?.name ?? game
  return <TaughtTable {...props} {...{ store, now, state, name }} play={state.play} />
}

interface TaughtTableProps extends LessonTableProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly play: Projection
  readonly name: string
}

function TaughtTable({ game, guide, kept, locale, onAgain, store, now, state, play, name }: TaughtTableProps) {
  const { table } = kept
  const wish = useWish()
  const words = useMemo(() => guideWords(guide.words, locale), [guide, locale])
  const playOn = useCallback(() => {
    keptLesson.forget(game)
    void lessons.end(table).then(() => goTo(tablePath(table)))
  }, [game, table])
  const lesson = useLesson({ game, guide, kept, store, now, play, onPlayOn: playOn })
  const opponents = botNames('easy').slice(0, guide.afterwards.bots)
  const newGame = async () => {
    const bot: SeatRequest = { kind: 'bot', agent: 'easy' }
    const { options } = guide.afterwards
    const seats: SeatRequest[] = [{ kind: 'you' }, ...opponents.map(() => bot)]
    const next = await openOffline({ game, seats, options: { ...options } })
    keptLesson.forget(game)
    void lessons.remove(table).catch(() => undefined)
    goTo(tablePath(next.id))
  }
  const isOver = play.result !== null
  const { at, steps, goToStep } = lesson
  // In a lesson everybody looks twice.
  const shown = useMemo(() => (play.secondLooks ? { ...play, secondLooks: false } : play), [play])
  return (
    <PlayTable
      {...{ store, now, state, name, locale }}
      play={shown}
      invite={null}
      lesson={{
        marks: lesson.marks,
        admits: lesson.admits,
        chapters: (
          <ChapterStrip {...{ guide, words, at }} onStep={goToStep} onPlayOn={at < steps.length ? playOn : null} />
        ),
        note:
          lesson.step === null ? (
            <LessonEnd
              {...{ words, name, isOver, opponents, wish }}
              onBack={() => goToStep(steps.length - 1)}
              onPlayOn={playOn}
              onNewGame={newGame}
              onAgain={onAgain}
            />
          ) : (
            <CoachNote {...{ guide, words, lesson }} onPlayOn={playOn} />
          ),
      }}
    />
  )
}

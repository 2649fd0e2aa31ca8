import type { Guide } from '@turnwright/guide'
import { useEffect, useState } from 'react'
import { reasonOf } from '../lobby/use-wish.ts'
import { Loading } from '../navigation/loading.tsx'
import { beginAgain, lessonOf } from './begin-lesson.ts'
import type { KeptLesson } from './kept-lesson.ts'
import { LessonTable } from './lesson-table.tsx'
import { NoLesson } from './no-lesson.tsx'
import { loadGuide } from './load-guide.ts'

interface LearnPageProps {
  readonly game: string
  readonly locale: string | null
}

interface Begun {
  readonly guide: Guide
  readonly lesson: KeptLesson
}

/** A guided first game: a real table of this browser, and a coach beside it. */
export function LearnPage({ game, locale }: LearnPageProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const fetching = new AbortController()
    const begin = async () => {
      const guide = await loadGuide(game)
      if (guide === null) throw new Error('This game has no lesson. Its rules can be read in the lobby.')
      const lesson = await lessonOf(game, guide)
      if (!fetching.signal.aborted) setBegun({ guide, lesson })
    }
    begin().catch((error: unknown) => fetching.signal.aborted || setProblem(reasonOf(error)))
    return () => fetching.abort()
  }, [game])
  if (problem !== null)
    return (
      <NoLesson title="The lesson could not begin" next={problem}>
        <a className="btn" href={location.href}>
          Try again
        </a>
      </NoLesson>
    )
  if (begun === null) return <Loading>The lesson is being laid out…</Loading>
  const { guide, lesson } = begun
  const again = () => {
    setBegun(null)
    beginAgain(game, guide).then(
      (next) => setBegun({ guide, lesson: next }),
      (error: unknown) => setProblem(reasonOf(error)),
    )
  }
  return <LessonTable key={lesson.table} {...{ game, guide, locale }} kept={lesson} onAgain={again} />
}

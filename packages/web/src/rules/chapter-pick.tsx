import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'
import { type Chapter, chapterOf, type RuleBook } from '@turnwright/games/rule-book'

interface ChapterPickProps {
  readonly book: RuleBook
  readonly at: string | null
  readonly list: RefObject<HTMLElement | null>
}

/** Where one reads, and the ways to the chapters before and after it. */
export function ChapterPick({ book, at, list }: ChapterPickProps) {
  const id = useId()
  const { chapters } = book
  const opened = at === null ? undefined : chapterOf(book, at)?.id
  const [read, setRead] = useState(opened ?? chapters[0]?.id)
  const [openedAt, setOpenedAt] = useState(at)
  if (openedAt !== at) {
    setOpenedAt(at)
    setRead(opened ?? read)
  }
  const place = chapters.findIndex((chapter) => chapter.id === read)
  const go = (chapter: Chapter | undefined): void => {
    if (chapter === undefined) return
    setRead(chapter.id)
    const text = list.current?.querySelector(`#chapter-${chapter.id}`)
    if (list.current && text) bringIntoSight(list.current, text)
  }
  return (
    <nav className="rules-nav" aria-label="Chapters">
      <button
        type="button"
        className="rules-tool"
        aria-label="Chapter before"
        aria-disabled={place <= 0 || undefined}
        onClick={() => go(chapters[place - 1])}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </button>
      <label className="only-read" htmlFor={id}>
        Chapter
      </label>
      <select
        id={id}
        value={read}
        onChange={({ target }) => go(chapters.find((chapter) => chapter.id === target.value))}
      >
        {chapters.map((chapter) => (
          <option key={chapter.id} value={chapter.id}>
            {chapter.title}
            {reachOf(chapter)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="rules-tool"
        aria-label="Next chapter"
        aria-disabled={place >= chapters.length - 1 || undefined}
        onClick={() => go(chapters[place + 1])}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </button>
    </nav>
  )
}

function reachOf({ rules }: Chapter): string {
  const [first, last] = [rules[0]?.number, rules.at(-1)?.number]
  if (first === undefined || last === undefined) return ''
  return first === last ? ` · ${first}` : ` · ${first} to ${last}`
}

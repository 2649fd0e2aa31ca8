import type { Projection } from '@turnwright/kernel/host'
import { askedKey, lineWords, wordsOf } from '@turnwright/tabletop'
import { useEffect, useRef, useState } from 'react'
import { resultWords } from './result-words.ts'

interface News {
  readonly id: number
  readonly text: string
}

/** More than anybody listens to at one go; whatever is older stands in the log. */
const KEPT = 40

/**
 * Tells those who do not see the table what happened. A question that takes the focus is read out by that alone; it is told here where the
 * focus stays elsewhere.
 */
export function Announcer({ play }: { readonly play: Projection }) {
  const { log, prompts, result, players, seat } = play
  const seen = useRef({ lines: log.total, asked: '', isOver: false })
  const [news, setNews] = useState<readonly News[]>([])
  const asked = askedKey(prompts)
  useEffect(() => {
    const before = seen.current
    seen.current = { lines: log.total, asked, isOver: result !== null }
    const told = log.lines.filter(({ index }) => index >= before.lines).map((line) => lineWords(line, seat))
    if (asked !== '' && asked !== before.asked && !isReadOut())
      told.push(`You are asked: ${prompts.map(wordsOf).join('. ')}`)
    if (result !== null && !before.isOver) told.push(resultWords(result, players, seat))
    if (told.length > 0) setNews((heard) => [...heard, ...numbered(told, heard.at(-1))].slice(-KEPT))
  }, [log, asked, prompts, result, players, seat])
  return (
    <div className="only-read announcer" role="log" aria-live="polite" aria-label="News">
      {news.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

function numbered(told: readonly string[], last: News | undefined): readonly News[] {
  const first = (last?.id ?? 0) + 1
  return told.map((text, at) => ({ id: first + at, text }))
}

/** Whether the focus went to the question. */
function isReadOut(): boolean {
  return document.activeElement?.matches('.request-ask') === true
}

import { lineText, type Projection } from '@turnwright/kernel/host'
import { wordsOf } from '@turnwright/tabletop'
import { useEffect, useRef, useState } from 'react'
import { resultWords } from './result-words.ts'

/** Tells those who do not see the table what is asked and what happened. */
export function Announcer({ play }: { readonly play: Projection }) {
  const seen = useRef(play.log.total)
  const [news, setNews] = useState('')
  const asked = play.prompts.map(wordsOf).join('. ')
  const over = play.result === null ? '' : resultWords(play.result, play.players, play.seat)
  useEffect(() => {
    const fresh = play.log.lines.filter(({ index }) => index >= seen.current).map(lineText)
    seen.current = play.log.total
    const told = [...fresh, ...(asked === '' ? [] : [`You are asked: ${asked}`]), ...(over === '' ? [] : [over])]
    setNews(told.join('. '))
  }, [play.log, asked, over])
  return (
    <output className="only-read" aria-live="polite">
      {news}
    </output>
  )
}

import type { Projection, ToldResult } from '@turnwright/kernel/host'
import { useEffect, useRef } from 'react'
import { resultWords } from '../table/result-words.ts'

interface LiveResultProps {
  readonly play: Projection
  readonly result: ToldResult
  readonly again: () => void
}

/** Who won, and another game. It takes the focus where the question had it. */
export function LiveResult({ play: { players, seat }, result, again }: LiveResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="live-result" aria-label="The result">
      <p>{result.reason}</p>
      <h2 ref={heading} tabIndex={-1}>
        {resultWords(result, players, seat)}
      </h2>
      <button type="button" className="btn btn-primary" onClick={again}>
        Play again
      </button>
    </section>
  )
}

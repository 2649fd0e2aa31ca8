import { CopyText } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'
import { scenarioAt } from './bench-line.ts'
import { ScrolledText } from './scroll-part.tsx'

interface CopiedTestProps {
  readonly at: number
  /** Raised when the game or its rules have changed. */
  readonly version: number
}

/** The way to this moment as a test that can stand beside the rules. */
export function CopiedTest({ at, version }: CopiedTestProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    const reading = new AbortController()
    scenarioAt(at).then(
      (told) => {
        if (!reading.signal.aborted) setText(told)
      },
      () => {},
    )
    return () => reading.abort()
  }, [at, version])
  return (
    <section className="drawer-part copied-test" aria-label="This moment as a test">
      <header>
        <h2>Test</h2>
        <span className="bench-label">{at === 1 ? '1 answer' : `${at} answers`}, as a scenario</span>
        <CopyText text={text} label="Copy as test" />
      </header>
      <ScrolledText label="The test">{text}</ScrolledText>
    </section>
  )
}

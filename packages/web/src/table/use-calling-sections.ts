import type { Prompt } from '@turnwright/kernel/host'
import type { GameUi } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'

/** What can be answered on the table itself: places, and the buttons of a board. */
const ASKS = ':is([data-state="choosable"], [data-state="chosen"], [data-arrows], button[data-key])'

/** The parts of the board, of those with these ids, where the question can be answered. */
export function useCallingSections(ids: string, prompts: readonly Prompt[], ui: GameUi | null): readonly string[] {
  const [calling, setCalling] = useState('')
  useEffect(() => {
    const isCalling = (id: string) => document.querySelector(`.board #section-${id} ${ASKS}`) !== null
    // The boards know what they draw, and the page reads it off them once they have.
    const drawn = requestAnimationFrame(() =>
      setCalling(prompts.length === 0 ? '' : ids.split(' ').filter(isCalling).join(' ')),
    )
    return () => cancelAnimationFrame(drawn)
  }, [ids, prompts, ui])
  return calling === '' ? [] : calling.split(' ')
}

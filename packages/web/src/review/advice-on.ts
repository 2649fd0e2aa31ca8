import type { Seat } from '@turnwright/kernel'
import type { Judgement } from '@turnwright/search/review'
import { type Advice, refKey } from '@turnwright/tabletop'

/** What was chosen and what the bot would choose, as it is marked on the table. */
export function adviceOn({ options }: Judgement, seat: Seat, name: string): ReadonlyMap<string, Advice> {
  const said = new Map<string, Advice>()
  for (const { refs, isChosen, isPreferred } of options) {
    if (!isChosen && !isPreferred) continue
    for (const ref of refs) {
      const key = refKey(ref)
      const before = said.get(key)
      const isBoth = before !== undefined || (isChosen && isPreferred)
      if (isBoth) said.set(key, { seat, isBots: true, words: `${name}, bot` })
      else said.set(key, isChosen ? { seat, isBots: false, words: name } : { seat: null, isBots: true, words: 'Bot' })
    }
  }
  return said
}

import type { Seat } from '@turnwright/kernel'
import type { Judgement } from '@turnwright/search/review'
import { type Advice, refKey } from '@turnwright/tabletop'

/** What was chosen and what the bot would choose, as it is marked on the table. */
export function adviceOn({ options }: Judgement, seat: Seat, name: string): ReadonlyMap<string, Advice> {
  const keysOf = (which: 'isChosen' | 'isPreferred') =>
    new Set(options.flatMap((option) => (option[which] ? option.refs.map(refKey) : [])))
  const [chosen, preferred] = [keysOf('isChosen'), keysOf('isPreferred')]
  const said = new Map<string, Advice>()
  for (const key of chosen) {
    const isBots = preferred.has(key)
    said.set(key, { seat, isBots, words: isBots ? `${name}, bot` : name })
  }
  for (const key of preferred) if (!chosen.has(key)) said.set(key, { seat: null, isBots: true, words: 'Bot' })
  return said
}

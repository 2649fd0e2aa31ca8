import { Lightbulb } from 'lucide-react'
import type { ReactElement } from 'react'
import { KeyedStore, useKeyed } from '../board/keyed-store.ts'
import { type Advice, useTableVoice } from '../board/table-voice.ts'
import { Pin } from '../place/pin.tsx'
import { choiceKey, type Offer } from './offers.ts'
import './rank-tag.css'

const NO_ADVICE = new KeyedStore<Advice>()

/** The number of a hint at the row of a choice: the same as on the table. */
export function RankTag({ offer }: { readonly offer: Offer }): ReactElement | null {
  const { advice = NO_ADVICE } = useTableVoice()
  const advised = useKeyed(advice, choiceKey(offer.prompt.requestId, offer.path))
  if (advised?.step !== undefined)
    return (
      <>
        <span className="only-read">, the coach waits for this</span>
        <Pin step={advised.step} />
      </>
    )
  if (advised?.rank === undefined) return null
  return (
    <span className="rank-tag" data-best={advised.isBots || undefined}>
      {advised.isBots && <Lightbulb size={12} aria-hidden="true" />}
      <span className="only-read">, hint </span>
      {advised.rank}
    </span>
  )
}

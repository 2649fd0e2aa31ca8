import { type BoardProps, CloseUpReason, type ZoomedThing, ZoomLayer } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../cards/catalogue.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { nameOfSpace } from '../actions/printed-space.ts'
import { promisedWords } from '../actions/space-words.ts'
import { CardFace } from './card-face.tsx'
import { findCard } from './find-card.ts'
import { goodsOf } from './goods-of.ts'
import { MajorFace } from './major-face.tsx'
import '../signs/note.css'
import './thing-zoom.css'

/** Cards and spaces on the table and in the request, rounds that lie face down, and cards that the log speaks of. */
const THINGS = [
  '.agricola :is([data-place^="card:"], [data-place^="space:"], [data-zoom])',
  '.request-panel :is([data-zoom^="card:"], [data-zoom^="space:"])',
  '.mention[data-zoom]',
].join()

/** Cards, spaces and rounds from near. */
export function ThingZoom(props: BoardProps<AgricolaView>): ReactElement {
  return (
    <ZoomLayer things={THINGS}>
      {(thing) => (
        <div className="ag-zoom">
          <Zoomed {...props} of={thing} />
        </div>
      )}
    </ZoomLayer>
  )
}

function Zoomed({ of: { kind, id, reason }, ...props }: BoardProps<AgricolaView> & { readonly of: ZoomedThing }) {
  const { view } = props
  const major = kind === 'space' ? MAJORS.find((each) => each.id === id) : undefined
  return (
    <>
      {kind === 'card' && <ZoomedCard view={view} card={Number(id)} />}
      {kind === 'round' && <ZoomedRound {...props} round={Number(id)} />}
      {major !== undefined && <MajorFace of={major} />}
      {kind === 'space' && major === undefined && <ZoomedSpace view={view} id={id} />}
      {reason !== null && <CloseUpReason>{reason}</CloseUpReason>}
    </>
  )
}

function ZoomedCard({ view, card }: { readonly view: AgricolaView; readonly card: number }) {
  const found = findCard(view, card)
  const printed = cardCalled(found?.id ?? null)
  if (found === null || printed === null) return null
  const isHeld = found.owner.hand.some((held) => held.card === card)
  return isHeld ? <CardFace of={printed} goods={goodsOf(found.owner)} /> : <CardFace of={printed} />
}

function ZoomedSpace({ view, id }: { readonly view: AgricolaView; readonly id: string }) {
  const space = view.spaces.find((each) => each.id === id)
  if (space === undefined) return null
  return (
    <div className="ag-note">
      <b>{space.name}</b>
      <p>{space.text}</p>
      {space.bonuses.map(({ card, text }) => (
        <p key={card} className="ag-note-bonus">
          <b>{cardCalled(card)?.name}</b> {text}
        </p>
      ))}
    </div>
  )
}

function ZoomedRound({ view, players, seat, round }: BoardProps<AgricolaView> & { readonly round: number }) {
  const shown = view.rounds[round - 1]
  if (shown === undefined) return null
  return (
    <div className="ag-note">
      <b>Round {round}</b>
      <p>One of: {shown.candidates.map((id) => nameOfSpace(view, id)).join(', ')}.</p>
      {promisedWords(shown.promised, players, seat).map((words) => (
        <p key={words} className="ag-note-bonus">
          {words}
        </p>
      ))}
    </div>
  )
}

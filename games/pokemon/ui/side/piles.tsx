import { CardBack, CountBadge, EyeIcon, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { PlayerView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import type { Opened, PileName } from './open-pile.ts'
import './piles.css'

interface PilesProps {
  readonly of: PlayerView
  readonly isMine: boolean
  readonly once: readonly string[]
  readonly hasList: boolean
  readonly onOpen: (what: Opened) => void
}

const FAN = 5

/** Hand, deck and discard pile. What the viewer knows of them can be looked through. */
export function Piles({ of, isMine, once, hasList, onOpen }: PilesProps): ReactElement {
  const { seat, hand, deck } = of
  const known = hand.filter(({ id }) => id !== null).length
  const look = (pile: PileName) => () => onOpen({ seat, pile })
  return (
    <div className="pk-piles">
      {once.length > 0 && (
        <p className="pk-once">
          {once.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      )}
      {!isMine && (
        <span className="pk-pile" data-travel-origin={`hand-${seat}`}>
          <span className="pk-fan" aria-hidden="true">
            {hand.slice(0, FAN).map(({ card }) => (
              <CardBack key={card} hue={25} />
            ))}
            {hand.length === 0 && <i className="pk-pile-none" />}
          </span>
          <PileWords title="Hand" count={hand.length} />
          {known > 0 && (
            <Look
              label={`${known} of the hand ${known === 1 ? 'is' : 'are'} known: look`}
              count={known}
              run={look('hand')}
            />
          )}
        </span>
      )}
      <span className="pk-pile" data-travel-origin={isMine ? 'deck' : `deck-${seat}`}>
        {deck.size > 0 ? <CardBack hue={25} /> : <i className="pk-pile-none" />}
        <PileWords title="Deck" count={deck.size} />
        {hasList && (
          <button type="button" className="pk-deck-list" onClick={() => onOpen('list')}>
            <span className="only-read">Your deck: look at its list</span>
          </button>
        )}
        {deck.top.length > 0 && (
          <Look label={`${deck.top.length} known on top: look`} count={deck.top.length} run={look('deck')} />
        )}
      </span>
      <Discard of={of} open={look('discard')} />
    </div>
  )
}

function PileWords({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <span className="pk-pile-words">
      {title} <b className="num">{count}</b>
    </span>
  )
}

function Look({ label, count, run }: { readonly label: string; readonly count: number; readonly run: () => void }) {
  return (
    <button type="button" className="pk-look num" aria-label={label} onClick={run}>
      <EyeIcon size={13} aria-hidden="true" /> {count}
    </button>
  )
}

function Discard({ of, open }: { readonly of: PlayerView; readonly open: () => void }) {
  const { offers } = useTableVoice()
  const { discard, seat } = of
  const top = cardCalled(discard.at(-1)?.id ?? null)
  const offered = discard.filter(({ card }) => offers.choices.has(`card:${card}`)).length
  const count = `${discard.length} ${discard.length === 1 ? 'card' : 'cards'}`
  return (
    <button
      type="button"
      className="pk-pile pk-discard"
      data-offered={offered > 0 || undefined}
      data-travel-origin={`discard-${seat}`}
      aria-disabled={discard.length === 0 || undefined}
      onClick={() => discard.length > 0 && open()}
    >
      <span className="only-read">{`Discard pile, ${count}${offered > 0 ? ', choose here' : ''}`}</span>
      {top === null ? (
        <i className="pk-pile-none" />
      ) : (
        <span className="card pk-known" data-type={hueOf(top)} aria-hidden="true">
          <span>{top.name}</span>
          {offered > 0 && <CountBadge count={offered} />}
        </span>
      )}
      <span className="pk-pile-words" aria-hidden="true">
        Discard <b className="num">{discard.length}</b>
      </span>
    </button>
  )
}

import { CloseUp, CloseUpReason } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { type Card, isUnit, manaCostOf } from '../../cards/card.ts'
import { KEYWORD_MEANINGS } from '../../cards/words.ts'
import type { HandCardView, PermanentView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { houseOf } from '../art/picture.ts'
import { keywordWords, priceWords, printedKeywords, rulesText, typeLine } from '../card/card-words.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { Cost, Gems } from '../signs/mana.tsx'
import { Stats } from '../signs/stats.tsx'
import './card-zoom.css'

interface CardZoomProps {
  readonly printed: Card
  readonly hand?: HandCardView | null
  readonly permanent?: PermanentView | null
  readonly reasons?: readonly string[]
}

/** A card from near: everything it says, what its keywords mean, and why it cannot be used now. */
export function CardZoom({ printed, hand = null, permanent = null, reasons = [] }: CardZoomProps): ReactElement {
  const cost = hand?.cost ?? manaCostOf(printed)
  const price = priceWords(printed, cost)
  const worn = permanent ?? printedKeywords(printed)
  return (
    <CloseUp className="es-closeup" data-faction={houseOf(printed)}>
      <CardArt card={printed} />
      <div className="es-closeup-head">
        {printed.type !== 'resource' && !printed.isToken && <Cost mana={cost} />}
        <h3 className="title">{printed.name}</h3>
      </div>
      <p className="es-type">
        <FactionSign of={houseOf(printed)} />
        {typeLine(printed)}
      </p>
      {keywordWords(worn).map((word) => (
        <p key={word} className="es-closeup-keyword">
          <b>{word}</b> {meaningOf(word)}
        </p>
      ))}
      {rulesText(printed).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="es-closeup-foot">
        {printed.pitch !== null && (
          <span className="es-pitch">
            {printed.pitch > 0 && <Gems count={printed.pitch} />} pitches for {printed.pitch}
          </span>
        )}
        {isUnit(printed) && (
          <Stats of={permanent ?? printed} printed={printed} left={permanent?.left ?? printed.health} />
        )}
      </div>
      {permanent !== null && <Changes of={permanent} printed={printed} />}
      {price !== null && <p className="es-closeup-note">{price}</p>}
      {reasons.map((reason) => (
        <CloseUpReason key={reason}>{reason}</CloseUpReason>
      ))}
    </CloseUp>
  )
}

function meaningOf(word: string): string {
  if (word.startsWith('Lead')) return KEYWORD_MEANINGS.lead
  if (word.startsWith('Ward')) return KEYWORD_MEANINGS.ward
  if (word === 'Guard') return KEYWORD_MEANINGS.guard
  return word === 'Swift' ? KEYWORD_MEANINGS.swift : KEYWORD_MEANINGS.lifebond
}

/** "Printed 2 / 0 / 3, damaged by 1, tapped". */
function Changes({ of, printed }: { readonly of: PermanentView; readonly printed: Card }) {
  if (!isUnit(printed)) return of.tapped ? <p className="es-closeup-note">Tapped</p> : null
  const { power, resistance, health } = printed
  const changed = power !== of.power || resistance !== of.resistance || health !== of.health
  const notes = [
    ...(changed ? [`Printed ${power} / ${resistance} / ${health}`] : []),
    ...(of.damage > 0 ? [`damaged by ${of.damage}`] : []),
    ...(of.tapped ? ['tapped'] : []),
    ...(of.isLent ? ['taken over until the end of the turn'] : []),
  ]
  return notes.length === 0 ? null : <p className="es-closeup-note">{notes.join(', ')}</p>
}

import type { CardId } from '@turnwright/kernel'
import {
  classNames,
  type Offer,
  OfferButton,
  type Asked,
  offersOf,
  RankTag,
  usePointing,
  wordsOf,
} from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { shortened } from '../combat/short-name.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { houseOf } from '../art/picture.ts'
import { findCard, type FoundCard } from '../zoom/find-card.ts'
import { wordsOfFound } from '../zoom/found-words.ts'
import { deedFace } from './deed-face.tsx'
import { deedsByCard } from './deeds-by-card.ts'
import { type Pass, passOf } from './deed.ts'
import '../card/card-place.css'
import './deed-list.css'

/** What stands after `Pass until`. */
const UNTIL: Readonly<Record<Pass, string>> = {
  ask: '',
  chain: 'the chain is over',
  attack: 'an attack',
  turn: 'my turn',
}

/** Everything that can be done now: one line for each card with its uses beside its name, then the ways to go on. */
export function DeedList({ prompt, draft, view }: Asked<EstravenView>): ReactElement {
  const { cards, rest } = deedsByCard(offersOf(prompt, draft))
  const passes = rest.filter(({ path }) => passOf(path) !== null && passOf(path) !== 'ask')
  const others = rest.filter((offer) => !passes.includes(offer))
  return (
    <fieldset className="es-deeds">
      <legend className="only-read">Choices</legend>
      {cards.map(({ card, offers }) => (
        <CardDeeds key={card} {...{ card, offers, view }} />
      ))}
      {others.length > 0 && (
        <div className="request-closing es-deed-foot">
          {others.map((offer) => (
            <DeedButton key={offer.path.join(' ')} offer={offer} view={view} wide />
          ))}
        </div>
      )}
      {passes.length > 0 && (
        <div className="es-passes">
          <span>Pass until</span>
          {passes.map((offer) => (
            <DeedButton
              key={offer.path.join(' ')}
              offer={offer}
              view={view}
              short={UNTIL[passOf(offer.path) ?? 'ask']}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface CardDeedsProps {
  readonly card: CardId
  readonly offers: readonly Offer[]
  readonly view: EstravenView
}

function CardDeeds({ card, offers, view }: CardDeedsProps) {
  const { pointed, pointer } = usePointing(`card:${card}`)
  const found = findCard(view, card)
  return (
    <div className="es-deed-row" data-zoom={`card:${card}`} data-pointed={pointed || undefined} {...pointer}>
      <span className="es-deed-card">
        {found !== null && <FactionSign of={houseOf(found.printed)} size={13} />}
        {found !== null && <span className="only-read">{`${found.printed.name}, ${wordsOfFound(found)}`}</span>}
        <span className="card-name" aria-hidden={found === null ? undefined : true}>
          {nameOf(found, offers)}
        </span>
      </span>
      <span className="es-deed-uses">
        {offers.map((offer) => (
          <DeedButton key={offer.path.join(' ')} offer={offer} view={view} />
        ))}
      </span>
    </div>
  )
}

function nameOf(found: FoundCard | null, [offer]: readonly Offer[]): string {
  if (found !== null) return shortened(found.printed.name)
  return offer === undefined ? '' : wordsOf(offer.choice)
}

interface DeedButtonProps {
  readonly offer: Offer
  readonly view: EstravenView
  readonly wide?: boolean
  readonly short?: string
}

function DeedButton({ offer, view, wide = false, short }: DeedButtonProps) {
  const { icon, verb, end, spoken } = deedFace(offer, view)
  const { choice } = offer
  const label = choice.ref === undefined ? wordsOf(choice) : [verb, wordsOf(choice), spoken].filter(Boolean).join(' ')
  return (
    <OfferButton offer={offer} pointsAt={null} className={classNames('choice es-deed', wide && 'es-deed-wide')}>
      <span className="only-read">{label}</span>
      <span className="es-face" aria-hidden="true">
        {icon}
        <span className="es-deed-verb">{short ?? verb}</span>
        {end !== null && <span className="es-deed-end num">{end}</span>}
      </span>
      <RankTag offer={offer} />
    </OfferButton>
  )
}

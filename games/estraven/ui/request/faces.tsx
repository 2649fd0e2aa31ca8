import type { Unavailable } from '@turnwright/kernel'
import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import { type ChoiceFace, SeatMark } from '@turnwright/tabletop'
import { type Card, isUnit, manaCostOf } from '../../cards/card.ts'
import { DECKS } from '../../cards/catalogue.ts'
import { FACTIONS } from '../../cards/words-of-the-game.ts'
import type { EstravenAbout } from '../../rules/about.ts'
import type { EstravenView } from '../../rules/view.ts'
import { lifeShown } from '../../words/life-shown.ts'
import { houseOf } from '../art/picture.ts'
import { CardArt } from '../art/card-art.tsx'
import { rulesText, typeLine } from '../card/card-words.ts'
import { cardCalled } from '../card/printed.ts'
import { wordsOfFound } from '../zoom/found-words.ts'
import { linkTitle } from '../chain/chain-words.ts'
import { blockWords, freeAttackers } from '../combat/forecast.ts'
import { shortName } from '../combat/short-name.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { LinkNumber } from '../signs/link-number.tsx'
import { Cost } from '../signs/mana.tsx'
import { Stats } from '../signs/stats.tsx'
import { findCard, type FoundCard } from '../zoom/find-card.ts'
import './faces.css'

/** Cards show their picture and numbers, links their number, decks their sign. */
export function faceOf(
  { ref, detail, about }: PromptChoice<EstravenAbout>,
  view: EstravenView,
  prompt: Prompt<EstravenAbout>,
): ChoiceFace | null {
  const asked = prompt.about?.kind
  if (ref === undefined) return null
  if ('card' in ref) {
    const found = findCard(view, ref.card)
    if (found === null) return about?.kind === 'found' ? searchedFace(about.identity) : null
    return asked === 'block' || asked === 'block-more' ? blockFace(found, view) : cardFace(found, view, asked, detail)
  }
  if ('seat' in ref) return seatFace(ref.seat, view)
  return 'space' in ref ? spaceFace(ref.space, view) : null
}

type AskedKind = EstravenAbout['kind'] | undefined

function cardFace(found: FoundCard, view: EstravenView, asked: AskedKind, said: string | undefined): ChoiceFace {
  const { printed, permanent } = found
  const start = <ArtTile card={printed} />
  const detail = said ?? detailOf(found, view, asked)
  if (asked === 'which-first') return { start, detail }
  const heard = [said ?? (asked === 'target' ? detail : ''), wordsOfFound(found)].filter(Boolean).join('. ')
  const end =
    permanent !== null && isUnit(printed) ? (
      <Stats of={permanent} printed={printed} left={permanent.left} />
    ) : (
      endOf(found)
    )
  return { start, detail, said: heard, ...(end === null ? {} : { end }) }
}

/** A card of the library lies nowhere on the table. */
function searchedFace(identity: string): ChoiceFace | null {
  const printed = cardCalled(identity)
  if (printed === null) return null
  return {
    start: <ArtTile card={printed} />,
    detail: [typeLine(printed), ...rulesText(printed)].join('. '),
    end: <Cost mana={manaCostOf(printed)} />,
  }
}

function ArtTile({ card }: { readonly card: Card }) {
  return (
    <span className="es-face-art">
      <CardArt card={card} />
    </span>
  )
}

function endOf({ printed, hand }: FoundCard) {
  if (hand === null || printed.type === 'resource') return null
  return <Cost mana={hand.cost} />
}

function detailOf(found: FoundCard, view: EstravenView, asked: AskedKind): string {
  const { printed, permanent } = found
  if (asked === 'which-first') return view.triggers.find(({ card }) => card === found.card)?.text ?? typeLine(printed)
  if (asked === 'target' && permanent !== null && permanent.ward > 0)
    return `Ward ${permanent.ward}: aiming at it costs ${permanent.ward} more`
  if (asked === 'take') return rulesText(printed).join(' ') || typeLine(printed)
  return typeLine(printed)
}

/** A candidate to block: against each attacker that is still free, and what blocking costs it. */
function blockFace({ printed, permanent }: FoundCard, view: EstravenView): ChoiceFace {
  if (permanent === null) return { start: <ArtTile card={printed} /> }
  const { keywords, lead } = permanent
  const taps = keywords.includes('guard') ? 'blocks untapped' : 'taps to block'
  return {
    start: <ArtTile card={printed} />,
    detail: (
      <span className="es-clashes">
        {freeAttackers(view).map((attacker) => (
          <span key={attacker.card}>
            vs <b>{shortName(view, attacker.card)}</b>: {blockWords(attacker, permanent)}
          </span>
        ))}
        <span>{lead === null ? taps : `${taps}, leads ${lead.count} ${lead.of}`}</span>
      </span>
    ),
  }
}

function seatFace(seat: number, view: EstravenView): ChoiceFace {
  const player = view.players[seat]
  return { start: <SeatMark seat={seat} />, ...(player === undefined ? {} : { end: `${lifeShown(player.life)} life` }) }
}

function spaceFace(space: string, view: EstravenView): ChoiceFace | null {
  const faction = FACTIONS.find((each) => space === `deck-${each}`)
  if (faction !== undefined) return { start: <FactionSign of={faction} size={22} />, said: DECKS[faction].plan }
  const link = view.chain.links.find((each) => space === `link-${each.link}`)
  if (link === undefined) return null
  return { start: <LinkNumber link={link.link} by={link.by} />, title: linkTitle(link), detail: link.text }
}

/** A card that cannot be chosen keeps its sign. */
export function refusedFaceOf({ ref }: Unavailable, view: EstravenView): ChoiceFace | null {
  if (ref === undefined || !('card' in ref)) return null
  const found = findCard(view, ref.card)
  if (found === null) return null
  const { printed, hand } = found
  const end = hand === null || printed.type === 'resource' ? {} : { end: <Cost mana={hand.cost} /> }
  return { start: <FactionSign of={houseOf(printed)} size={16} />, ...end }
}

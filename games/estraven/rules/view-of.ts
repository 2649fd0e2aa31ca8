import { PASSES_TO_LOCK } from '@turnwright/actions'
import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { isActivated, isTriggered, isUnit } from '../cards/card.ts'
import { PLAIN_KEYWORDS, type PlainKeyword } from '../cards/words-of-the-game.ts'
import { abilityWords, linkWords } from '../cards/words.ts'
import type { EstravenAction } from './action.ts'
import { manaIn, playingCosts } from './action-rules.ts'
import { effectsOf } from './chain.ts'
import { combatView } from './combat-view.ts'
import { IDENTITIES, kindCalled, printed } from './identities.ts'
import { refusalFor, refusalWords } from './refusals.ts'
import { changesPrices, hasKeyword, healthOf, isAttacking, lendersOf, powerOf, resistanceOf } from './stats.ts'
import {
  type Combat,
  type EstravenState,
  type Link,
  type Permanent,
  type PlayerState,
  playerAt,
  type Table,
  targetCard,
  targetSeat,
  type WaitingTrigger,
} from './state.ts'
import { chosenAims } from './aims.ts'
import { triggersInOrder } from './triggers.ts'
import type {
  AbilityView,
  CardView,
  ChainView,
  EstravenView,
  HandCardView,
  LinkView,
  MarketView,
  PermanentView,
  PlayerView,
  RefusalView,
  TargetView,
} from './view.ts'

/** What a seat sees, and what it could work out from that. */
class Viewing implements Table {
  readonly state: EstravenState
  readonly seat: Seat | null
  readonly masked: MaskedCards
  /** What refusals are worked out from; they ask for the same card several times in a row. */
  readonly cards: Table['cards'] = { kind: (card) => (card === this.#latest ? this.#latestKind : this.#lookUp(card)) }
  readonly #lenders: (readonly Permanent[])[] = []
  #isAsPrinted: boolean | null = null
  #latest: CardId | null = null
  #latestKind = -1
  /** For untapped and for tapped units: no unit may attack where another like that may not. */
  readonly #attackRefusals: [RefusalView | null | undefined, RefusalView | null | undefined] = [undefined, undefined]

  constructor(state: EstravenState, seat: Seat | null, masked: MaskedCards) {
    this.state = state
    this.seat = seat
    this.masked = masked
  }

  #lookUp(card: CardId): number {
    this.#latest = card
    this.#latestKind = kindCalled(this.masked.identity(card) ?? '')
    return this.#latestKind
  }

  refusal(action: EstravenAction): RefusalView | null {
    const refusal = refusalFor(this, action)
    return refusal === null ? null : { code: refusal.code, reason: refusalWords(this, action, refusal) }
  }

  /** Those of a seat that change others beside them. */
  lenders(seat: Seat): readonly Permanent[] {
    return (this.#lenders[seat] ??= lendersOf(playerAt(this.state, seat).battlefield))
  }

  /** The mana that a card costs now. */
  costOf(seat: Seat, kind: number): number {
    this.#isAsPrinted ??= !changesPrices(this.state)
    return manaIn(this.#isAsPrinted ? printed(kind).costs : playingCosts(this, seat, kind))
  }

  attackRefusal(seat: Seat, { card, tapped }: Permanent): RefusalView | null {
    const like = tapped ? 1 : 0
    const known = this.#attackRefusals[like]
    if (known !== undefined) return known
    const refusal = this.refusal({ type: 'ATTACK', playerId: seat, entityId: card })
    this.#attackRefusals[like] = refusal
    return refusal
  }
}

export function view(state: EstravenState, seat: Seat | null, masked: MaskedCards): EstravenView {
  const viewing = new Viewing(state, seat, masked)
  const { phase, round, first, turn, attacked, traded } = state
  return {
    phase,
    round,
    first,
    turn,
    players: state.players.map((player, at) => playerView(viewing, player, at)),
    market: marketView(viewing),
    chain: chainView(viewing),
    combat: combatView(state, (card) => cardView(viewing, card)),
    triggers: state.triggers.length === 0 ? NO_TRIGGERS : triggersInOrder(state).map(triggerView),
    attacked,
    traded,
  }
}

const NO_TRIGGERS: EstravenView['triggers'] = []

function triggerView({ by, card, kind, ability }: WaitingTrigger): EstravenView['triggers'][number] {
  return { card, id: printed(kind).id, by, text: abilityWords(printed(kind), ability) }
}

/** A card that everybody can see, or that this viewer knows. */
function cardView({ masked }: Viewing, card: CardId): CardView {
  return { card, id: masked.identity(card) ?? '' }
}

function playerView(viewing: Viewing, player: PlayerState, seat: Seat): PlayerView {
  const { isPresent, life, pool, decks, hand, library, hasNewLibrary, battlefield, pitched, graveyard, exile } = player
  const shown = (cards: readonly CardId[]): readonly CardView[] => cards.map((card) => cardView(viewing, card))
  return {
    seat,
    isPresent,
    life,
    pool,
    decks,
    handSize: hand.length,
    hand: hand.filter((card) => viewing.masked.identity(card) !== null).map((card) => handCard(viewing, seat, card)),
    library: library.length,
    hasNewLibrary,
    battlefield: battlefield.map((permanent) => permanentView(viewing, seat, permanent)),
    pitched: shown(pitched),
    graveyard: shown(graveyard),
    exile: shown(exile),
    passUntil: seat === viewing.seat ? player.passUntil : null,
  }
}

function handCard(viewing: Viewing, seat: Seat, card: CardId): HandCardView {
  const kind = viewing.cards.kind(card)
  const isOwn = seat === viewing.seat
  const refusal = isOwn ? viewing.refusal({ type: 'PLAY_CARD', playerId: seat, entityId: card }) : null
  const mayPitch = isOwn && refusalFor(viewing, { type: 'PITCH', playerId: seat, entityId: card }) === null
  return {
    card,
    id: IDENTITIES[kind] as string,
    cost: viewing.costOf(seat, kind),
    refusal,
    playable: isOwn && refusal === null,
    pitch: mayPitch ? printed(kind).pitch : null,
  }
}

function permanentView(viewing: Viewing, seat: Seat, permanent: Permanent): PermanentView {
  const { state } = viewing
  const { card, kind, owner, tapped, isLent, damage } = permanent
  const { id, keywords, abilities } = printed(kind)
  const isOwn = seat === viewing.seat
  const isFighter = isOwn && isUnit(printed(kind))
  const attackRefusal = isFighter ? viewing.attackRefusal(seat, permanent) : null
  const lenders = viewing.lenders(seat)
  const health = healthOf(state, seat, permanent, lenders)
  return {
    card,
    id,
    owner,
    tapped,
    isLent,
    power: powerOf(state, seat, permanent, lenders),
    resistance: resistanceOf(state, seat, permanent, lenders),
    health,
    damage,
    left: health - damage,
    lead: keywords.lead,
    ward: keywords.ward,
    keywords: keywordsOf(state, seat, permanent, lenders),
    attacking: isAttacking(state, card),
    blocking: state.combat === null ? null : blockedBy(state.combat, card),
    attackRefusal,
    mayAttack: isFighter && attackRefusal === null,
    abilities: isOwn && abilities.some(isActivated) ? abilitiesOf(viewing, seat, permanent) : abilitiesAtRest(kind),
  }
}

function blockedBy({ blocks }: Combat, card: CardId): CardId | null {
  return blocks.find(({ blocker }) => blocker === card)?.attacker ?? null
}

/** By kind: the keywords of a card that stands as it is printed. */
const PRINTED_KEYWORDS: (readonly PlainKeyword[] | undefined)[] = []

function keywordsOf(
  state: EstravenState,
  seat: Seat,
  permanent: Permanent,
  lenders: readonly Permanent[],
): readonly PlainKeyword[] {
  const { kind, keywordsNow } = permanent
  if (keywordsNow !== 0 || lenders.length > 0)
    return PLAIN_KEYWORDS.filter((keyword) => hasKeyword(state, seat, permanent, keyword, lenders))
  return (PRINTED_KEYWORDS[kind] ??= PLAIN_KEYWORDS.filter((keyword) => printed(kind).keywords[keyword]))
}

/** By kind: the abilities of a card whose viewer has nothing to activate, which is most of what views hold. */
const AT_REST: (readonly AbilityView[] | undefined)[] = []

function abilitiesAtRest(kind: number): readonly AbilityView[] {
  const card = printed(kind)
  return (AT_REST[kind] ??= card.abilities.map((ability, at) => ({
    ability: at,
    text: abilityWords(card, at),
    kind: isActivated(ability) ? 'activated' : isTriggered(ability) ? 'triggered' : 'static',
    usable: false,
    refusal: null,
  })))
}

/** The same for whoever may activate them, and why not. */
function abilitiesOf(viewing: Viewing, seat: Seat, { card, kind }: Permanent): readonly AbilityView[] {
  return abilitiesAtRest(kind).map((atRest) => {
    if (atRest.kind !== 'activated') return atRest
    const refusal = viewing.refusal({
      type: 'ACTIVATE_ABILITY',
      playerId: seat,
      entityId: card,
      ability: atRest.ability,
    })
    return { ...atRest, usable: refusal === null, refusal }
  })
}

function marketView(viewing: Viewing): MarketView {
  const { row, ages, deck } = viewing.state.market
  const age = (mine: number): number => ages.filter((each) => each > mine).length
  return {
    row: row.map((card, slot) => {
      const at = age(ages[slot] as number)
      return { ...cardView(viewing, card), age: at, leavesNext: at === row.length - 1 }
    }),
    deck: deck.length,
  }
}

function chainView(viewing: Viewing): ChainView {
  const { links, priority, locked } = viewing.state.chain
  return {
    links: links.map((link) => linkView(viewing, link)),
    priority: priority?.currentPriorityPlayer ?? null,
    passes: priority?.consecutivePasses ?? (locked ? PASSES_TO_LOCK : 0),
    passesToLock: PASSES_TO_LOCK,
    locked,
  }
}

function linkView(viewing: Viewing, link: Link): LinkView {
  const { id, sort, by, card, kind, ability, others, swift, countered, counteredBy } = link
  return {
    card,
    id: printed(kind).id,
    link: id,
    sort,
    by,
    text: linkWords(printed(kind), sort, ability),
    targets: targetViews(viewing, link),
    others: others.map((other) => cardView(viewing, other)),
    swift,
    countered,
    counteredBy: countered ? counteredBy : null,
  }
}

function targetViews(viewing: Viewing, link: Link): readonly TargetView[] {
  return chosenAims(effectsOf(link)).map((aim, at): TargetView => {
    const target = link.targets[at] as number
    if (aim.at === 'link') return { kind: 'link', link: target }
    if (target < 0) return { kind: 'player', seat: targetSeat(target) }
    return { kind: 'card', ...seen(viewing, targetCard(target)) }
  })
}

/** A target may have been shuffled away since it was chosen. */
function seen({ state, masked }: Viewing, card: CardId): CardView {
  const stands = state.players.some(
    ({ battlefield, graveyard, hand, exile, pitched }) =>
      battlefield.some((each) => each.card === card) ||
      [graveyard, hand, exile, pitched].some((zone) => zone.includes(card)),
  )
  return { card, id: stands ? (masked.identity(card) ?? '') : '' }
}

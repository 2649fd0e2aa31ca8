import type { CardId, Selection } from '@turnwright/kernel'
import type { Chance, Question } from '@turnwright/kernel/search'
import { Game, type GameOf, openTable, type Selector } from '@turnwright/kernel/host'
import { estraven } from '../rules/estraven.ts'
import { FILLER, stage } from '../scenario/stage.ts'
import { CAST, SAPLING } from './cast.ts'
import type { ReferenceCard, ReferencePlayer } from './reference-cards.ts'
import { attackersIn, cardBehind, cardsIn, choicesIn, idOf } from './choices.ts'
import { fieldOf, handOf, pick } from './random-cards.ts'
import { ReferenceChain } from './reference-chain.ts'
import type { ReferenceUnit } from './reference-field.ts'
import type { ReferenceTarget } from './reference-moment.ts'
import type { Seen } from './seen.ts'
import { nameIn, type Standing, standingOfGame, standingOfReference } from './standing.ts'

/** Enough for everything, and little enough for a loss between chain, trigger and blow. */
const MUCH_LIFE = 1_000
const LITTLE_LIFE = 4
const HAND = 5
const MANA = 1_000
/** More than can be drawn in one duel. */
const LIBRARY = new Array<string>(4 * HAND).fill(FILLER)
/** A round of fury, which the units of whoever is on have so much more power in. */
const FURIOUS = { round: 7, fury: 2 }
const CALM = { round: 3, fury: 0 }

const table = openTable(estraven, { players: ['ana', 'bo'], seed: 'chain' })

/** Two random hands and fields, played until nothing more can be, with the reference told of everything beside it. */
export class DuelOfReactions {
  readonly #game: GameOf<typeof estraven>
  readonly #reference: ReferenceChain
  readonly #chance: Chance
  readonly #compare: (game: Standing, reference: Standing) => void
  readonly #seen: Seen
  /** Played, with its target still to be chosen. */
  #aiming: ReferenceCard | null = null
  /** Attacks, with those it leads still to be chosen. */
  #leading: ReferenceUnit | null = null

  constructor(chance: Chance, seen: Seen, compare: (game: Standing, reference: Standing) => void) {
    this.#chance = chance
    this.#seen = seen
    this.#compare = compare
    const turn = chance.int(2) as ReferencePlayer
    const life = chance.int(3) === 0 ? 1 + chance.int(LITTLE_LIFE) : MUCH_LIFE
    const { round, fury } = chance.int(4) === 0 ? FURIOUS : CALM
    this.#reference = new ReferenceChain({ life, turn, token: SAPLING, fury })
    const { field } = this.#reference
    const players = ([0, 1] as const).map((seat) => {
      const hand = handOf(chance, HAND)
      const units = fieldOf(chance)
      field.hands[seat].push(...hand)
      field.libraries[seat].push(...LIBRARY)
      field.mana[seat] = MANA
      return { hand, field: units.map((name) => this.#standingAlready(seat, name)), pool: MANA, life, library: LIBRARY }
    })
    this.#game = new Game({ ...estraven, setup: (game) => stage(game, players, { turn, round }) }, table)
  }

  play(): void {
    for (const seat of [0, 1]) this.#game.seatResponder(seat, (question) => this.#answer(question))
    this.#game.run()
    if (this.#game.fault !== null) throw new Error(this.#game.fault.message)
    this.#passUnasked()
    this.#compareAt(-1, [], -1, [])
    const { end, hadPairs } = this.#reference
    if (hadPairs) this.#seen.pairs++
    if (end !== null) this.#seen.losses[end.by]++
  }

  /** A unit that is there from the beginning, perhaps tapped, perhaps with one health left. */
  #standingAlready(seat: ReferencePlayer, name: string) {
    const { deed } = cardCalled(name)
    if (!('arrives' in deed)) throw new Error(`${name} is no unit`)
    const { arrives: card } = deed
    const unit = { name, card, isToken: false, tapped: this.#chance.int(3) === 0, damage: 0 }
    if (this.#chance.int(2) === 0) unit.damage = card.health - 1
    this.#reference.field.units[seat].push(unit)
    return { card: name, tapped: unit.tapped, damage: unit.damage }
  }

  #answer({ seat, selector }: Question): Selection | undefined {
    const by = seat as ReferencePlayer
    const kind = selector.about?.kind
    if (kind === 'main' || kind === 'priority') return this.#play(by, selector)
    if (kind === 'followers') return this.#lead(selector)
    if (kind === 'target' && this.#aiming !== null) return this.#aim(by, selector, this.#aiming)
    this.#passUnasked()
    return this.#say(by, selector)
  }

  #play(by: ReferencePlayer, selector: Selector): Selection | undefined {
    const isMain = selector.about?.kind === 'main'
    const reference = this.#reference
    this.#passUnasked()
    if (isMain && reference.links.length === 0) reference.holder = by
    const cards = cardsIn(selector)
    const attackers = attackersIn(selector)
    const hand = this.#hand(by).filter((card) => reference.allows(by, card))
    const band = isMain && !reference.hasAttacked ? reference.field.units[by].filter(({ tapped }) => !tapped) : []
    this.#compareAt(by, [...cards, ...attackers].map(nameIn(this.#game)), reference.holder, [...hand, ...band])
    const isAttack = attackers.length > 0 && this.#chance.int(3) === 0
    const at = this.#chance.int(Math.max(1, cards.length + (isMain ? 0 : 1)))
    const card = isAttack ? undefined : cards[at]
    const attacker = isAttack ? this.#attacker(by, attackers) : undefined
    if (isMain && (card !== undefined || attacker !== undefined)) this.#seen.chains++
    if (card !== undefined) return this.#playCard(by, card)
    if (attacker !== undefined) {
      const leader = this.#unit(by, attacker)
      if (reference.followersOf(leader).length > 0) this.#leading = leader
      else reference.attack([leader])
      return [{ title: 'Attack', selection: [attacker] }]
    }
    if (isMain) return undefined
    reference.pass()
    return ['pass']
  }

  /** Often somebody who leads others. */
  #attacker(by: ReferencePlayer, attackers: readonly CardId[]): CardId {
    const leading = attackers.filter((card) => this.#reference.followersOf(this.#unit(by, card)).length > 0)
    return pick(leading.length > 0 && this.#chance.int(2) === 0 ? leading : attackers, this.#chance)
  }

  #playCard(by: ReferencePlayer, card: CardId): Selection {
    const played = cardCalled(nameIn(this.#game)(card))
    const targets = this.#reference.targetsOf(by, played)
    const [only = null, ...others] = targets ?? []
    if (others.length > 0) this.#aiming = played
    else this.#reference.put(by, played, only)
    return [card]
  }

  #aim(by: ReferencePlayer, selector: Selector, card: ReferenceCard): Selection {
    this.#aiming = null
    const legal = this.#reference.targetsOf(by, card) ?? []
    const words = (target: ReferenceTarget) => this.#choiceFor(by, target)
    const offered = choicesIn(selector).map(idOf)
    // The card is still in the hand.
    this.#compareAt(by, offered.map(String), by, legal.map(words).map(String))
    const target = pick(legal, this.#chance)
    const selection = [words(target)]
    this.#reference.put(by, card, target)
    return selection
  }

  /** Some of those who may follow, in the order in which they are offered. */
  #lead(selector: Selector): Selection {
    const reference = this.#reference
    const leader = this.#leading
    if (leader === null) throw new Error('nobody leads')
    this.#leading = null
    const cards = cardsIn(selector)
    this.#compareAt(reference.turn, cards.map(nameIn(this.#game)), reference.holder, reference.followersOf(leader))
    const most = leader.card.lead?.count ?? 0
    const chosen = cards.filter(() => this.#chance.int(3) > 0).slice(0, most)
    if (chosen.length > 0) this.#seen.bands++
    reference.attack([leader, ...chosen.map((card) => this.#unit(reference.turn, card))])
    return chosen
  }

  /** What the fight or something that was set off asks. */
  #say(by: ReferencePlayer, selector: Selector): Selection {
    const reference = this.#reference
    const { question, field, turn } = reference
    this.#compareAt(by, [String(selector.about?.kind)], question?.by ?? -1, [String(question?.kind)])
    if (question === null) throw new Error('the reference asks nothing')
    const seen = this.#seen
    const name = nameIn(this.#game)
    const cards = cardsIn(selector)
    const among = (units: readonly ReferenceUnit[]) => this.#compareAt(by, cards.map(name), question.by, units)
    switch (question.kind) {
      case 'which-first': {
        seen.orders++
        const choices = choicesIn(selector)
        this.#compareAt(by, choices.map(cardBehind).map(name), question.by, question.due)
        const at = this.#chance.int(question.due.length)
        const first = question.due[at]
        if (first !== undefined) reference.order(first)
        return [idOf(choices[at])]
      }
      case 'target': {
        seen.aimed++
        among(question.units)
        const at = this.#chance.int(cards.length)
        reference.aim(question.units[at] as ReferenceUnit)
        return [cards[at] as CardId]
      }
      case 'discard': {
        seen.discards++
        const offered = field.hands[by].map((card) => ({ name: card }))
        this.#compareAt(by, cards.map(name).toSorted(), question.by, offered.toSorted(byName))
        const card = pick(cards, this.#chance)
        reference.discard(name(card))
        return [card]
      }
      case 'block':
      case 'block-more': {
        if (question.kind === 'block') seen.blocks++
        else seen.broughtBlocks++
        among(question.units)
        const card = cards[this.#chance.int(cards.length + 1)]
        reference.block(card === undefined ? null : this.#unit(by, card))
        return [card ?? (question.kind === 'block' ? 'through' : 'enough')]
      }
      case 'blocked': {
        among(question.units)
        const card = pick(cards, this.#chance)
        reference.assign(this.#unit(turn, card))
        return [card]
      }
    }
  }

  /** E40: whoever is seen to have no answer passes: no cards in hand, or nothing to answer; the mana is plenty. */
  #passUnasked(): void {
    const reference = this.#reference
    const isAsked = (seat: ReferencePlayer) => reference.field.hands[seat].length > 0 && reference.mayBeAnsweredBy(seat)
    while (reference.links.length > 0 && reference.end === null && !isAsked(reference.holder)) reference.pass()
  }

  #hand(by: ReferencePlayer): readonly ReferenceCard[] {
    return (this.#game.state.players[by]?.hand ?? []).map(nameIn(this.#game)).map(cardCalled)
  }

  /** The reference's unit that stands where the game's does. */
  #unit(by: ReferencePlayer, card: CardId): ReferenceUnit {
    const at = this.#game.state.players[by]?.battlefield.findIndex((each) => each.card === card) ?? -1
    return this.#reference.field.units[by][at] as ReferenceUnit
  }

  #choiceFor(by: ReferencePlayer, target: ReferenceTarget): string | CardId {
    if (target === 'opponent') return `player-${1 - by}`
    if (typeof target === 'number') return `link-${target}`
    const at = this.#reference.field.units[(1 - by) as ReferencePlayer].indexOf(target)
    return this.#game.state.players[1 - by]?.battlefield[at]?.card as CardId
  }

  #compareAt(asked: number, offered: readonly string[], expected: number, fitting: readonly Offered[]): void {
    this.#compare(
      standingOfGame(this.#game, asked, offered),
      standingOfReference(
        this.#reference,
        expected,
        fitting.map((each) => (typeof each === 'string' ? each : each.name)),
      ),
    )
  }
}

type Offered = string | { readonly name: string }

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : Number(one.name > other.name)
}

function cardCalled(name: string): ReferenceCard {
  const card = CAST.find((each) => each.name === name)
  if (card === undefined) throw new Error(`${name} is not in the cast`)
  return card
}

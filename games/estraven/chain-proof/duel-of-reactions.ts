import type { CardId, Selection } from '@turnwright/kernel'
import type { Chance, Question } from '@turnwright/kernel/search'
import { Game, type GameOf, openTable, type Selector } from '@turnwright/kernel/host'
import { CARDS } from '../cards/catalogue.ts'
import { estraven } from '../rules/estraven.ts'
import type { Permanent } from '../rules/state.ts'
import { stage } from '../scenario/stage.ts'
import { CAST, SAPLING, UNITS } from './cast.ts'
import type { ReferenceCard, ReferencePlayer } from './reference-cards.ts'
import { ReferenceChain, type ReferenceTarget } from './reference-chain.ts'
import type { ReferenceUnit } from './reference-field.ts'

export const LIFE = 1_000
const HAND = 14
const FIELD = 4
const MANA = 1_000

const table = openTable(estraven, { players: ['ana', 'bo'], seed: 'chain' })

/** What both tellings say of a moment. */
export interface Standing {
  readonly asked: number
  readonly passes: number
  readonly links: readonly string[]
  readonly life: readonly number[]
  readonly gone: readonly (readonly string[])[]
  readonly field: readonly (readonly string[])[]
  readonly offered: readonly string[]
}

/** Two random hands and fields, played until nothing more can be, with the reference told of everything beside it. */
export class DuelOfReactions {
  readonly #game: GameOf<typeof estraven>
  readonly #reference: ReferenceChain
  readonly #chance: Chance
  readonly #compare: (game: Standing, reference: Standing) => void
  /** Played, with its target still to be chosen. */
  #aiming: ReferenceCard | null = null
  chains = 0
  /** Fights that came to a question about blocks, and questions about the order of what was set off. */
  blocks = 0
  orders = 0

  constructor(chance: Chance, compare: (game: Standing, reference: Standing) => void) {
    this.#chance = chance
    this.#compare = compare
    const turn = chance.int(2) as ReferencePlayer
    this.#reference = new ReferenceChain(LIFE, turn, SAPLING)
    const some = (cards: readonly ReferenceCard[], count: number) =>
      Array.from({ length: count }, () => pick(cards, chance).name)
    const players = ([0, 1] as const).map((seat) => ({
      hand: some(CAST, HAND),
      field: some(UNITS, chance.int(FIELD + 1)).map((name) => this.#standingAlready(seat, name)),
      pool: MANA,
      life: LIFE,
    }))
    this.#game = new Game({ ...estraven, setup: (game) => stage(game, players, { turn }) }, table)
  }

  play(): void {
    for (const seat of [0, 1]) this.#game.seatResponder(seat, (question) => this.#answer(question))
    this.#game.run()
    if (this.#game.fault !== null) throw new Error(this.#game.fault.message)
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
    if (kind === 'block') return this.#block(by, selector)
    return kind === 'which-first' ? this.#order(by, selector) : this.#aim(by, selector)
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
    const at = this.#chance.int(Math.max(1, cards.length + attackers.length + (isMain ? 0 : 1)))
    const card = cards[at]
    const attacker = attackers[at - cards.length]
    if (isMain && (card !== undefined || attacker !== undefined)) this.chains++
    if (card !== undefined) return this.#playCard(by, card)
    if (attacker !== undefined) {
      reference.attack(this.#unit(by, attacker))
      return [{ title: 'Attack', selection: [attacker] }]
    }
    if (isMain) return undefined
    reference.pass()
    return ['pass']
  }

  #playCard(by: ReferencePlayer, card: CardId): Selection {
    const played = cardCalled(nameIn(this.#game)(card))
    const targets = this.#reference.targetsOf(by, played)
    const [only = null, ...others] = targets ?? []
    if (others.length > 0) this.#aiming = played
    else this.#reference.put(by, played, only)
    return [card]
  }

  #aim(by: ReferencePlayer, selector: Selector): Selection {
    const card = this.#aiming as ReferenceCard
    const legal = this.#reference.targetsOf(by, card) ?? []
    const words = (target: ReferenceTarget) => this.#choiceFor(by, target)
    const offered = choicesIn(selector).map(idOf)
    this.#compareAt(by, offered.map(String), by, legal.map(words).map(String))
    const target = pick(legal, this.#chance)
    const selection = [words(target)]
    this.#reference.put(by, card, target)
    return selection
  }

  #block(by: ReferencePlayer, selector: Selector): Selection {
    this.blocks++
    this.#passUnasked()
    const cards = cardsIn(selector)
    const units = this.#reference.mayBlock()
    this.#compareAt(by, cards.map(nameIn(this.#game)), by, units)
    const card = cards[this.#chance.int(cards.length + 1)]
    this.#reference.block(card === undefined ? null : this.#unit(by, card))
    return [card ?? 'through']
  }

  #order(by: ReferencePlayer, selector: Selector): Selection {
    this.orders++
    this.#passUnasked()
    const { field, turn } = this.#reference
    const due = field.due(turn)
    const choices = choicesIn(selector)
    this.#compareAt(by, choices.map(cardBehind).map(nameIn(this.#game)), due[0]?.by ?? -1, due)
    const at = this.#chance.int(due.length)
    const first = due[at]
    if (first !== undefined) this.#reference.order(first)
    return [idOf(choices[at])]
  }

  /** E40: whoever is seen to have no answer passes: no cards in hand, or nothing to answer; the mana is plenty. */
  #passUnasked(): void {
    const reference = this.#reference
    const isAsked = (seat: ReferencePlayer) =>
      (this.#game.state.players[seat]?.hand.length ?? 0) > 0 && reference.mayBeAnsweredBy(seat)
    while (reference.links.length > 0 && !isAsked(reference.holder)) reference.pass()
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
    const { chain, players } = this.#game.state
    const { passes, links, field } = this.#reference
    const name = nameIn(this.#game)
    this.#compare(
      {
        asked,
        passes: chain.priority?.consecutivePasses ?? 0,
        links: chain.links.map(({ id, by, card, countered }) => linkWords(id, by, name(card), countered)),
        life: players.map(({ life }) => life),
        gone: players.map(({ graveyard }) => graveyard.map(name)),
        field: players.map(({ battlefield }) => battlefield.map((each) => unitWords(name(each.card), each))),
        offered,
      },
      {
        asked: expected,
        passes,
        links: links.map(({ number, by, name: of, countered }) => linkWords(number, by, of, countered)),
        life: field.life,
        gone: field.gone,
        field: field.units.map((side) => side.map((unit) => unitWords(unit.name, unit))),
        offered: fitting.map((each) => (typeof each === 'string' ? each : each.name)),
      },
    )
  }
}

type Offered = string | { readonly name: string }

function linkWords(number: number, by: number, name: string, countered: boolean): string {
  return `${number} ${by} ${name}${countered ? ' countered' : ''}`
}

function unitWords(name: string, { tapped, damage }: Pick<Permanent, 'tapped' | 'damage'>): string {
  return `${name} ${damage}${tapped ? ' tapped' : ''}`
}

function nameIn({ cards }: GameOf<typeof estraven>): (card: CardId) => string {
  return (card) => CARDS[cards.kind(card)]?.name ?? ''
}

function cardCalled(name: string): ReferenceCard {
  const card = CAST.find((each) => each.name === name)
  if (card === undefined) throw new Error(`${name} is not in the cast`)
  return card
}

function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)] as T
}

function choicesIn(selector: Selector): readonly unknown[] {
  return selector.type === 'action' ? [] : selector.choices
}

function cardsIn(selector: Selector): readonly CardId[] {
  return choicesIn(selector).filter((choice) => typeof choice === 'number') as unknown as readonly CardId[]
}

function attackersIn(selector: Selector): readonly CardId[] {
  const groups = choicesIn(selector) as readonly { readonly id?: string; readonly choices?: readonly CardId[] }[]
  return groups.find(({ id }) => id === 'Attack')?.choices ?? []
}

function idOf(choice: unknown): string | CardId {
  return typeof choice === 'number' ? (choice as CardId) : (choice as { readonly id: string }).id
}

function cardBehind(choice: unknown): CardId {
  return (choice as { readonly ref: { readonly card: CardId } }).ref.card
}

import type { CardId, Chance, Question, Selection } from '@turnwright/kernel'
import { Game, type GameOf, openTable, type Selector } from '@turnwright/kernel/host'
import { CARDS } from '../cards/catalogue.ts'
import { estraven } from '../rules/estraven.ts'
import { stage } from '../scenario/stage.ts'
import { type ReferenceCard, ReferenceChain, type ReferencePlayer, type Sort } from './reference-chain.ts'

/** Cards with one plain effect each. What they cost and how hard they hit is no matter of the chain. */
const CAST: readonly ReferenceCard[] = [
  { name: 'Firebrand', sort: 'spell', swift: false, deed: { hurts: amountOf('Firebrand') } },
  { name: 'Arc Bolt', sort: 'spell', swift: false, deed: { hurts: amountOf('Arc Bolt') } },
  { name: 'Thunderhead', sort: 'spell', swift: true, deed: { hurts: amountOf('Thunderhead') } },
  { name: 'Cinder Pike', sort: 'unit', swift: false, deed: 'arrives' },
  { name: 'Toll at the Lock', sort: 'reaction', swift: false, deed: { counters: ['spell', 'unit'] } },
  { name: 'Unravel', sort: 'reaction', swift: false, deed: { counters: ['spell'] } },
  { name: 'Still Water', sort: 'reaction', swift: false, deed: { counters: ['reaction'] } },
]

export const LIFE = 1_000
const HAND = 14
const MANA = 1_000

const table = openTable(estraven, { players: ['ana', 'bo'], seed: 'chain' })

/** What both tellings say of a moment. */
export interface Standing {
  readonly asked: number
  readonly passes: number
  readonly links: readonly string[]
  readonly life: readonly number[]
  readonly gone: readonly (readonly string[])[]
  readonly arrived: readonly (readonly string[])[]
  readonly offered: readonly (string | number)[]
}

/** Two random hands, played until nothing more can be, with the reference told of everything beside it. */
export class DuelOfReactions {
  readonly #game: GameOf<typeof estraven>
  readonly #reference = new ReferenceChain(LIFE)
  readonly #chance: Chance
  readonly #compare: (game: Standing, reference: Standing) => void
  /** Played, with its target still to be chosen. */
  #aiming: ReferenceCard | null = null
  chains = 0

  constructor(chance: Chance, compare: (game: Standing, reference: Standing) => void) {
    this.#chance = chance
    this.#compare = compare
    const hand = () => Array.from({ length: HAND }, () => pick(CAST, chance).name)
    const players = [0, 1].map(() => ({ hand: hand(), pool: MANA, life: LIFE }))
    this.#game = new Game({ ...estraven, setup: (game) => stage(game, players, {}) }, table)
  }

  play(): void {
    for (const seat of [0, 1]) this.#game.seatResponder(seat, (question) => this.#answer(question))
    this.#game.run()
    if (this.#game.fault !== null) throw new Error(this.#game.fault.message)
  }

  #answer({ seat, selector }: Question): Selection | undefined {
    const by = seat as ReferencePlayer
    const kind = selector.about?.kind
    if (kind === 'main' || kind === 'priority') return this.#play(by, selector)
    const card = this.#aiming as ReferenceCard
    if (hurts(card)) {
      this.#reference.put(by, card, null)
      return [`player-${1 - by}`]
    }
    const legal = this.#reference.targetsOf(by, countersOf(card))
    this.#compare(this.#standing(by, linksIn(selector)), this.#expected(legal))
    const target = pick(legal, this.#chance)
    this.#reference.put(by, card, target)
    return [`link-${target}`]
  }

  #play(by: ReferencePlayer, selector: Selector): Selection | undefined {
    const isMain = selector.about?.kind === 'main'
    const reference = this.#reference
    while (reference.links.length > 0 && !this.#mustBeAsked(reference.holder)) reference.pass()
    if (isMain && reference.links.length === 0) reference.holder = by
    const cards = cardsIn(selector)
    this.#compare(
      this.#standing(
        by,
        cards.map((card) => this.#named(card).name),
      ),
      this.#expected(this.#playable(by)),
    )
    const card = cards[this.#chance.int(Math.max(1, cards.length + (isMain ? 0 : 1)))]
    if (card !== undefined) {
      if (isMain) this.chains++
      const played = this.#named(card)
      const [target, ...others] = reference.targetsOf(by, countersOf(played))
      const isAimed = others.length > 0 || (hurts(played) && (reference.arrived[1 - by]?.length ?? 0) > 0)
      if (!isAimed) reference.put(by, played, target ?? null)
      else this.#aiming = played
      return [card]
    }
    if (isMain) return undefined
    reference.pass()
    return ['pass']
  }

  /** E40: cards in hand and something to answer; the mana is plenty. */
  #mustBeAsked(seat: ReferencePlayer): boolean {
    return (this.#game.state.players[seat]?.hand.length ?? 0) > 0 && this.#reference.mayBeAnsweredBy(seat)
  }

  #playable(by: ReferencePlayer): readonly string[] {
    const hand = (this.#game.state.players[by]?.hand ?? []).map((card) => this.#named(card))
    const isOpening = this.#reference.links.length === 0
    const fits = (card: ReferenceCard) =>
      isOpening ? card.sort !== 'reaction' : this.#reference.targetsOf(by, countersOf(card)).length > 0
    return hand.filter(fits).map(({ name }) => name)
  }

  #named(card: CardId): ReferenceCard {
    const { name } = CARDS[this.#game.cards.kind(card)] ?? {}
    return CAST.find((each) => each.name === name) as ReferenceCard
  }

  #standing(asked: number, offered: readonly (string | number)[]): Standing {
    const { chain, players } = this.#game.state
    return {
      asked,
      passes: chain.priority?.consecutivePasses ?? 0,
      links: chain.links.map(({ id, by, card, countered }) => linkWords(id, by, this.#named(card).name, countered)),
      life: players.map(({ life }) => life),
      gone: players.map(({ graveyard }) => graveyard.map((card) => this.#named(card).name)),
      arrived: players.map(({ battlefield }) => battlefield.map(({ card }) => this.#named(card).name)),
      offered,
    }
  }

  #expected(offered: readonly (string | number)[]): Standing {
    const { holder, passes, links, life, gone, arrived } = this.#reference
    return {
      asked: holder,
      passes,
      links: links.map(({ number, by, card, countered }) => linkWords(number, by, card.name, countered)),
      life,
      gone,
      arrived,
      offered,
    }
  }
}

function linkWords(number: number, by: number, name: string, countered: boolean): string {
  return `${number} ${by} ${name}${countered ? ' countered' : ''}`
}

function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)] as T
}

function countersOf(card: ReferenceCard | undefined): readonly Sort[] {
  return typeof card?.deed === 'object' && 'counters' in card.deed ? card.deed.counters : []
}

/** Always the player, though it could be a unit as well. */
function hurts({ deed }: ReferenceCard): boolean {
  return typeof deed === 'object' && 'hurts' in deed
}

function cardsIn(selector: Selector): readonly CardId[] {
  if (selector.type === 'action') return []
  return selector.choices.filter((choice) => typeof choice === 'number') as unknown as readonly CardId[]
}

function linksIn(selector: Selector): readonly number[] {
  if (selector.type === 'action') return []
  return selector.choices.map((choice) => Number(String((choice as { id: string }).id).slice('link-'.length)))
}

function amountOf(name: string): number {
  const [effect] = CARDS.find((card) => card.name === name)?.effects ?? []
  if (effect?.do !== 'damage' || typeof effect.amount !== 'number') throw new Error(`${name} deals no plain damage`)
  return effect.amount
}

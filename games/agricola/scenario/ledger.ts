import type { Happening, KernelAbout, Line, Mention, Seat } from '@turnwright/kernel'
import type { Crop, Good, Goods } from '../cards/goods.ts'
import { book, goodCalled, goodsIn, take } from './booking.ts'

/** What a player has, as far as the lines of the log tell. */
export type Account = Record<Good, number> & {
  /** On fields and cards. */
  sown: Record<Crop, number>
  rooms: number
  people: number
  begging: number
  bonus: number
}

/** What gathers on a space every round. */
export interface Gathering {
  readonly name: string
  readonly isRoundCard: boolean
  readonly good: Good
  readonly n: number
}

/** What is printed, and so not told. */
export interface Prices {
  /** Of the major improvement that somebody built last. */
  readonly major: (seat: Seat) => Goods
  /** Of a minor improvement by its id, with so many people; null where it is an occupation. */
  readonly minor: (id: string, people: number) => Goods | null
  /** In food, on the spaces where occupations are learned: for the first, the second, … */
  readonly lessons: ReadonlyMap<string, readonly number[]>
}

/**
 * Keeps the books of a game from nothing but its log and what is printed, without asking the rules what anybody has.
 * What is told and what is then there must agree.
 */
export class Ledger {
  /** Of each seat. */
  readonly accounts: Account[] = []
  /** What lies on the spaces that gather. */
  readonly stock = new Map<string, number>()
  readonly #gatherings: readonly Gathering[]
  readonly #open: Gathering[]
  readonly #prices: Prices
  /** Where each person went last; null at the start of a round. */
  readonly #at: (string | null)[] = []
  /** Those who have paid another price than the printed one for what comes next. */
  readonly #hasPaid = new Set<Seat>()
  readonly #occupations: number[] = []

  constructor(gatherings: readonly Gathering[], prices: Prices) {
    this.#gatherings = gatherings
    this.#open = gatherings.filter(({ isRoundCard }) => !isRoundCard)
    this.#prices = prices
  }

  /** What the next player has before the first round. */
  open(account: Account, occupations: number): void {
    this.accounts.push(account)
    this.#occupations.push(occupations)
  }

  happened(happening: Happening): void {
    if (happening.kind === 'line') this.#read(happening)
  }

  #read({ about, witnessed }: Line): void {
    const { text, mentions } = about as Extract<KernelAbout, { kind: 'text' }>
    const word = (key: string): string => wordOf(mentions[key])
    const number = (key: string): number => Number(word(key))
    if (text === 'Round {round} brings {name}') return this.#newRound(word('name'))
    const { player } = mentions
    if (typeof player !== 'object' || !('seat' in player)) return
    const { seat } = player
    const mine = this.accounts[seat] as Account
    switch (text) {
      case '{player} goes to {space}':
        this.#at[seat] = word('space')
        return
      case '{player} gets {n} {good} from {source}':
        return this.#get(mine, number('n'), goodCalled(word('good')), word('source'))
      case '{player} leaves {n} wood there':
        return this.#lay(this.#at[seat] ?? '', number('n'))
      case '{player} plays {card}':
        return this.#play(seat, witnessed?.[cardIn(mentions['card'])]?.identity ?? '')
      case '{player} builds the {name}':
        return this.#pay(seat, this.#prices.major(seat))
      case '{player} builds a {material} room at {cell}':
        mine.rooms++
        return this.#pay(seat, { [word('material')]: 5, reed: 2 })
      case '{player} now lives in a {material} house':
        return this.#pay(seat, { [word('material')]: mine.rooms, reed: 1 })
      case '{player} gives back the {name}':
        this.#hasPaid.add(seat)
        return
      case '{player} pays {goods}':
        this.#hasPaid.add(seat)
        return take(mine, goodsIn(word('goods')))
      default:
        return book(mine, text, word, number)
    }
  }

  #newRound(card: string): void {
    this.#open.push(...this.#gatherings.filter(({ isRoundCard, name }) => isRoundCard && name === card))
    for (const { name, n } of this.#open) this.#lay(name, n)
    this.#at.fill(null)
  }

  #get(mine: Account, n: number, good: Good, source: string): void {
    mine[good] += n
    if (this.#open.some(({ name }) => name === source)) this.#lay(source, -n)
  }

  #lay(space: string, n: number): void {
    this.stock.set(space, (this.stock.get(space) ?? 0) + n)
  }

  #play(seat: Seat, id: string): void {
    const { people } = this.accounts[seat] as Account
    const price = this.#prices.minor(id, people)
    if (price !== null) return this.#pay(seat, price)
    const played = this.#occupations[seat] as number
    this.#occupations[seat] = played + 1
    this.#pay(seat, { food: this.#lesson(this.#at[seat] ?? null, played) })
  }

  /** At the start of a round an occupation costs a food. */
  #lesson(space: string | null, played: number): number {
    const prices = space === null ? [1] : (this.#prices.lessons.get(space) ?? [])
    return prices[Math.min(played, prices.length - 1)] ?? 0
  }

  #pay(seat: Seat, printed: Goods): void {
    if (!this.#hasPaid.delete(seat)) take(this.accounts[seat] as Account, printed)
  }
}

function cardIn(mention: Mention | undefined): number {
  return typeof mention === 'object' && 'card' in mention ? mention.card : -1
}

function wordOf(mention: Mention | undefined): string {
  return typeof mention === 'object' || mention === undefined ? '' : String(mention)
}

import type { CardId, Seat } from '@turnwright/kernel'
import type { ProjectedLine, Told } from '@turnwright/kernel/host'
import { lotCalled, moneyCalled } from '../cards/catalogue.ts'
import { PROMISE } from '../cards/money.ts'
import type { Line } from '../rules/lines.ts'
import { scoreOf } from '../rules/scoring.ts'
import { byValue, type OpenSale, type OpenTable } from './open-table.ts'

interface Purse {
  isPresent: boolean
  hidden: number
  readonly shown: Set<CardId>
  readonly lots: CardId[]
}

/** Sits with the back to the table and follows what is told, as data: what it knows, the log has told. */
export class TableFromLog {
  readonly #identities = new Map<CardId, string>()
  readonly #purses: Purse[] = []
  #round = 0
  #rounds = 0
  #row: CardId[] = []
  #pile = 0
  #block: OpenTable['block'] = null
  #money = 0
  #spent = 0
  #sittingOut: Seat | null = null
  #bids: { seat: Seat; cards: readonly CardId[] }[] = []
  #lastSale: OpenSale | null = null

  hear({ about, identities = {} }: ProjectedLine<Line>): void {
    if (about === undefined) throw new Error('a line is told in words alone')
    for (const [card, identity] of Object.entries(identities)) this.#identities.set(Number(card) as CardId, identity)
    this.#follow(about)
  }

  table(): OpenTable {
    return {
      round: this.#round,
      rounds: this.#rounds,
      row: this.#row.map((card) => this.#open(card)),
      pile: this.#pile,
      block: this.#block,
      money: { pile: this.#money, spent: this.#spent },
      collectors: this.#purses.map(({ isPresent, hidden, shown, lots }) => ({
        isPresent,
        hidden,
        shown: [...shown].map((card) => this.#valueOf(card)).sort(byValue),
        lots: lots.map((card) => this.#open(card)),
        points: scoreOf(lots.flatMap((card) => lotCalled(this.#open(card).identity) ?? [])).total,
      })),
      sittingOut: this.#sittingOut,
      lastSale: this.#lastSale,
    }
  }

  #follow(line: Told<Line>): void {
    switch (line.kind) {
      case 'lots-laid-out':
        this.#pile = line.lots
        this.#rounds = line.rounds
        this.#money = line.coins
        return
      case 'purse-dealt': {
        const open = line.cards.filter((card) => card !== null)
        const hidden = line.cards.length - open.length
        this.#purses[line.by] = { isPresent: true, hidden, shown: new Set(open), lots: [] }
        this.#money -= hidden
        return
      }
      case 'round-begins':
        this.#round = line.round
        return
      case 'left':
        Object.assign(this.#purse(line.by), { isPresent: false, hidden: 0, shown: new Set(), lots: [] })
        return
      case 'turned-up':
        this.#pile--
        this.#row.push(...known([line.card]))
        return
      case 'lot-opened':
        this.#row = this.#row.filter((card) => card !== line.card)
        this.#block = { opener: line.by, lot: this.#nameOf(line.card) }
        return
      case 'lot-covered':
        this.#pile--
        this.#block = { opener: line.by, lot: null }
        return
      case 'bid-opened':
        this.#show(line.by, known(line.cards))
        this.#bids.push({ seat: line.by, cards: known(line.cards) })
        return
      case 'passed':
        this.#bids.push({ seat: line.by, cards: [] })
        return
      case 'sold':
        this.#pay(line.by, this.#bids.find(({ seat }) => seat === line.by)?.cards ?? [])
        this.#purse(line.by).lots.push(...known([line.card]))
        return this.#close(line.card, line.by)
      case 'withdrawn':
        return this.#close(line.card, null)
      case 'spoke-up':
        this.#sittingOut = line.by
        return
      case 'pawned': {
        const { lots } = this.#purse(line.by)
        lots.splice(
          lots.findIndex((card) => card === line.card),
          1,
        )
        return
      }
      case 'money-drawn':
        this.#money -= line.count
        this.#purse(line.by).hidden += line.count
        return
      case 'money-shuffled':
        this.#money += this.#spent
        this.#spent = 0
        return
      case 'gave-away':
        this.#show(line.by, known(line.cards))
        return this.#pay(line.by, known(line.cards))
      case 'hand-shown':
        return this.#show(line.by, known(line.cards))
      case 'cloth-lifted':
      case 'money-seen':
        throw new Error(`${line.kind} is a secret of one seat`)
      case 'ended':
        throw new Error('a result is no line')
    }
  }

  /** All bids lie open, and a covered lot too. */
  #close(lot: CardId | null, winner: Seat | null): void {
    const bids = this.#bids.map(({ seat, cards }) => ({ seat, values: cards.map((card) => this.#valueOf(card)) }))
    this.#lastSale = { lot: this.#nameOf(lot), winner, bids }
    this.#bids = []
    this.#block = null
    this.#sittingOut = null
  }

  #show(seat: Seat, cards: readonly CardId[]): void {
    const purse = this.#purse(seat)
    for (const card of cards) {
      if (!purse.shown.has(card)) purse.hidden--
      purse.shown.add(card)
    }
  }

  #pay(seat: Seat, cards: readonly CardId[]): void {
    for (const card of cards) {
      this.#purse(seat).shown.delete(card)
      if (this.#nameOf(card) !== PROMISE.id) this.#spent++
    }
  }

  #purse(seat: Seat): Purse {
    const purse = this.#purses[seat]
    if (purse === undefined) throw new RangeError(`nobody has told of seat ${seat}`)
    return purse
  }

  #open(card: CardId): { readonly card: CardId; readonly identity: string } {
    return { card, identity: this.#nameOf(card) }
  }

  #nameOf(card: CardId | null): string {
    const identity = card === null ? undefined : this.#identities.get(card)
    if (identity === undefined) throw new RangeError('a card is told of that nobody knows')
    return identity
  }

  #valueOf(card: CardId): number {
    return moneyCalled(this.#nameOf(card))?.value ?? 0
  }
}

/** What lies open is masked for nobody. */
function known(cards: readonly (CardId | null)[]): readonly CardId[] {
  return cards.map((card) => {
    if (card === null) throw new RangeError('an open card is masked')
    return card
  })
}

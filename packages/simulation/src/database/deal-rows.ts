import type { Seat } from '@turnwright/kernel'
import { type DealGamesWanted, EACH_ADDRESS, type StoredDeal, type StoredDealGame } from '@turnwright/server/core'
import type { KeptTable } from './kept-table.ts'

interface Entered {
  readonly deal: string
  readonly person: string
  readonly table: string
  readonly begun: number
}

/** A game of a deal, and what it came to for whoever played it. */
interface Judged {
  readonly game: StoredDealGame
  readonly isOver: boolean
  readonly address: string
  readonly hasWon: boolean
  readonly score: number
}

/** What a database holds of deals, and of what was refused. */
export abstract class DealRows {
  abstract readonly tables: ReadonlyMap<string, KeptTable>
  readonly #deals = new Map<string, StoredDeal>()
  #entered: Entered[] = []
  readonly #refusals = new Map<string, number>()

  createDeal(deal: StoredDeal, most: number): StoredDeal | null {
    const known = deal.day === null ? this.deal(deal.id) : this.dealOf(deal.game, deal.day)
    if (known !== null) return known
    const open = [...this.#deals.values()].filter(({ by, closes }) => by === deal.by && closes > deal.created)
    if (deal.by !== null && open.length >= most) return null
    this.#deals.set(deal.id, deal)
    return deal
  }

  deal(id: string): StoredDeal | null {
    return this.#deals.get(id) ?? null
  }

  dealOf(game: string, day: string): StoredDeal | null {
    return [...this.#deals.values()].find((deal) => deal.game === game && deal.day === day) ?? null
  }

  enterDeal(deal: string, person: string, table: string, begun: number): string {
    const before = this.dealTable(deal, person)
    if (before === null) this.#entered.push({ deal, person, table, begun })
    return before ?? table
  }

  leaveDeal(deal: string, person: string, table: string): null {
    this.#entered = this.#entered.filter((each) => each.deal !== deal || each.person !== person || each.table !== table)
    return null
  }

  dealTable(deal: string, person: string): string | null {
    return this.#entered.find((each) => each.deal === deal && each.person === person)?.table ?? null
  }

  countDealGames(deal: string): number {
    return this.#entered.filter((each) => each.deal === deal).length
  }

  dealGames(deal: string, { person, number, limit }: DealGamesWanted): readonly StoredDealGame[] {
    const games = this.#entered
      .filter((each) => each.deal === deal)
      .toSorted((a, b) => a.begun - b.begun || (a.person < b.person ? -1 : 1))
      .map((each, i): StoredDealGame => {
        const kept = this.tables.get(each.table)
        return {
          number: i + 1,
          person: each.person,
          table: each.table,
          status: kept?.table.status ?? null,
          seats: kept?.table.seats ?? [],
          result: kept?.checkpoint?.snapshot.result ?? null,
        }
      })
    const first = new Set(this.#bestFirst(games).slice(0, limit))
    return games.filter((game) => first.has(game) || game.person === person || game.number === number)
  }

  /** Those that are over first, the best of them before others, and of one address no more than so many before those of all. */
  #bestFirst(games: readonly StoredDealGame[]): readonly StoredDealGame[] {
    const taken = new Map<string, number>()
    return games
      .map((game) => this.#judged(game))
      .toSorted(better)
      .map((judged) => {
        const address = `${judged.isOver} ${judged.address}`
        const turn = (taken.get(address) ?? 0) + 1
        taken.set(address, turn)
        return { ...judged, behind: judged.isOver ? Math.max(0, turn - EACH_ADDRESS) : turn }
      })
      .toSorted((a, b) => Number(b.isOver) - Number(a.isOver) || a.behind - b.behind || better(a, b))
      .map(({ game }) => game)
  }

  #judged(game: StoredDealGame): Judged {
    const table = this.tables.get(game.table)?.table
    const seat = Math.max(
      0,
      game.seats.findIndex(({ person }) => person === game.person),
    ) as Seat
    return {
      game,
      isOver: game.status === 'finished',
      address: table?.openedFrom ?? '',
      hasWon: table?.winners?.includes(seat) ?? false,
      score: table?.scores?.[seat] ?? Number.NEGATIVE_INFINITY,
    }
  }

  addRefusals(day: string, counts: Readonly<Record<string, number>>): null {
    for (const [kind, count] of Object.entries(counts))
      this.#refusals.set(`${day} ${kind}`, (this.#refusals.get(`${day} ${kind}`) ?? 0) + count)
    return null
  }

  /** As long as a deal is open nobody plays it a second time. */
  protected forgetTable(table: string, before: number): void {
    this.#entered = this.#entered.filter(
      (each) => each.table !== table || (this.#deals.get(each.deal)?.closes ?? 0) >= before,
    )
  }
}

function better(a: Judged, b: Judged): number {
  if (a.hasWon !== b.hasWon) return a.hasWon ? -1 : 1
  if (a.score !== b.score) return a.score > b.score ? -1 : 1
  return a.game.number - b.game.number
}

import type { StoredDeal, StoredDealGame } from '@turnwright/server/core'
import type { KeptTable } from './kept-table.ts'

interface Entered {
  readonly deal: string
  readonly person: string
  readonly table: string
  readonly begun: number
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

  dealGames(deal: string, person: string | null, limit: number): readonly StoredDealGame[] {
    return this.#entered
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
      .filter((game) => game.number <= limit || game.person === person)
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

import type { Seat } from '@turnwright/kernel'

/** Whom one does not hear at a table. It is told to nobody, and kept in this browser alone. */
export const muted = {
  at(table: string): readonly Seat[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]')
      return Array.isArray(kept) ? kept.filter((seat): seat is Seat => Number.isInteger(seat)) : []
    } catch {
      return []
    }
  },

  set(table: string, seat: Seat, isMuted: boolean): void {
    const others = this.at(table).filter((each) => each !== seat)
    const seats = isMuted ? [...others, seat] : others
    try {
      if (seats.length === 0) localStorage.removeItem(keyOf(table))
      else localStorage.setItem(keyOf(table), JSON.stringify(seats))
    } catch {
      // A browser that refuses storage hears everybody again with the next page.
    }
  },
}

function keyOf(table: string): string {
  return `turnwright:muted:${table}`
}

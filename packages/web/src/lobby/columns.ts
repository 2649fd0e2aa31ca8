/** How many cards lie beside each other where there is room for so many: as few rows as can be, and those as even as can be. */
export function columns(cards: number, room: number): number {
  return Math.max(1, Math.ceil(cards / Math.ceil(cards / room)))
}

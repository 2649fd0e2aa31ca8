/** How many cards lie beside each other where there is room for so many: as few rows as can be, and those as even as can be. */
export function columns(cards: number, room: number): number {
  const rows = Math.ceil(cards / room)
  return rows === 0 ? 1 : Math.ceil(cards / rows)
}

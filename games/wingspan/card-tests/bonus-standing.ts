const ROWS = ['forest', 'grassland', 'wetland'] as const

/** A player with this bonus card and these birds, wherever they live: bonus cards look at what is printed. */
export function holding(bonus: string, birds: readonly string[]) {
  const rows = ROWS.map((row, at) => [row, birds.filter((_, n) => n % ROWS.length === at)] as const)
  return { bonus: [bonus], ...Object.fromEntries(rows) }
}

/** What the owner of the only bonus card sees of it. */
export function worth(count: number, points: number): object {
  return { players: { 0: { bonus: { 0: { count, points } } } } }
}

/** Two games that are watched side by side, and whose seat in each is looked from. */
export interface Pair {
  readonly tables: readonly [string, string]
  readonly seats: readonly [number, number]
}

export function besidePath({ tables, seats }: Pair): string {
  return `/tables/${tables[0]}/beside/${tables[1]}?seats=${seats.join('-')}`
}

export function besideIn({ pathname, searchParams }: URL): Pair | null {
  const [, one, other] = /^\/tables\/([\w-]+)\/beside\/([\w-]+)$/.exec(pathname) ?? []
  if (one === undefined || other === undefined) return null
  const [, first = '0', second = '0'] = /^(\d)-(\d)$/.exec(searchParams.get('seats') ?? '') ?? []
  return { tables: [one, other], seats: [Number(first), Number(second)] }
}

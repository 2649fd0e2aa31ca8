import { botNames } from './bot-names.ts'

interface NamedSeat {
  readonly name: string | null
  readonly agent?: string | null
}

/** The kernel tells players apart by name: a second Ana becomes Ana 2, and a second bot is another of its kind. */
export function withDistinctNames<Seat extends NamedSeat>(seats: readonly Seat[]): readonly Seat[] {
  // A bot has other names to choose from, so people keep theirs.
  const isBot = ({ agent = null }: NamedSeat) => agent !== null
  const people = seats.filter((seat) => !isBot(seat)).flatMap(({ name }) => name ?? [])
  const taken = new Set<string>()
  return seats.map((seat) => {
    if (seat.name === null) return seat
    const kin = botNames(seat.agent ?? '')
    const names = isBot(seat) && kin.includes(seat.name) ? kin : [seat.name]
    const isFree = (name: string) => !taken.has(name) && !(isBot(seat) && people.includes(name))
    let name = names.find(isFree)
    for (let n = 2; name === undefined; n++) if (isFree(`${seat.name} ${n}`)) name = `${seat.name} ${n}`
    taken.add(name)
    return { ...seat, name }
  })
}

import { botWords, inOrderOfStrength } from '../bots/bot-words.ts'
import type { GameSummary, SeatRequest, TableState } from '@turnwright/protocol/client'

/** Who plays on in each seat, as the form keeps it: `you`, `open`, or `bot ` and its name. */
export type ForkSeats = readonly string[]

const BOT = 'bot '

export function seatChoices({ agents }: Pick<GameSummary, 'agents'>): readonly (readonly [string, string])[] {
  return [
    ['you', 'You'],
    ['open', 'A friend, by a link'],
    ...inOrderOfStrength(agents).map(({ name }) => [`${BOT}${name}`, `Bot: ${botWords(name)}`] as const),
  ]
}

/** You sit in the seat you looked through, or in your own; the strongest bot that thinks at once in the others. */
export function firstSeats(
  { seats, you }: TableState,
  game: Pick<GameSummary, 'agents'>,
  wanted: number | null,
): ForkSeats {
  const mine = wanted !== null && wanted < seats.length ? wanted : (you.seat ?? 0)
  return seats.map(({ seat, agent }) => (seat === mine ? 'you' : `${BOT}${agent ?? companionIn(game)}`))
}

/** Of a record nobody knows who was a bot: you sit in the seat you looked through, bots in the others. */
export function strangersSeats(count: number, game: Pick<GameSummary, 'agents'>, wanted: number | null): ForkSeats {
  const mine = wanted !== null && wanted < count ? wanted : 0
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'you' : `${BOT}${companionIn(game)}`))
}

/** Nobody sits in two seats: whoever moves leaves a bot behind. */
export function withSeat(seats: ForkSeats, at: number, choice: string, game: Pick<GameSummary, 'agents'>): ForkSeats {
  return seats.map((each, seat) => {
    if (seat === at) return choice
    return choice === 'you' && each === 'you' ? `${BOT}${companionIn(game)}` : each
  })
}

export function seatsWanted(seats: ForkSeats): SeatRequest[] {
  return seats.map((each) => {
    if (each === 'you') return { kind: 'you' }
    if (each === 'open') return { kind: 'open' }
    return { kind: 'bot', agent: each.slice(BOT.length) }
  })
}

function companionIn({ agents }: Pick<GameSummary, 'agents'>): string {
  const strong = agents.find(({ name }) => name === 'strong')
  return (strong ?? agents.find(({ name }) => name !== 'random') ?? agents[0])?.name ?? 'random'
}

import type { GameModule, Seat } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { botName, withDistinctNames } from '@turnwright/table'
import { agentNames, checkSeats, findAgent, seatsText } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { countFrom } from '../number.ts'

/** A table of one person and bots, as asked for on the command line. */
export interface TableWish {
  readonly agents?: string
  readonly players?: string
  readonly seat?: string
  readonly name?: string
}

export interface BotTable {
  readonly module: GameModule
  /** The person's seat and name. */
  readonly seat: Seat
  readonly name: string
  /** The agents in the other seats, in order. */
  readonly bots: readonly string[]
}

interface PlayerSeat {
  readonly name: string
  /** Null in the person's. */
  readonly agent: string | null
}

export function botTable(module: GameModule, wish: TableWish, command: string): BotTable {
  const agents = wish.agents === undefined ? null : agentNames(wish.agents, command)
  const { min, max } = module.definition.seats
  const usual = agents === null ? Math.min(max, Math.max(2, min)) : agents.length + 1
  const seats = countFrom(wish.players, 'players', command, usual)
  checkSeats(module, seats, `--players or the number of --agents (you are one more) decides`, command)
  if (agents !== null && agents.length !== seats - 1)
    throw new Mistake(`${seats} players need ${seats - 1} --agents beside you, not ${agents.length}`, command)
  const seat = countFrom(wish.seat, 'seat', command, 1) - 1
  if (seat >= seats) throw new Mistake(`--seat ${seat + 1} is none of the ${seats} seats`, command)
  const bots = agents ?? new Array<string>(seats - 1).fill(usualOpponent(module))
  for (const agent of bots) findAgent(module, agent, command)
  return { module, seat, name: nameFrom(wish.name, command), bots }
}

/** The game itself, with a program in every seat but the person's. */
export function openBotTable({ module, seat, name, bots }: BotTable, options: unknown, seed: string): Game {
  const seats = bots.map((agent): PlayerSeat => ({ agent, name: botName(agent) }))
  const players = withDistinctNames(seats.toSpliced(seat, 0, { agent: null, name })).map((each) => each.name)
  const game = createGame(module.definition, { players, seed, options })
  for (const [at, agent] of bots.entries()) {
    const chance = Random.fromSeed(`${seed}#${at}`)
    game.seatResponder(at < seat ? at : at + 1, findAgent(module, agent, 'play').create(chance))
  }
  return game
}

/** Somebody who plays with sense and at once, where the game has such a player. */
function usualOpponent({ agents }: GameModule): string {
  if (Object.hasOwn(agents, 'fair')) return 'fair'
  const sensible = Object.entries(agents).find(([name, { slow }]) => name !== 'random' && slow !== true)
  return sensible?.[0] ?? 'random'
}

function nameFrom(given: string | undefined, command: string): string {
  const name = (given ?? 'Player').trim()
  if (name === '') throw new Mistake(`--name cannot be "${name}": take another`, command)
  return name
}

/** For a list to choose from. */
export function gameHint({ definition, about }: GameModule): string {
  return `${about.tagline} ${seatsText(definition.seats)} players, about ${about.minutes} min`
}

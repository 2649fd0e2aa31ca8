import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentKind } from '@turnwright/kernel'
import { Game, openTable, type Responder } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { pokemon, pokemonModule, READY_DECKS } from '@turnwright/pokemon'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from '../playing/play-out.ts'

/** How an agent did; a shared win is half of one. */
export interface Strength {
  readonly wins: number
  readonly games: number
}

/** Agents by the names that the game gives them; `before` is generator-v2 of another checkout of this project. */
const agents: Readonly<Record<string, AgentKind>> = { ...pokemonModule.agents, ...(await agentsBefore()) }

async function agentsBefore(): Promise<Readonly<Record<string, AgentKind>>> {
  const checkout = process.env['BEFORE']
  if (checkout === undefined) return {}
  const door = pathToFileURL(resolve(checkout, 'games/pokemon/index.ts')).href
  const { pokemonModule: before } = (await import(door)) as { readonly pokemonModule: typeof pokemonModule }
  const kind = before.agents['generator-v2']
  return kind === undefined ? {} : { before: kind }
}

/** `agent opponent games`: paired seeds and swapped seats, the same deck on both sides, all decks in turn. */
serveWorkbench((request) => {
  const [agent = '', opponent = '', games = ''] = String(request).split(' ')
  return strengthOf(agent, opponent, Number(games))
})

function strengthOf(agent: string, opponent: string, games: number): Strength {
  let wins = 0
  for (let at = 0; at < games; at++) {
    const pair = at >> 1
    const seat = at % 2
    const deck = READY_DECKS[pair % READY_DECKS.length]?.id ?? ''
    const seed = deriveSeed(`${agent} against ${opponent}`, pair)
    const table = openTable(pokemon, { players: ['Ana', 'Bo'], seed, options: { deck1: deck, deck2: deck } })
    const game = new Game(pokemon, table)
    const mine = responder(agent, `${at} mine`)
    const theirs = responder(opponent, `${at} theirs`)
    playOut(game, seat === 0 ? [mine, theirs] : [theirs, mine])
    const winners = game.result?.winners ?? []
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  return { wins, games }
}

function responder(name: string, seed: string): Responder {
  const kind = agents[name]
  if (kind === undefined) throw new Error(`there is no agent ${name}`)
  return kind.create(Random.fromSeed(seed))
}

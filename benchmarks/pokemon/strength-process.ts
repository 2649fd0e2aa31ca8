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
  const kind = pokemonModule.agents[name]
  if (kind === undefined) throw new Error(`there is no agent ${name}`)
  return kind.create(Random.fromSeed(seed))
}

import type { SelectionItem } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { CARDS } from '../cards/catalogue.ts'
import { offeredMoves, type SeatState } from './game.ts'
import { serveMatch } from './served-match.ts'

interface OfferedMove {
  readonly move: string
  readonly args: SelectionItem[]
}

const GAMES = soakable(1, 5)
const MOST_MOVES = 3_000
const PATIENCE = 10_000

test('E53, E54, E56: two players and somebody who watches play whole games over sockets', {
  timeout: 120_000,
}, async () => {
  for (let game = 0; game < GAMES; game++) {
    const match = await serveMatch()
    const { players, watcher, overheard, matchID } = match
    const everybody = [...players, watcher]
    const stateID = () => Math.min(...everybody.map((client) => client.getState()?._stateID ?? -1))
    const until = async (isSo: () => boolean) => {
      const end = Date.now() + PATIENCE
      while (!isSo()) {
        if (Date.now() > end) throw new Error('nothing more comes from the server')
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    await until(() => everybody.every((client) => client.getState() !== null))
    const chance = Random.fromSeed(`sockets ${game}`)
    players[0]?.moves['begin']?.()
    await until(() => stateID() >= 1)
    let moves = 0
    for (; watcher.getState()?.ctx.gameover === undefined && moves < MOST_MOVES; moves++) {
      const seat = players.findIndex((client) => promptsOf(client.getState()?.G) > 0)
      const client = players[seat]
      const { G, ctx } = client?.getState() ?? {}
      expect(ctx?.activePlayers?.[seat]).not.toBe('waiting')
      expect(watcher.getState()?.ctx).toEqual(ctx)
      const offered = offeredMoves(G as SeatState, String(seat))
      const { move, args } = (decksFor(seat, offered) ?? offered[chance.int(offered.length)]) as OfferedMove
      const before = stateID()
      client?.moves[move]?.(...args)
      await until(() => stateID() > before)
      const truth = await match.game()
      expect(overheard.map((each) => (truth === null ? [] : each.leaks(truth)))).toEqual([[], [], []])
    }
    expect(watcher.getState()?.ctx.gameover).toMatchObject({ reason: expect.any(String) })
    // Nobody reads an argument of a move in the log that boardgame.io keeps.
    const { G, log } = watcher.getState() ?? {}
    const written = JSON.stringify(log)
    expect(CARDS.filter(({ id }) => written.includes(`"${id}"`))).toEqual([])
    expect(log?.filter(({ action }) => (action.payload.args?.length ?? 0) > 0)).toEqual([])
    expect(JSON.stringify(G)).not.toContain(matchID)
    match.stop()
  }
})

/** Four decks, so that a card of the other player's is told apart from one's own. */
function decksFor(seat: number, offered: readonly OfferedMove[]): OfferedMove | undefined {
  const decks = seat === 0 ? ['emberguard', 'gravecourt'] : ['greenoath', 'stormspire']
  return offered.find(({ move, args }) => move === 'chooseDecks' && decks.every((deck) => args.includes(deck)))
}

function promptsOf(G: unknown): number {
  return (G as SeatState | undefined)?.prompts.length ?? 0
}

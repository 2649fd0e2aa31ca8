import type { SelectionItem } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { EstravenState } from '../rules/state.ts'
import { offeredMoves } from './game.ts'
import { type SeatedClients, seatClients } from './seated-clients.ts'

const MOST_MOVES = 5_000
const GAMES = soakable(1, 5)

/** Plays by random legal moves, and looks before each. */
function playLooking(seed: string, look: (table: SeatedClients, state: EstravenState, asked: number) => void): void {
  const table = seatClients()
  const chance = Random.fromSeed(seed)
  for (let moves = 0; table.over() === undefined && moves < MOST_MOVES; moves++) {
    const game = table.game()
    const seat = game.waiting?.selectors[0]?.actor === 'Player 1' ? 0 : 1
    look(table, game.state, seat)
    const offered = offeredMoves(table.shown(seat), String(seat))
    const { move, args } = offered[chance.int(offered.length)] as { move: string; args: SelectionItem[] }
    table.does(seat, move, ...args)
  }
  expect(table.over()).toBeDefined()
  table.stop()
}

describe('the turns of boardgame.io', () => {
  test('E56: are those of the game, and its stages say during a chain who may act', () => {
    const stages = new Set<string>()
    for (let game = 0; game < GAMES; game++) {
      const seen = new Set<number>()
      playLooking(`turns ${game}`, (table, { turns, turn, chain }, asked) => {
        const ctx = table.ctx()
        seen.add(ctx.turn)
        expect(ctx.turn).toBe(turns + 1)
        expect(ctx.currentPlayer).toBe(turns === 0 ? '0' : String(turn))
        const stage = ctx.activePlayers?.[asked] as string | null
        stages.add(String(stage))
        expect(stage === 'setup').toBe(turns === 0)
        expect(stage === 'priority').toBe(chain.links.length > 0)
        expect(stage === null).toBe(turns > 0 && chain.links.length === 0 && asked === turn)
        expect(turns === 0 || ctx.activePlayers?.[1 - asked] === 'waiting').toBe(true)
      })
      expect([...seen]).toEqual(Array.from({ length: seen.size }, (_, at) => at + 1))
      expect(seen.size).toBeGreaterThan(3)
    }
    expect(stages).toEqual(new Set(['setup', 'null', 'priority', 'answer']))
  })

  test('E56: are ended by nobody but the rules, whatever events a client sends', () => {
    const table = seatClients()
    for (const seat of [0, 1]) table.does(seat, 'chooseDecks', 'emberguard', 'gravecourt')
    for (const seat of [0, 1]) table.does(seat, 'mulligan', [])
    const before = JSON.stringify([table.ctx(), table.game().fingerprint()])
    for (const seat of [0, 1]) {
      table.sendsEvent(seat, 'endTurn')
      table.sendsEvent(seat, 'endTurn', { next: String(seat) })
      table.sendsEvent(seat, 'endGame', { winner: String(seat) })
      table.sendsEvent(seat, 'setPhase', 'none')
      table.sendsEvent(seat, 'pass')
      table.sendsEvent(seat, 'setActivePlayers', { all: 'setup' })
      table.sendsEvent(seat, 'setStage', 'priority')
      table.sendsEvent(seat, 'endStage')
    }
    expect(JSON.stringify([table.ctx(), table.game().fingerprint()])).toBe(before)
    table.stop()
  })
})

describe('the undo of boardgame.io', () => {
  test('E54: takes nothing back, and keeps no earlier state that a client could see', () => {
    const table = seatClients()
    const chance = Random.fromSeed('undo')
    for (let moves = 0; moves < 40 && table.over() === undefined; moves++) {
      const seat = table.game().waiting?.selectors[0]?.actor === 'Player 1' ? 0 : 1
      const offered = offeredMoves(table.shown(seat), String(seat))
      const { move, args } = offered[chance.int(offered.length)] as { move: string; args: SelectionItem[] }
      table.does(seat, move, ...args)
      const before = table.game().fingerprint()
      table.undoes(0)
      table.undoes(1)
      expect(table.game().fingerprint()).toBe(before)
    }
    expect(JSON.stringify(table.received(0))).not.toMatch(/"_(undo|redo)":\[[^\]]/)
    table.stop()
  })
})

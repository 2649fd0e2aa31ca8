import type { AgentKind } from '@turnwright/kernel'
import { createGame, type Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { CELLS, type Cell, ticTacToe, ticTacToeModule } from './index.ts'

const agents: Readonly<Record<string, AgentKind>> = ticTacToeModule.agents

/** A fresh player of that kind. */
function player(kind: 'search' | 'random', seed: string): Responder {
  const agent = agents[kind]
  if (agent === undefined) throw new Error(`nobody plays by ${kind}`)
  return agent.create(Random.fromSeed(seed))
}

/** The search in the seat whose turn it is after these marks, in the order in which they were made. */
function markAfter(marks: readonly Cell[], seed: string): Cell | undefined {
  const game = createGame(ticTacToe, { players: ['ana', 'bo'], seed })
  game.run()
  for (const [at, cell] of marks.entries())
    game.respondToInputRequest({ actor: at % 2 === 0 ? 'ana' : 'bo', title: 'Mark a cell', selection: [cell] })
  const answer = player('search', seed)
  let marked: Cell | undefined
  game.seatResponder(marks.length % 2, (question) => {
    const selection = answer(question)
    marked ??= CELLS.find((cell) => Array.isArray(selection) && selection[0] === cell)
    return selection
  })
  return marked
}

describe('the search', () => {
  test('completes its row, and hinders one that the other would complete', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(markAfter(['a1', 'a2', 'b1', 'b2'], seed)).toBe('c1')
      expect(markAfter(['a1', 'b2', 'b1'], seed)).toBe('c1')
    }
  })

  test('answers the same from the same chance', () => {
    expect(markAfter(['b2'], 'same')).toBe(markAfter(['b2'], 'same'))
  })

  test('wins most games against somebody who marks at random, and loses hardly any', () => {
    const ends = Array.from({ length: 40 }, (_, round) => {
      const game = createGame(ticTacToe, { players: ['ana', 'bo'], seed: `round ${round}` })
      const seat = round % 2
      game.keepCheckpoints()
      game.seatResponder(seat, player('search', `search ${round}`))
      game.seatResponder(1 - seat, player('random', `random ${round}`))
      game.run()
      if (game.result === null) throw new Error(game.fault?.message)
      const [winner] = game.result.winners
      return winner === undefined ? 'drawn' : winner === seat ? 'won' : 'lost'
    })
    expect(ends.filter((end) => end === 'won').length).toBeGreaterThanOrEqual(32)
    expect(ends.filter((end) => end === 'lost').length).toBeLessThanOrEqual(2)
  })
})

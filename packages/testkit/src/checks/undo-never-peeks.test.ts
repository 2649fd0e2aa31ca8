import type { Seat } from '@turnwright/kernel'
import { Game } from '@turnwright/kernel/host'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { handOf, pond } from '../fixtures/pond.ts'
import { undoNeverPeeks } from './undo-never-peeks.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('trying out what can be taken back finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, undoNeverPeeks)).toBeGreaterThan(10)
  })

  test('an open word about the hand of another', () => {
    const telling = pondWith({
      step(game) {
        const { turn, phase } = game.state
        pond.step(game)
        const rival = handOf(game.state, 1 - turn).map((card) => game.cards.identity(card))
        if (phase === 'turn') game.tell(rival.includes('pike') ? 'Something bites' : 'All is quiet')
      },
    })
    expect(() => hold(telling, undoNeverPeeks)).toThrow(
      /by answering "Fish, show or rest" \w+ learns something hidden, and may still take the answer back alone: /,
    )
  })

  test('simultaneous answers that the last of all may take back, if the kernel forgot to bar them', () => {
    vi.spyOn(Game.prototype, 'canUndo').mockImplementation(function (this: Game, seat: Seat) {
      return this.history.last?.seat === seat
    })
    vi.spyOn(Game.prototype, 'undo').mockImplementation(function (this: Game, seat: Seat) {
      const everyone = this.players.map((player) => player.seat)
      this.undoWithConsent(seat, this.history.length - 1, everyone)
    })
    expect(() => hold(pond, undoNeverPeeks)).toThrow(/by answering "Choose your bait" \w+ learns something hidden/)
  })
})

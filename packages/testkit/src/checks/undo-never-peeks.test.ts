import type { Game } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { handOf, pond, type PondState } from '../fixtures/pond.ts'
import { undoNeverPeeks } from './undo-never-peeks.ts'

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
    const forgetful = pondWith({
      step(game) {
        pond.step(game)
        unbar(game as Game<PondState>)
      },
    })
    expect(() => hold(forgetful, undoNeverPeeks)).toThrow(/by answering "Choose your bait" \w+ learns something hidden/)
  })
})

/** As if nothing that came to light barred anything. */
function unbar(game: Game<PondState>): void {
  game.timeline.barrier = 0
  game.timeline.raiseBarrier = () => undefined
}

import type { GameDefinition, Vocabulary } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { handOf, pond, type PondState } from '../fixtures/pond.ts'
import { saysItAsData } from './says-it-as-data.ts'

const words: Vocabulary = {
  en: { weather: () => 'It rains', greeting: () => 'Somebody waves', dusk: () => 'It gets dark' },
}

/** A step that only greets, and tells of the weather. */
function greeting(
  tell: (game: Parameters<GameDefinition<PondState>['step']>[0]) => void,
): Partial<GameDefinition<PondState>> {
  return {
    words,
    step(game) {
      tell(game)
      game.requestInputSingle({
        actor: 'ana',
        about: { kind: 'greeting' },
        choices: [{ about: { kind: 'greeting' } }],
        noAutoRespond: true,
      })
      if (++game.state.round === 3) game.finish({ winners: [], scores: [0, 0, 0], reason: { kind: 'dusk' } })
    },
  }
}

describe('looking for data finds', () => {
  test('nothing in a game that says everything as data, and nothing in one that has no words at all', () => {
    expect(hold(pondWith(greeting((game) => game.tell({ kind: 'weather' }))), saysItAsData)).toBeGreaterThan(1)
    expect(hold(pond, saysItAsData)).toBeGreaterThan(10)
  })

  test('a line in words alone', () => {
    const wordy = pondWith(greeting((game) => game.tell('It rains')))
    expect(() => hold(wordy, saysItAsData)).toThrow('a line is given in words alone')
  })

  test('a reason in words alone', () => {
    const wordy = pondWith(greeting((game) => game.finish({ winners: [], scores: [0, 0, 0], reason: 'It gets dark' })))
    expect(() => hold(wordy, saysItAsData)).toThrow('the reason of the result is given in words alone')
  })

  test('a card where it would not be masked', () => {
    const careless = pondWith(greeting((game) => game.tell({ kind: 'weather', wet: handOf(game.state, 0)[0] })))
    expect(() => hold(careless, saysItAsData)).toThrow('holds a card in `wet`, where it is not masked')
    const careful = pondWith(greeting((game) => game.tell({ kind: 'weather', card: handOf(game.state, 0)[0] })))
    expect(hold(careful, saysItAsData)).toBeGreaterThan(1)
  })
})

import { describe, expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { createGame, type Game, project, type Snapshot } from '../host.ts'
import type { GameDefinition } from '../index.ts'

interface Race {
  turn: number
}

/** Three turns, each a question to both; later rules ask in other words and would end otherwise. */
const race = (rules: number, word: string, turns = 3): GameDefinition<Race> =>
  smallGame<Race>(() => ({ turn: 0 }), {
    rules,
    step(game) {
      const { state } = game
      if (state.turn === turns) game.finish({ winners: [0], scores: [turns, 0], reason: `By rules ${rules}.` })
      for (const actor of ['ana', 'bo']) game.requestInputSingle({ actor, title: `${word}?`, choices: ['a', 'b'] })
      game.tell('turn {turn} is over', { turn: state.turn++ })
    },
  })

const play = (definition: GameDefinition<Race>, answersGiven: number): Game<Race> => {
  const game = started(definition)
  for (let at = 0; at < answersGiven; at++) answers(game, game.waiting?.players[0] as string, 'a')
  return game
}

function resumed(definition: GameDefinition<Race>, snapshot: Snapshot<Race>, log: Game['log']): Game<Race> {
  const game = createGame(definition, { players: ['ana', 'bo'], seed: 'seed' }) as Game<Race>
  game.resume(JSON.parse(JSON.stringify(snapshot)), JSON.parse(JSON.stringify(log)))
  return game
}

const story = (game: Game<Race>) =>
  project(game, 0).log.lines.map(({ parts }) =>
    parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
  )
const NEWS = 'The rules of this game have changed. It goes on from here'

describe('a game that is over when the rules rise', () => {
  test('K118: stays as it ended: state, story and result, with nothing asked, noted or undone', () => {
    const before = play(race(1, 'Q'), 6)
    expect(before.result?.reason).toBe('By rules 1.')
    const after = resumed(race(2, 'P', 5), before.snapshot(), before.log)
    expect(after.result).toEqual(before.result)
    expect(after.waiting).toBeNull()
    expect(after.fingerprint()).toBe(before.fingerprint())
    expect(after.log).toEqual(before.log)
    expect(story(after)).toEqual(story(before))
    expect([0, 1].map((seat) => after.canUndo(seat))).toEqual([false, false])
    expect(refusal(() => after.undoWithConsent(0, 5, [1])).code).toBe('undo-barred')
    expect(resumed(race(3, 'R', 6), after.snapshot(), after.log).result).toEqual(before.result)
  })

  test('K118: its snapshot names the rules by which it ended, however often they have risen since', () => {
    const before = play(race(1, 'Q'), 6)
    const after = resumed(race(2, 'P', 5), before.snapshot(), before.log)
    const later = resumed(race(3, 'R', 6), after.snapshot(), after.log)
    expect([before, after, later].map((game) => game.snapshot().rules)).toEqual([1, 1, 1])
  })

  test('K118: under the same rules it is the same game, and can be taken back as before', () => {
    const before = play(race(1, 'Q'), 6)
    const after = resumed(race(1, 'Q'), before.snapshot(), before.log)
    expect(project(after, 1)).toEqual(project(before, 1))
    for (const game of [before, after]) game.undo(1)
    expect(asked(after)).toEqual(['bo: Q?'])
    expect(after.fingerprint()).toBe(before.fingerprint())
  })
})

describe('a game that goes on when the rules rise', () => {
  const risen = () => {
    const before = play(race(1, 'Q'), 3)
    return resumed(race(2, 'P'), before.snapshot(), before.log)
  }

  test('K119: everybody is told, once, also after another restart and after an undo', () => {
    const game = risen()
    expect(story(game)).toEqual(['turn 0 is over', NEWS])
    answers(game, 'ana', 'a')
    for (const one of [game, resumed(race(2, 'P'), game.snapshot(), game.log)]) {
      one.undo(0)
      answers(one, 'ana', 'b')
      answers(one, 'bo', 'b')
      expect(story(one)).toEqual(['turn 0 is over', NEWS, 'turn 1 is over'])
    }
  })

  test('K119: consent leads back past a later snapshot, though not past the rise', () => {
    const game = risen()
    for (const actor of ['ana', 'bo', 'ana']) answers(game, actor, 'a')
    const again = resumed(race(2, 'P'), game.snapshot(), game.log)
    for (const one of [game, again]) {
      one.undoWithConsent(0, 3, [1])
      expect(one.fault).toBeNull()
      expect(asked(one)).toEqual(['bo: P?'])
      expect(story(one)).toEqual(['turn 0 is over', NEWS])
      expect(refusal(() => one.undoWithConsent(0, 1, [1])).code).toBe('undo-barred')
    }
    expect(again.fingerprint()).toBe(game.fingerprint())
  })
})

import type { GameDefinition } from '@turnwright/kernel'
import { createGame, type Game, project, ResponseError } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parlour } from '../testing/parlour.ts'
import type { Checkpoint } from '../store/store.ts'
import { checkpointOf, outlinedLog } from './log-outline.ts'

const SEATS = 3
const definition = parlour as unknown as GameDefinition<unknown, unknown>

function opened(mode: string, rules = 1): Game {
  const players = ['ana', 'bo', 'cy']
  return createGame({ ...definition, rules }, { players, seed: 'seed', options: { mode, rounds: 40 } })
}

type Act = { readonly kind: 'answer' | 'undo' | 'consent' | 'leave' | 'seat'; readonly n: number }

/** Does what is allowed, and nothing else. */
function perform(game: Game, { kind, n }: Act): void {
  try {
    switch (kind) {
      case 'answer': {
        const selectors = game.waiting?.selectors ?? []
        const selector = selectors[n % Math.max(1, selectors.length)]
        if (selector === undefined) return
        const drawn = randomSelection(selector, Random.fromSeed(`${n}`))
        const selection = Array.isArray(drawn) && drawn[0] === 'break' ? ['pass'] : drawn
        return game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection })
      }
      case 'undo':
        return game.undo(n % SEATS)
      case 'consent':
        return game.undoWithConsent(n % SEATS, n % Math.max(1, game.history.length), [0, 1, 2])
      case 'leave':
        return game.leave(n % SEATS)
      case 'seat':
        return game.changeSeat(n % SEATS, 'someone')
    }
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error
  }
}

/** All that anyone can tell of a game. */
function look(game: Game): unknown {
  const seats = [null, ...game.players.map(({ seat }) => seat)]
  return {
    told: seats.map((seat) => project(game, seat)),
    entries: game.log.length,
    branchId: game.branchId,
    outcome: game.outcome,
    floor: game.history.floor,
    snapshot: game.snapshot(),
    outline: { ...checkpointOf(game).outline },
  }
}

const playing = fc.record({ kind: fc.constant('answer' as const), n: fc.nat() })
const anything = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('answer' as const) },
    { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'consent' as const) },
    { weight: 1, arbitrary: fc.constantFrom('leave' as const, 'seat' as const) },
  ),
  n: fc.nat(),
})

test('a game that is taken up without the log before its snapshot goes on as with it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('turns', 'picks', 'draft'),
      fc.array(anything, { maxLength: 60 }),
      fc.array(playing, { maxLength: 10 }),
      fc.array(playing, { maxLength: 20 }),
      (mode, before, after, later) => {
        const game = opened(mode)
        game.run()
        for (const act of before) perform(game, act)
        const { snapshot, outline } = JSON.parse(JSON.stringify(checkpointOf(game))) as Checkpoint
        for (const act of after) perform(game, act)

        const whole = opened(mode)
        whole.resume(snapshot, game.log)
        const taken = opened(mode)
        taken.resume(snapshot, [...outlinedLog(outline, snapshot), ...game.log.slice(snapshot.entries)])
        expect(look(taken)).toEqual(look(whole))
        for (const act of later) {
          for (const each of [whole, taken]) perform(each, act)
          expect(look(taken)).toEqual(look(whole))
        }
        expect(taken.log.slice(snapshot.entries)).toEqual(whole.log.slice(snapshot.entries))
      },
    ),
    { numRuns: process.env['SOAK'] ? 5_000 : 150 },
  )
})

test('a game whose rules rose before its snapshot still knows what stays, without the log before it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('turns', 'picks', 'draft'),
      fc.array(anything, { minLength: 1, maxLength: 30 }),
      fc.array(anything, { maxLength: 30 }),
      fc.array(anything, { maxLength: 20 }),
      (mode, before, between, after) => {
        const old = opened(mode)
        old.run()
        for (const act of before) perform(old, act)
        const game = opened(mode, 2)
        game.resume(old.snapshot(), old.log)
        for (const act of between) perform(game, act)
        const { snapshot, outline } = JSON.parse(JSON.stringify(checkpointOf(game))) as Checkpoint
        const whole = opened(mode, 2)
        whole.resume(snapshot, game.log)
        const taken = opened(mode, 2)
        taken.resume(snapshot, outlinedLog(outline, snapshot))
        expect(look(taken)).toEqual(look(whole))
        for (const act of after.filter(({ kind }) => kind === 'answer')) {
          for (const each of [whole, taken]) perform(each, act)
          expect(look(taken)).toEqual(look(whole))
        }
      },
    ),
    { numRuns: process.env['SOAK'] ? 5_000 : 150 },
  )
})

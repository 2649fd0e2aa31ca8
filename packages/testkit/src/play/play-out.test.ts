import { type GameModule, randomAgent } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { pond, type PondState } from '../fixtures/pond.ts'
import { playOut } from './play-out.ts'

const about = { tagline: 'For tests.', minutes: 1 }
const agents = { random: randomAgent, idle: { about: 'Never answers.', create: () => () => undefined as never } }
const module: GameModule<PondState, Record<string, never>> = { definition: pond, about, agents }

test('a whole game is played, the same for the same seed and another for another', () => {
  const play = (seed: string) => playOut(module, ['random', 'random', 'random'], { seed })
  expect(play('one').result?.scores).toHaveLength(3)
  expect(play('one').fingerprint()).toBe(play('one').fingerprint())
  expect(play('one').fingerprint()).not.toBe(play('two').fingerprint())
})

test('an agent that is not there, a game that waits and rules that fail are told', () => {
  const failing = { ...module, definition: { ...pond, result: () => mistake() } }
  expect(() => playOut(module, ['random', 'clever'], { seed: 's' })).toThrow('Pond has no agent called clever')
  expect(() => playOut(module, ['random', 'idle'], { seed: 's' })).toThrow('Pond of "s" waits for somebody')
  expect(() => playOut(failing, ['random', 'random'], { seed: 's' })).toThrow('no such pond')
})

function mistake(): never {
  throw new Error('no such pond')
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from '@turnwright/kernel/search'
import { type NetFile, WrongNet } from './net-file.ts'
import { Net, netFor } from './net.ts'
import { plainNet } from './plain-net.ts'

const MADE = { command: 'drawn at random', games: 0, rows: 0, seed: '', parent: '' }

/** A net of such layers whose weights are drawn at random. */
function drawn(layers: readonly number[], luck: string): NetFile {
  const chance = Random.fromSeed(luck)
  const count = layers.slice(1).reduce((sum, width, at) => sum + width * (1 + (layers[at] as number)), 0)
  const weights = Float32Array.from({ length: count }, () => chance.int(2001) / 1000 - 1)
  return {
    format: 1,
    game: 'any',
    rules: 1,
    schema: 'abc',
    unit: 'points',
    layers,
    made: MADE,
    weights: stored(weights),
  }
}

const stored = (weights: Float32Array): string => new Uint8Array(weights.buffer).toBase64()

test('a net gives what plain arithmetic gives, bit for bit, whatever its layers and inputs', () => {
  const width = fc.integer({ min: 1, max: 70 })
  const input = fc.oneof(fc.constant(0), fc.constant(-0), fc.float({ min: -8, max: 8, noNaN: true }))
  fc.assert(
    fc.property(
      fc.array(width, { minLength: 2, maxLength: 5 }),
      fc.string(),
      fc.infiniteStream(input),
      (layers, luck, values) => {
        const file = drawn(layers, luck)
        const net = new Net(file)
        const plain = plainNet(file)
        for (let once = 0; once < 3; once++) {
          const inputs = Float32Array.from(values.take(layers[0] as number))
          net.inputs.set(inputs)
          net.run()
          expect(net.outputs).toEqual(plain(inputs))
        }
      },
    ),
  )
})

test('a net with one layer is a weighted sum', () => {
  const file = { ...drawn([3, 1], ''), weights: stored(Float32Array.of(0.5, 1, 10, 100)) }
  const net = new Net(file)
  net.inputs.set([1, -2, 3])
  net.run()
  expect(net.outputs[0]).toBe(0.5 + 1 - 20 + 300)
})

test('a net is refused with the reason where its weights are not those of its layers', () => {
  const file = drawn([4, 8, 1], 'x')
  expect(() => new Net({ ...file, layers: [4, 9, 1] })).toThrow(
    new WrongNet('layers 4-9-1 have 55 weights; the file holds 49'),
  )
  expect(() => new Net({ ...file, layers: [4] })).toThrow(/at least two layers/)
  expect(() => new Net({ ...file, weights: stored(new Float32Array(49).fill(Number.NaN)) })).toThrow(
    'a weight is no number',
  )
})

test('a net is refused for other rules or other features than those it was trained on', () => {
  const file = drawn([4, 1], 'x')
  expect(netFor(file, file)).toBeInstanceOf(Net)
  expect(() => netFor(file, { ...file, schema: 'abd' })).toThrow(
    new WrongNet('this net was trained for the schema abc, and this is abd: train it anew'),
  )
  expect(() => netFor(file, { ...file, rules: 2 })).toThrow(/the rules 1, and this is 2/)
})

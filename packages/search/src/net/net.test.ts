import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from '@turnwright/kernel/search'
import { type TrainedNet, WrongNet } from './net-file.ts'
import { Net, netFor } from './net.ts'
import { packedNet } from './packed-net.ts'
import { plainNet } from './plain-net.ts'

const MADE = { command: 'drawn at random', games: 0, rows: 0, seed: '', parent: '' }

/** A net of such layers whose weights are drawn at random. */
function drawn(layers: readonly number[], luck: string): TrainedNet {
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

test('a packed net gives what plain arithmetic makes of its numbers, bit for bit, and its weights are half a step off at most', () => {
  const weight = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((steps) => steps / 8192)
  fc.assert(
    fc.property(fc.array(weight, { minLength: 6, maxLength: 6 }), (weights) => {
      // Two inputs and two outputs: the biases, then a row for each input.
      const packed = packedNet({ ...drawn([2, 2], ''), weights: stored(Float32Array.from(weights)) })
      const net = new Net(packed)
      const given = (...inputs: number[]): number[] => {
        net.inputs.set(inputs)
        net.run()
        expect(net.outputs).toEqual(plainNet(packed)(Float32Array.from(inputs)))
        return [...net.outputs]
      }
      const biases = given(0, 0)
      const rows = [biases, given(1, 0), given(0, 1)]
      for (const [row, sums] of rows.entries()) {
        const wanted = weights.slice(2 * row, 2 * row + 2)
        const step = Math.max(...wanted.map(Math.abs)) / 32_767
        // What is added to the biases is rounded to a float once more.
        const rounding = 1e-7 * Math.max(...sums.map(Math.abs), ...biases.map(Math.abs))
        for (const [at, sum] of sums.entries()) {
          const read = row === 0 ? sum : sum - (biases[at] as number)
          expect(Math.abs(read - (wanted[at] as number))).toBeLessThanOrEqual(0.501 * step + rounding)
        }
      }
    }),
  )
})

test('a packed net takes half the room', () => {
  const file = drawn([100, 64, 1], 'room')
  const { scales, weights } = packedNet(file)
  expect((scales.length + weights.length) / file.weights.length).toBeLessThan(0.53)
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
  const packed = packedNet(file)
  expect(() => new Net({ ...packed, weights: '' })).toThrow('layers 4-8-1 have 49 weights; the file holds 0')
  expect(() => new Net({ ...packed, scales: '' })).toThrow('layers 4-8-1 have 14 scales; the file holds 0')
  expect(() => new Net({ ...file, format: 3 as 1 })).toThrow('formats 1 and 2 of nets can be read, not 3')
  expect(() => new Net({ ...file, weights: stored(new Float32Array(49).fill(Number.NaN)) })).toThrow(
    'a weight is no number',
  )
})

test('a net is refused for other rules or other features than those it was trained on', () => {
  const file = drawn([4, 1], 'x')
  expect(netFor(file, file)).toBeInstanceOf(Net)
  expect(() => netFor(file, { ...file, game: 'other' })).toThrow(/the game any, and this is other/)
  expect(() => netFor(file, { ...file, rules: 2 })).toThrow(/the rules 1, and this is 2/)
})

test('a net holds for the rules under which it won a match, and for no later ones', () => {
  const won = { rules: 2, command: 'npm run train', deals: 20, share: 0.7, interval: [0.6, 0.8] } as const
  const file = { ...drawn([4, 1], 'x'), won }
  for (const rules of [1, 2]) expect(netFor(packedNet(file), { ...file, rules })).toBeInstanceOf(Net)
  expect(() => netFor(file, { ...file, rules: 3 })).toThrow(/the rules 1, and this is 3/)
})

test('a net that is refused for its features names those that differ, and no others', () => {
  const file = { ...drawn([4, 1], 'x'), schema: 'one family food wood' }
  const refusal = (schema: string) => () => netFor(file, { ...file, schema })
  const told = (difference: string) =>
    new WrongNet(`this net was trained for other features (${difference}): train it anew`)
  expect(refusal('one family food wood reed')).toThrow(told('new: reed'))
  expect(refusal('one family wood')).toThrow(told('gone: food'))
  expect(refusal('one family clay wood')).toThrow(told('gone: food; new: clay'))
  expect(refusal('one food family wood')).toThrow(told('another order from food on'))
  expect(refusal('one family food wood wood')).toThrow(told('another order from wood on'))
  expect(refusal('one')).toThrow(told('gone: family, food, wood'))
  const named = { ...file, schema: 'own life,own cards,their life' }
  expect(() => netFor(named, { ...named, schema: 'own life,their life,their mana' })).toThrow(
    told('gone: own cards; new: their mana'),
  )
  expect(refusal('a b c d e f g')).toThrow(told('gone: one, family, food, wood; new: a, b, c, d, e and 2 more'))
})

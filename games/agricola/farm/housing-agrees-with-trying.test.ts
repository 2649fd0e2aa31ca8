import { isSoaking, soakable } from '@turnwright/testkit'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANIMALS } from '../cards/goods.ts'
import {
  animalsAt,
  checkArrangement,
  type Farm,
  fits,
  type Herd,
  keepable,
  mostPasturesWithRoom,
  normalArrangement,
  pensOf,
  roomCount,
  roomFor,
  type Shelter,
} from './index.ts'
import { fitsByTrying, roomyByTrying } from './proof/housing-by-trying.ts'
import { farmOf } from './proof/farm-of.ts'
import { Dice, randomMap } from './proof/random-farms.ts'

const RUNS = { numRuns: soakable(1500, 30_000), ...(isSoaking() ? {} : { seed: 1511 }) }

interface Scene {
  readonly farm: Farm
  readonly herd: Herd
  readonly shelter: Shelter
}

/** A small farm, cards that make room on it or not, and a herd that about fills it. */
function randomScene(seed: number, mostOfAKind: number): Scene {
  const dice = new Dice(seed)
  const farm = farmOf(randomMap(dice))
  const shelter = { perPasture: dice.below(3) === 0 ? 2 : 0, house: dice.below(3) === 0 ? roomCount(farm) : 1 }
  const some = (): number => dice.below(mostOfAKind + 1)
  const herd = { sheep: some(), boar: some(), cattle: some() }
  return { farm: { ...farm, ...herd }, herd, shelter }
}

const holds = (scene: Scene): boolean => fitsByTrying(pensOf(scene.farm, scene.shelter), scene.herd)

test('a herd fits when some way to house it exists, and then the normal arrangement is such a way', () => {
  let fitting = 0
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const scene = randomScene(seed, 5)
      const { farm, herd, shelter } = scene
      const expected = holds(scene)
      fitting += expected ? 1 : 0
      expect(fits(farm, shelter, herd.sheep, herd.boar, herd.cattle)).toBe(expected)
      const arrangement = normalArrangement(farm, herd, shelter)
      expect(arrangement !== null).toBe(expected)
      for (const { at, capacity, kind } of pensOf(farm, shelter)) {
        const here = animalsAt(arrangement ?? [], at)
        const kinds = ANIMALS.filter((animal) => here[animal] > 0)
        expect(here.sheep + here.boar + here.cattle).toBeLessThanOrEqual(capacity)
        expect(kinds.length).toBeLessThanOrEqual(kind === 'pasture' ? 1 : 3)
      }
      const accepted = arrangement === null ? null : checkArrangement(farm, arrangement, herd, shelter)
      expect(accepted).toEqual(arrangement === null ? null : { value: arrangement })
    }),
    RUNS,
  )
  expect(fitting / RUNS.numRuns).toBeGreaterThan(0.2)
  expect(fitting / RUNS.numRuns).toBeLessThan(0.8)
})

test('what can be kept of a herd is all that fits and is part of nothing larger that fits', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { farm, herd, shelter } = randomScene(seed, 3)
      const pens = pensOf(farm, shelter)
      const fitting: Herd[] = []
      for (let sheep = 0; sheep <= herd.sheep; sheep++)
        for (let boar = 0; boar <= herd.boar; boar++)
          for (let cattle = 0; cattle <= herd.cattle; cattle++)
            if (fitsByTrying(pens, { sheep, boar, cattle })) fitting.push({ sheep, boar, cattle })
      const isPart = (a: Herd, b: Herd): boolean => a !== b && ANIMALS.every((animal) => a[animal] <= b[animal])
      const largest = fitting.filter((each) => !fitting.some((other) => isPart(each, other)))
      const asText = (herds: readonly Herd[]): string[] =>
        herds.map(({ sheep, boar, cattle }) => `${sheep} ${boar} ${cattle}`).toSorted()
      expect(asText(keepable(farm, herd, shelter))).toEqual(asText(largest))
    }),
    { ...RUNS, numRuns: soakable(200, 4000) },
  )
})

test('there is room for as many more as can be added one by one', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const scene = randomScene(seed, 2)
      fc.pre(holds(scene))
      const { farm, herd, shelter } = scene
      for (const animal of ANIMALS) {
        const more = roomFor(farm, animal, shelter)
        fc.pre(more <= 8)
        const withMore = (n: number): Scene => ({ ...scene, herd: { ...herd, [animal]: herd[animal] + n } })
        expect([holds(withMore(more)), holds(withMore(more + 1))]).toEqual([true, false])
      }
    }),
    { ...RUNS, numRuns: soakable(100, 3000) },
  )
})

test('the most pastures with room are those of the best arrangement', () => {
  const met = new Set<number>()
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { farm, herd, shelter } = randomScene(seed, 3)
      const expected = roomyByTrying(pensOf(farm, shelter), herd, 3)
      met.add(expected)
      expect(mostPasturesWithRoom(farm, { animals: 1, freeCapacity: 3 }, shelter)).toBe(expected)
    }),
    { ...RUNS, numRuns: soakable(200, 4000) },
  )
  expect([...met]).toEqual(expect.arrayContaining([0, 1, 2]))
})

import { isSoaking, soakable } from '@turnwright/testkit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canFence,
  cellName,
  type CellSet,
  cellsForField,
  cellsForRoom,
  cellsForStable,
  cellsIn,
  type CheckedFencing,
  checkFencing,
  edgeNames,
  type FencingReason,
  pasturesOf,
  sensibleLayouts,
  unusedCells,
} from './index.ts'
import { CELL_NAMES, dryGround, neighbours } from './proof/farm-map.ts'
import { seeFencing, type Sight } from './proof/fencing-by-sight.ts'
import { farmOf } from './proof/farm-of.ts'
import { Dice, randomEdges, randomMap } from './proof/random-farms.ts'

const RUNS = { numRuns: soakable(5000, 100_000), ...(isSoaking() ? {} : { seed: 1511 }) }
const names = (set: CellSet): string[] => cellsIn(set).map(cellName)

describe('on random farms', () => {
  test('the pastures and the judgement of fences are what can be seen on a map, for every judgement', () => {
    const met = new Set<Judgement>()
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = new Dice(seed)
        const map = randomMap(dice)
        const farm = farmOf(map)
        const edges = randomEdges(dice, map)
        const terms = { affordable: dice.below(3) === 0 ? dice.below(8) : 15, free: dice.below(4) === 0 ? 3 : 0 }
        expect(edgeNames(farm).toSorted()).toEqual(map.fences.toSorted())
        expect(pasturesOf(farm).each.map(names)).toEqual(dryGround(map.fences))
        const seen = seeFencing(map, edges, terms)
        const checked = checkFencing(farm, edges, terms)
        for (const judgement of judgementsIn(checked)) met.add(judgement)
        expect({ map, edges, ...judged(checked, seen) }).toEqual({ map, edges, ...expected(checked, seen, edges) })
      }),
      RUNS,
    )
    expect([...met].toSorted()).toEqual([
      'already-fenced',
      'divides',
      'edge-twice',
      'encloses',
      'encloses-field',
      'encloses-room',
      'legal',
      'no-edges',
      'no-new-pasture',
      'not-adjacent',
      'open-pasture',
      'too-little-wood',
      'too-many-fences',
      'unknown-edge',
    ])
  })

  test('rooms, fields and stables may go where a map shows room for them', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const map = randomMap(new Dice(seed))
        const farm = farmOf(map)
        const dry = dryGround(map.fences).flat()
        const built = [...map.rooms, ...map.fields, ...map.stables]
        const unused = CELL_NAMES.filter((cell) => !built.includes(cell) && !dry.includes(cell))
        const besideOneOf = (group: readonly string[]) =>
          unused.filter((cell) => neighbours(cell).some((each) => group.includes(each)))
        expect(names(unusedCells(farm))).toEqual(unused)
        expect(names(cellsForRoom(farm))).toEqual(besideOneOf(map.rooms))
        expect(names(cellsForField(farm))).toEqual(map.fields.length === 0 ? unused : besideOneOf(map.fields))
        const bare = CELL_NAMES.filter((cell) => !built.includes(cell))
        expect(names(cellsForStable(farm))).toEqual(map.stables.length < 4 ? bare : [])
      }),
      { ...RUNS, numRuns: soakable(1000, 20_000) },
    )
  })

  test('every sensible layout is legal, and there is one whenever fences can be built', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = new Dice(seed)
        const map = randomMap(dice)
        const farm = farmOf(map)
        const terms = { affordable: dice.below(16), free: dice.below(4) === 0 ? 3 : 0 }
        const layouts = sensibleLayouts(farm, terms)
        expect(layouts.length).toBeLessThanOrEqual(24)
        expect(layouts.length > 0).toBe(canFence(farm, terms))
        for (const layout of layouts) {
          const seen = seeFencing(map, edgeNames(layout), terms)
          const { price } = layout
          expect({ map, layout, price, reasons: [] }).toEqual({
            map,
            layout,
            price: seen.price,
            reasons: [...seen.reasons],
          })
        }
      }),
      { ...RUNS, numRuns: soakable(300, 6000) },
    )
  })
})

type Judgement = FencingReason | 'legal' | 'divides' | 'encloses'

function judgementsIn(checked: CheckedFencing): Judgement[] {
  if ('reason' in checked) return [checked.reason]
  const { divided, enclosed } = checked.value
  const legal: Judgement[] = ['legal']
  if (divided.length > 0) legal.push('divides')
  if (enclosed.length > 0) legal.push('encloses')
  return legal
}

/** One reason is told, and it must be among those that can be seen; what is allowed must be as it is seen. */
function judged(checked: CheckedFencing, seen: Sight): object {
  if ('reason' in checked) return { reason: seen.reasons.has(checked.reason) ? checked.reason : [...seen.reasons] }
  const { price, fences, enclosed, divided } = checked.value
  return { reasons: [...seen.reasons], price, fences, enclosed: enclosed.map(names), divided: divided.map(names) }
}

function expected(checked: CheckedFencing, seen: Sight, edges: readonly string[]): object {
  if ('reason' in checked) return { reason: checked.reason }
  const { price, enclosed, divided } = seen
  return { reasons: [], price, fences: edges.length, enclosed, divided }
}

import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { asAnswer, canFence, count, fewestFences, sensibleLayouts, startingFarm } from './index.ts'
import { CELL_NAMES, dryGround, edgesAround, type FarmMap, neighbours } from './proof/farm-map.ts'
import { seeFencing } from './proof/fencing-by-sight.ts'
import { around, farmOf } from './proof/farm-of.ts'
import { Dice, randomMap } from './proof/random-farms.ts'

const wood = (affordable: number) => ({ affordable, free: 0 })

describe('F13: whether fences can be built at all', () => {
  test('F13: four wood suffice on an empty farm, three do not', () => {
    expect([canFence(startingFarm(), wood(4)), canFence(startingFarm(), wood(3))]).toEqual([true, false])
    expect(canFence(startingFarm(), { affordable: 1, free: 3 })).toBe(true)
  })

  test('F13: one suffices to cut a pasture of two cells', () => {
    expect(fewestFences(farmOf({ fences: around('0,3 0,4') }))).toBe(1)
    expect(fewestFences(farmOf({ fences: around('0,4') }))).toBe(3)
  })

  test('F13: nothing can be built without fences or without ground', () => {
    const spent = farmOf({ fences: around('0,3', '0,4', '1,3', '1,4', '2,4') })
    expect([fewestFences(spent) > 15, canFence(spent, { affordable: 15, free: 15 })]).toEqual([true, false])
    const fields = CELL_NAMES.filter((cell) => cell !== '0,0' && cell !== '1,0')
    expect(canFence(farmOf({ fields }), wood(15))).toBe(false)
  })

  test('F13: no group of cells can be fenced with less, on random farms', () => {
    const fewest = new Set<number>()
    for (let seed = 1; seed <= soakable(150, 5000); seed++) {
      const map = randomMap(new Dice(seed))
      const found = fewestFences(farmOf(map))
      fewest.add(found)
      expect({ map, fewest: found > 15 ? null : found }).toEqual({ map, fewest: fewestBySight(map) })
    }
    expect(fewest.size).toBeGreaterThan(3)
  })
})

/** Tries every group of cells that hangs together, in the open and in each pasture. */
function fewestBySight(map: FarmMap): number | null {
  const dry = dryGround(map.fences)
  const taken = new Set([...map.rooms, ...map.fields, ...dry.flat()])
  let fewest: number | null = null
  for (const ground of [CELL_NAMES.filter((cell) => !taken.has(cell)), ...dry])
    for (const group of groupsIn(ground)) {
      const added = edgesAround(group).filter((edge) => !map.fences.includes(edge))
      if (added.length === 0 || added.length >= (fewest ?? 16)) continue
      if (seeFencing(map, added, { affordable: 15, free: 0 }).reasons.size === 0) fewest = added.length
    }
  return fewest
}

/** Every group of cells that hangs together, each once. */
function groupsIn(ground: readonly string[]): string[][] {
  const known = new Map<string, string[]>()
  const grow = (group: string[]): void => {
    const name = group.join(' ')
    if (known.has(name)) return
    known.set(name, group)
    const next = new Set(group.flatMap((cell) => neighbours(cell).filter((each) => ground.includes(each))))
    for (const cell of next) if (!group.includes(cell)) grow([...group, cell].toSorted())
  }
  for (const cell of ground) grow([cell])
  return [...known.values()]
}

describe('F14: sensible layouts', () => {
  test('F14: on an empty farm go from the largest rectangle that can be paid to a single cell', () => {
    const sizes = sensibleLayouts(startingFarm(), wood(8)).map(
      ({ enclosed, fences }) => `${enclosed.map(count).join('+')} for ${fences}`,
    )
    expect(sizes).toEqual(['4 for 8', '3 for 8', '2 for 6', '1+1 for 7', '1 for 4'])
  })

  test('F14: use the fences that are there', () => {
    const farm = farmOf({ fences: around('0,4') })
    expect(sensibleLayouts(farm, wood(3)).map(asAnswer)).toEqual([['2,4:top', '1,4:left', '1,4:right']])
  })

  test('F14: cut an older pasture', () => {
    const farm = farmOf({ fences: around('0,3 0,4') })
    expect(sensibleLayouts(farm, wood(1)).map(asAnswer)).toEqual([['0,4:left']])
  })

  test('F14: fence one cell only where a card says so', () => {
    const layouts = sensibleLayouts(startingFarm(), { affordable: 0, free: 15, oneCell: true })
    expect(layouts.map(asAnswer)).toEqual([['2,4:top', '2,4:bottom', '2,4:left', '2,4:right']])
  })

  test('F14: are none without wood', () => {
    expect(sensibleLayouts(startingFarm(), wood(3))).toEqual([])
    expect(sensibleLayouts(startingFarm(), wood(0))).toEqual([])
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }

describe('Carolina Chickadee', () => {
  const ana = { forest: ['Carolina Chickadee'] }

  test('caches a seed of the supply', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, fish: 1 }, cached: { 'Carolina Chickadee': 1 } })
    scene.bo.sees('ana caches 1 seed on Carolina Chickadee')
    scene.bo.isOn()
  })

  test('caches none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Juniper Titmouse', () => {
  test('adds a seed to those it has cached', () => {
    const scene = given(mats, { ana: { forest: [{ bird: 'Juniper Titmouse', cached: 2 }] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Juniper Titmouse': 3 } })
    scene.bo.sees('ana caches 1 seed on Juniper Titmouse')
    scene.bo.isOn()
  })

  test('caches nothing when it is played', () => {
    const ana = { hand: ['Juniper Titmouse'], food: { invertebrate: 1, seed: 1 } }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Juniper Titmouse')
    scene.ana.has({ forest: ['Juniper Titmouse'], cached: { 'Juniper Titmouse': 0 }, food: none })
    scene.bo.isOn()
  })
})

describe('Loggerhead Shrike', () => {
  const bo = { wetland: ['Loggerhead Shrike'] }

  test('caches a rodent when another player takes one by using their forest', () => {
    const scene = given(mats, { ana: {}, bo })
    scene.ana.uses('forest')
    scene.ana.takes('rodent')
    scene.bo.usesThePower()
    scene.bo.changedOnly({ cached: { 'Loggerhead Shrike': 1 } })
    scene.ana.changedOnly({ food: { ...none, rodent: 1 } })
    scene.ana.sees('bo caches 1 rodent on Loggerhead Shrike')
    scene.bo.isOn()
  })

  test('also when the rodent comes by the trade of the forest', () => {
    const scene = given(mats, { ana: { forest: ['Hooded Warbler'], hand: ['Mallard'] }, bo })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.chooses('Mallard')
    scene.ana.takes('rodent')
    scene.bo.usesThePower()
    scene.bo.changedOnly({ cached: { 'Loggerhead Shrike': 1 } })
    scene.bo.isOn()
  })

  test('does not care for other food', () => {
    const ana = { forest: ['Hooded Warbler', 'Blue-Winged Warbler', 'American Woodcock', 'Wild Turkey'] }
    const scene = given(mats, { ana, bo }, { feeder: ['seed', 'fish', 'fruit', 'invertebrate', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.takes('fish')
    scene.ana.takes('fruit')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('does not care for a rodent that a bird finds (W30)', () => {
    const scene = given(mats, { ana: { forest: ["Anna's Hummingbird"] }, bo })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.chooses('ana')
    scene.ana.takes('rodent')
    scene.bo.skips()
    scene.ana.changedOnly({ food: { ...none, fish: 1, rodent: 1 } })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Mountain Chickadee', () => {
  const ana = { forest: [{ bird: 'Mountain Chickadee', cached: 4 }], food: { seed: 1 } }

  test('caches a seed and leaves those of its owner alone', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Mountain Chickadee': 5 } })
    scene.bo.sees('ana caches 1 seed on Mountain Chickadee')
    scene.bo.isOn()
  })

  test('caches nothing when another row is used', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Red-Breasted Nuthatch', () => {
  const ana = { forest: ['Red-Breasted Nuthatch', 'White-Breasted Nuthatch'] }

  test('caches a seed of its own, after the bird to its right', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Red-Breasted Nuthatch': 1, 'White-Breasted Nuthatch': 0 } })
    scene.bo.sees('ana caches 1 seed on Red-Breasted Nuthatch')
    scene.bo.isOn()
  })

  test('caches nothing when another player uses their forest', () => {
    const scene = given(mats, { ana, bo: {} }, { turn: 1 })
    scene.bo.uses('forest')
    scene.bo.takes('seed')
    scene.ana.changedOnly({})
    scene.ana.isOn()
  })
})

describe('White-Breasted Nuthatch', () => {
  test('caches a seed even where the feeder shows none', () => {
    const scene = given(mats, { ana: { forest: ['White-Breasted Nuthatch'] }, bo: {} }, { feeder: ['fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'White-Breasted Nuthatch': 1 } })
    scene.bo.sees('ana caches 1 seed on White-Breasted Nuthatch')
    scene.bo.isOn()
  })

  test('caches nothing when it is played', () => {
    const scene = given(mats, { ana: { hand: ['White-Breasted Nuthatch'], food: { seed: 1 } }, bo: {} })
    scene.ana.plays('White-Breasted Nuthatch')
    scene.ana.has({ forest: ['White-Breasted Nuthatch'], cached: { 'White-Breasted Nuthatch': 0 }, food: none })
    scene.bo.isOn()
  })
})

describe('Acorn Woodpecker', () => {
  const ana = { forest: ['Acorn Woodpecker'] }

  test('keeps a seed from the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isNotOffered('rodent')
    scene.ana.takes('seed')
    scene.ana.chooses('keep')
    scene.ana.changedOnly({ food: { ...none, seed: 1, fish: 1 } })
    scene.bo.isOn()
  })

  test('caches one seed, also from the split face', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate|seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isNotOffered('dual-invertebrate')
    scene.ana.takes('dual-seed')
    scene.ana.chooses('cache')
    scene.ana.changedOnly({ food: { ...none, fish: 1 }, cached: { 'Acorn Woodpecker': 1 } })
    scene.bo.sees({ feeder: { dice: ['rodent'], outside: 4 } })
    scene.bo.isOn()
  })

  test('finds nothing where no die shows a seed', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })

  test('may reroll first where all dice are alike', () => {
    const rolls = dice('fish', 'fish', 'seed', 'rodent', 'rodent')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'rodent'], rolls })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.rerolls()
    scene.ana.takes('seed')
    scene.ana.chooses('keep')
    scene.ana.changedOnly({ food: { ...none, seed: 1, fish: 1 } })
    scene.bo.isOn()
  })

  test('may be left unused', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.skips()
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })
})

describe('Blue Jay', () => {
  const ana = { forest: ['Blue Jay'] }

  test('keeps one seed of the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'seed', 'fruit', 'invertebrate'] })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.isOffered('seed')
    scene.ana.isNotOffered('fruit', 'invertebrate')
    scene.ana.takes('seed')
    scene.ana.chooses('keep')
    scene.ana.changedOnly({ food: { ...none, seed: 2 } })
    scene.bo.sees({ feeder: { dice: ['invertebrate', 'seed', 'fruit'] } })
    scene.bo.isOn()
  })

  test('caches one seed of the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.takes('fruit')
    scene.ana.takes('seed')
    scene.ana.chooses('cache')
    scene.ana.changedOnly({ food: { ...none, fruit: 1 }, cached: { 'Blue Jay': 1 } })
    scene.bo.sees('ana caches 1 seed on Blue Jay')
    scene.bo.isOn()
  })

  test('finds nothing where the last seed was taken just before', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fruit', 'invertebrate'] })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })
})

describe("Clark's Nutcracker", () => {
  const ana = { forest: [{ bird: "Clark's Nutcracker", cached: 1 }] }

  test('caches one seed of the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fish', 'invertebrate'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('fish', 'invertebrate')
    scene.ana.takes('seed')
    scene.ana.chooses('cache')
    scene.ana.changedOnly({ cached: { "Clark's Nutcracker": 2 } })
    scene.bo.sees({ feeder: { dice: ['invertebrate', 'seed', 'fish'], outside: 2 } })
    scene.bo.isOn()
  })

  test('does not take an invertebrate for a seed', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'invertebrate', 'fish'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Red-Bellied Woodpecker', () => {
  const ana = { forest: ['Red-Bellied Woodpecker'] }

  test('keeps one seed of two split faces', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate|seed', 'invertebrate|seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isNotOffered('dual-invertebrate', 'rodent')
    scene.ana.takes('dual-seed')
    scene.ana.chooses('keep')
    scene.ana.changedOnly({ food: { ...none, fish: 1, seed: 1 } })
    scene.bo.sees({ feeder: { dice: ['rodent', 'invertebrate|seed'] } })
    scene.bo.isOn()
  })

  test('leaves the seed in the feeder where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.sees({ feeder: { dice: ['seed', 'rodent'] } })
    scene.bo.isOn()
  })
})

describe('Red-Headed Woodpecker', () => {
  const ana = { grassland: [{ bird: 'Red-Headed Woodpecker', eggs: 3 }] }

  test('takes one seed of the feeder also when it lives in the grassland', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fruit', 'rodent', 'fish'] })
    scene.ana.uses('grassland')
    scene.ana.isNotOffered('fruit', 'rodent', 'fish')
    scene.ana.takes('seed')
    scene.ana.chooses('cache')
    scene.ana.changedOnly({ cached: { 'Red-Headed Woodpecker': 1 } })
    scene.bo.sees({ feeder: { dice: ['seed', 'fish', 'fruit', 'rodent'] } })
    scene.bo.isOn()
  })

  test('finds nothing where no die shows a seed', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'fruit', 'rodent', 'fish', 'fish'] })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Steller's Jay", () => {
  const ana = { forest: ["Steller's Jay"] }

  test('takes the last die, and all five are rolled before anything else', () => {
    const rolls = dice('seed', 'seed', 'fish', 'fruit', 'rodent')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish'], rolls })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.takes('seed')
    scene.ana.chooses('cache')
    scene.ana.changedOnly({ food: { ...none, fish: 1 }, cached: { "Steller's Jay": 1 } })
    scene.bo.sees({ feeder: { dice: ['seed', 'seed', 'fish', 'fruit', 'rodent'], outside: 0 } })
    scene.bo.isOn()
  })

  test('leaves what shows no seed', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fruit', 'rodent', 'invertebrate'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })
})

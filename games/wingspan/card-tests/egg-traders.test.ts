import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }

describe('American Crow', () => {
  test('turns the only egg of another bird into one food of any kind', () => {
    const ana = {
      forest: [
        { bird: 'American Crow', eggs: 1 },
        { bird: 'Hooded Warbler', eggs: 1 },
      ],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('American Crow')
    scene.ana.chooses('Hooded Warbler')
    scene.ana.isOffered('invertebrate', 'seed', 'fish', 'fruit', 'rodent')
    scene.ana.chooses('rodent')
    scene.ana.changedOnly({ food: { ...none, rodent: 1 }, eggs: { 'American Crow': 1, 'Hooded Warbler': 0 } })
    scene.bo.isOn()
  })

  test('does not use an egg of its own', () => {
    const scene = given(mats, { ana: { forest: [{ bird: 'American Crow', eggs: 2 }, 'Hooded Warbler'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Black-Crowned Night-Heron', () => {
  const wetland = [{ bird: 'Black-Crowned Night-Heron', eggs: 2 }, 'Trumpeter Swan']

  test('turns an egg of another bird into one food of any kind', () => {
    const ana = { wetland, grassland: [{ bird: 'Wild Turkey', eggs: 5 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isNotOffered('Black-Crowned Night-Heron', 'Trumpeter Swan')
    scene.ana.chooses('Wild Turkey')
    scene.ana.chooses('fish')
    scene.ana.changedOnly({
      food: { ...none, fish: 1 },
      eggs: { 'Wild Turkey': 4, 'Black-Crowned Night-Heron': 2, 'Trumpeter Swan': 0 },
    })
    scene.bo.isOn()
  })

  test('works with the last egg that lies elsewhere, and may be left unused', () => {
    const ana = { wetland, grassland: [{ bird: 'Wild Turkey', eggs: 1 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isOffered('Wild Turkey')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('does not use an egg of its own', () => {
    const scene = given(mats, { ana: { wetland }, bo: { grassland: [{ bird: 'Wild Turkey', eggs: 5 }] } })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Chihuahuan Raven', () => {
  const raven = { bird: 'Chihuahuan Raven', eggs: 3 }

  test('turns an egg of another bird into two foods, of one kind if so wished', () => {
    const ana = { grassland: [raven], forest: [{ bird: 'Hooded Warbler', eggs: 3 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isNotOffered('Chihuahuan Raven')
    scene.ana.chooses('Hooded Warbler')
    scene.ana.chooses('seed')
    scene.ana.chooses('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 2 }, eggs: { 'Hooded Warbler': 2, 'Chihuahuan Raven': 3 } })
    scene.bo.isOn()
  })

  test('does not use an egg of its own', () => {
    const scene = given(mats, { ana: { grassland: [raven] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Common Raven', () => {
  test('turns an egg of another bird into two foods of any kind', () => {
    const ana = {
      forest: [
        { bird: 'Wild Turkey', eggs: 1 },
        { bird: 'Common Raven', eggs: 2 },
      ],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.takes('rodent')
    scene.ana.isNotOffered('Common Raven')
    scene.ana.chooses('Wild Turkey')
    scene.ana.chooses('rodent')
    scene.ana.chooses('fruit')
    scene.ana.changedOnly({
      food: { ...none, fish: 1, rodent: 2, fruit: 1 },
      eggs: { 'Wild Turkey': 0, 'Common Raven': 2 },
    })
    scene.bo.isOn()
  })

  test('does not use an egg of its own', () => {
    const ana = { forest: [{ bird: 'Common Raven', eggs: 2 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })
})

describe('Fish Crow', () => {
  const ana = {
    forest: ['Fish Crow'],
    wetland: [
      { bird: 'Trumpeter Swan', eggs: 1 },
      { bird: 'Prothonotary Warbler', eggs: 1 },
    ],
  }

  test('turns one egg of another bird into one food, after the food of the row', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fruit')
    scene.ana.isOffered('Prothonotary Warbler')
    scene.ana.isNotOffered('Fish Crow')
    scene.ana.chooses('Trumpeter Swan')
    scene.ana.chooses('invertebrate')
    scene.ana.changedOnly({
      food: { ...none, fruit: 1, invertebrate: 1 },
      eggs: { 'Trumpeter Swan': 0, 'Prothonotary Warbler': 1 },
    })
    scene.bo.isOn()
  })

  test('has nothing to give without an egg elsewhere', () => {
    const scene = given(mats, { ana: { forest: [{ bird: 'Fish Crow', eggs: 2 }] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('works with the last egg that lies elsewhere', () => {
    const scene = given(mats, {
      ana: { forest: ['Fish Crow'], wetland: [{ bird: 'Trumpeter Swan', eggs: 1 }] },
      bo: {},
    })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('Trumpeter Swan')
    scene.ana.chooses('fish')
    scene.ana.changedOnly({ food: { ...none, fish: 1 }, eggs: { 'Trumpeter Swan': 0 } })
    scene.bo.isOn()
  })
})

describe("Franklin's Gull", () => {
  const table = { deck: ['Mallard', 'Osprey', 'Willet', 'Killdeer'], tray: ['Bald Eagle', 'Trumpeter Swan'] }

  test('gives up one egg, its own too, and draws two cards', () => {
    const ana = { wetland: [{ bird: "Franklin's Gull", eggs: 1 }, 'Prothonotary Warbler'] }
    const scene = given(mats, { ana, bo: {} }, table)
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isNotOffered('Prothonotary Warbler')
    scene.ana.chooses("Franklin's Gull")
    scene.ana.draws('Bald Eagle')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ eggs: { "Franklin's Gull": 0 }, hand: ['Bald Eagle', 'Mallard'] })
    scene.bo.isOn()
  })

  test('takes an egg of any other bird as well, and leaves a second one alone', () => {
    const ana = { grassland: [{ bird: "Franklin's Gull", eggs: 2 }], forest: [{ bird: 'Hooded Warbler', eggs: 3 }] }
    const scene = given(mats, { ana, bo: {} }, table)
    scene.ana.uses('grassland')
    scene.ana.chooses('Hooded Warbler')
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ eggs: { "Franklin's Gull": 2, 'Hooded Warbler': 2 }, hand: ['Mallard', 'Osprey'] })
    scene.bo.isOn()
  })

  test('has nothing to give without an egg', () => {
    const scene = given(mats, { ana: { wetland: ["Franklin's Gull"] }, bo: {} }, table)
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Mallard'] })
    scene.bo.isOn()
  })
})

describe('Killdeer', () => {
  test('gives up an egg, its own too, and draws two cards', () => {
    const ana = { grassland: [{ bird: 'Killdeer', eggs: 3 }] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Mallard', 'Osprey', 'Willet'], tray: ['Bald Eagle'] })
    scene.ana.uses('grassland')
    scene.ana.chooses('Killdeer')
    scene.ana.draws('deck')
    scene.ana.draws('Bald Eagle')
    scene.ana.changedOnly({ eggs: { Killdeer: 2 }, hand: ['Mallard', 'Bald Eagle'] })
    scene.bo.isOn()
  })

  test('has nothing to give without an egg', () => {
    const ana = { grassland: ['Killdeer'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Mallard', 'Osprey'] })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }

describe('Great Crested Flycatcher', () => {
  const ana = { forest: ['Great Crested Flycatcher'] }

  test('takes one invertebrate from the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'invertebrate', 'seed', 'fruit', 'fish'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isNotOffered('seed', 'fruit')
    scene.ana.takes('invertebrate')
    scene.ana.changedOnly({ food: { ...none, fish: 1, invertebrate: 1 } })
    scene.bo.sees({ feeder: { dice: ['invertebrate', 'seed', 'fruit'] } })
    scene.bo.isOn()
  })

  test('takes the split face for an invertebrate, not for a seed', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate|seed', 'seed', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('dual-seed', 'seed', 'rodent')
    scene.ana.takes('dual-invertebrate')
    scene.ana.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('finds nothing among other food', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'fruit', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })
})

describe('Indigo Bunting', () => {
  const ana = { grassland: [{ bird: 'Indigo Bunting', eggs: 3 }] }

  test('takes an invertebrate or a fruit', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isOffered('invertebrate', 'fruit')
    scene.ana.isNotOffered('seed', 'fish', 'rodent')
    scene.ana.takes('fruit')
    scene.ana.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.sees({ feeder: { dice: ['invertebrate', 'seed', 'fish', 'rodent'] } })
    scene.bo.isOn()
  })

  test('finds nothing among seeds, fish and rodents', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'rodent'] })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Rose-Breasted Grosbeak', () => {
  const ana = { forest: ['Rose-Breasted Grosbeak'] }

  test('takes a seed or a fruit', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'seed', 'fruit', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isOffered('seed', 'fruit')
    scene.ana.isNotOffered('invertebrate', 'fish', 'rodent')
    scene.ana.takes('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.sees({ feeder: { dice: ['invertebrate', 'fish', 'fruit', 'rodent'] } })
    scene.bo.isOn()
  })

  test('finds nothing among invertebrates, fish and rodents', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'fish', 'rodent', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.takes('fruit')
    scene.ana.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.isOn()
  })
})

describe('Western Tanager', () => {
  const ana = { forest: ['Western Tanager'] }

  test('takes an invertebrate or a fruit', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fruit', 'fruit', 'invertebrate', 'rodent', 'seed'] })
    scene.ana.uses('forest')
    scene.ana.takes('fruit')
    scene.ana.isOffered('fruit', 'invertebrate')
    scene.ana.isNotOffered('rodent', 'seed')
    scene.ana.takes('invertebrate')
    scene.ana.changedOnly({ food: { ...none, fruit: 1, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('may reroll dice that are all alike and find nothing all the same', () => {
    const rolls = dice('seed', 'seed', 'fish', 'rodent', 'rodent')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish'], rolls })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('fish')
    scene.ana.rerolls()
    scene.ana.changedOnly({})
    scene.bo.sees({ feeder: { dice: ['seed', 'seed', 'fish', 'rodent', 'rodent'] } })
    scene.bo.isOn()
  })
})

describe('Bald Eagle', () => {
  const ana = { hand: ['Bald Eagle'], food: { fish: 2, rodent: 1 } }

  test('takes every fish from the feeder, or fewer', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish', 'fish', 'seed', 'rodent'] })
    scene.ana.plays('Bald Eagle')
    scene.ana.isOffered('take-3', 'take-2', 'take-1')
    scene.ana.chooses('take-3')
    scene.ana.has({ wetland: ['Bald Eagle'], food: { ...none, fish: 3 } })
    scene.bo.sees({ feeder: { dice: ['seed', 'rodent'], outside: 3 } })
    scene.bo.isOn()
  })

  test('takes no more fish when the last of them empties the feeder', () => {
    const rolls = dice('fish', 'fish', 'seed', 'seed', 'rodent')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish'], rolls })
    scene.ana.plays('Bald Eagle')
    scene.ana.isOffered('reroll')
    scene.ana.chooses('take-2')
    scene.ana.has({ food: { ...none, fish: 2 } })
    scene.bo.sees({ feeder: { dice: ['seed', 'seed', 'fish', 'fish', 'rodent'] } })
    scene.bo.isOn()
  })

  test('finds nothing where no die shows a fish', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'seed', 'fruit', 'rodent'] })
    scene.ana.plays('Bald Eagle')
    scene.ana.has({ wetland: ['Bald Eagle'], food: none })
    scene.bo.isOn()
  })
})

describe('Northern Flicker', () => {
  const ana = { hand: ['Northern Flicker'], food: { fruit: 1 } }

  test('takes every invertebrate, those of the split faces too', () => {
    const feeder = ['invertebrate', 'invertebrate|seed', 'invertebrate|seed', 'seed', 'fish'] as const
    const scene = given(mats, { ana, bo: {} }, { feeder })
    scene.ana.plays('Northern Flicker')
    scene.ana.chooses('grassland')
    scene.ana.isOffered('take-3', 'take-2', 'take-1')
    scene.ana.chooses('take-3')
    scene.ana.has({ grassland: ['Northern Flicker'], food: { ...none, invertebrate: 3 } })
    scene.bo.sees({ feeder: { dice: ['seed', 'fish'] } })
    scene.bo.isOn()
  })

  test('finds nothing where no die shows an invertebrate', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'fruit', 'rodent'] })
    scene.ana.plays('Northern Flicker')
    scene.ana.chooses('forest')
    scene.ana.has({ forest: ['Northern Flicker'], food: none })
    scene.bo.isOn()
  })

  test('takes nothing when its row is used later', () => {
    const scene = given(mats, { ana: { forest: ['Northern Flicker'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })
})

describe('Black Vulture', () => {
  const ana = { grassland: [{ bird: 'Barn Owl', eggs: 4 }] }
  const bo = { forest: ['Black Vulture'] }

  test('takes one die of any kind after the hunt of another player succeeds', () => {
    const scene = given(mats, { ana, bo }, { feeder: ['fish', 'seed', 'fruit'], rolls: dice('rodent', 'rodent') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.bo.isOffered('fish', 'seed', 'fruit')
    scene.bo.takes('seed')
    scene.bo.changedOnly({ food: { ...none, seed: 1 } })
    scene.ana.changedOnly({ cached: { 'Barn Owl': 1 } })
    scene.bo.sees({ feeder: { dice: ['fish', 'fruit'] } })
    scene.bo.isOn()
  })

  test('takes nothing when the hunt fails', () => {
    const scene = given(mats, { ana, bo }, { feeder: ['fish', 'seed', 'fruit'], rolls: dice('fish', 'seed') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Black-Billed Magpie', () => {
  const bo = { grassland: ['Black-Billed Magpie'] }

  test('takes one die after a bird was caught from the deck, and no second one before the next turn', () => {
    const ana = { forest: ["Cooper's Hawk", 'Great Horned Owl'] }
    const scene = given(mats, { ana, bo }, { deck: ['Killdeer', 'Mourning Dove', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.bo.takes('rodent')
    scene.ana.usesThePower()
    scene.bo.changedOnly({ food: { ...none, rodent: 1 } })
    scene.ana.changedOnly({ tucked: { "Cooper's Hawk": 1, 'Great Horned Owl': 1 } })
    scene.bo.isOn()
  })

  test('takes nothing when the bird gets away', () => {
    const scene = given(mats, { ana: { forest: ["Cooper's Hawk"] }, bo }, { deck: ['Wood Duck', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Turkey Vulture', () => {
  const hunter = { bird: 'Barn Owl', eggs: 4 }

  test('takes one die after the hunt of another player succeeds, all alike or not', () => {
    const rolls = dice('rodent', 'fish', 'seed', 'fruit', 'fruit', 'fish', 'rodent', 'rodent')
    const scene = given(
      mats,
      { ana: { grassland: [hunter] }, bo: { wetland: ['Turkey Vulture'] } },
      { feeder: ['fish', 'fish'], rolls },
    )
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.bo.isOffered('fish')
    scene.bo.rerolls()
    scene.bo.takes('fruit')
    scene.bo.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.sees({ feeder: { dice: ['fish', 'fruit', 'rodent', 'rodent'] } })
    scene.bo.isOn()
  })

  test('takes nothing after a hunt of its owner', () => {
    const ana = { grassland: [hunter], wetland: [{ bird: 'Turkey Vulture', eggs: 1 }] }
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'seed', 'seed', 'seed'], rolls: dice('rodent') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Barn Owl': 1 } })
    scene.bo.isOn()
  })

  test('takes nothing when another player only uses a row', () => {
    const scene = given(mats, { ana: {}, bo: { forest: ['Turkey Vulture'] } })
    scene.ana.uses('forest')
    scene.ana.takes('rodent')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Anna's Hummingbird", () => {
  const ana = { forest: ["Anna's Hummingbird"] }

  test('brings a die to everybody, clockwise from whom its owner names', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isOffered('ana', 'bo', 'cy')
    scene.ana.chooses('bo')
    scene.bo.takes('fish')
    scene.cy.takes('seed')
    scene.ana.isNotOffered('fish', 'seed')
    scene.ana.takes('fruit')
    scene.ana.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.changedOnly({ food: { ...none, fish: 1 } })
    scene.cy.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing to anybody when its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} })
    scene.ana.uses('forest')
    scene.ana.takes('rodent')
    scene.ana.skips()
    scene.ana.changedOnly({ food: { ...none, rodent: 1 } })
    for (const player of [scene.bo, scene.cy]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Ruby-Throated Hummingbird', () => {
  const ana = { wetland: ['Ruby-Throated Hummingbird'] }

  test('brings a die to everybody, and each may leave theirs', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.chooses('cy')
    scene.cy.takes('rodent')
    scene.ana.takes('seed')
    scene.bo.skips()
    scene.cy.changedOnly({ food: { ...none, rodent: 1 } })
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.changedOnly({})
    scene.bo.sees({ feeder: { dice: ['invertebrate', 'fish', 'fruit'] } })
    scene.bo.isOn()
  })

  test('brings nothing when it is played', () => {
    const scene = given(mats, { ana: { hand: ['Ruby-Throated Hummingbird'], food: { seed: 1 } }, bo: {} })
    scene.ana.plays('Ruby-Throated Hummingbird')
    scene.ana.chooses('wetland')
    scene.ana.has({ wetland: ['Ruby-Throated Hummingbird'], food: none })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Hermit Thrush', () => {
  const many = ['American Woodcock', 'Blue-Winged Warbler']

  test('brings a die to those who have the fewest birds in the forest, beginning with whom its owner names', () => {
    const ana = { forest: ['Hermit Thrush'] }
    const scene = given(mats, { ana, bo: { grassland: many }, cy: { wetland: ['Trumpeter Swan'] } })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isOffered('bo', 'cy')
    scene.ana.isNotOffered('ana')
    scene.ana.chooses('cy')
    scene.cy.takes('seed')
    scene.bo.takes('rodent')
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.changedOnly({ food: { ...none, rodent: 1 } })
    scene.cy.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })

  test('brings one to its owner too, where nobody has fewer', () => {
    const scene = given(mats, {
      ana: { forest: ['Hermit Thrush'], grassland: many },
      bo: { forest: ['Hooded Warbler'] },
      cy: { forest: many },
    })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('cy')
    scene.ana.chooses('ana')
    scene.ana.takes('fruit')
    scene.bo.takes('fish')
    scene.ana.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.changedOnly({ food: { ...none, fish: 1 } })
    scene.cy.changedOnly({})
    scene.bo.isOn()
  })
})

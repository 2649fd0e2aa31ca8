import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }

describe('American Goldfinch', () => {
  test('finds three seeds when it is played', () => {
    const scene = given(mats, { ana: { hand: ['American Goldfinch'], food: { seed: 2 } }, bo: {} })
    scene.ana.plays('American Goldfinch')
    scene.ana.usesThePower()
    scene.ana.has({ grassland: ['American Goldfinch'], hand: [], food: { ...none, seed: 3 } })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('finds no more when its row is used', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'American Goldfinch', eggs: 3 }] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Belted Kingfisher', () => {
  const bo = { wetland: ['Belted Kingfisher'] }
  const ana = { hand: ['Turkey Vulture', 'Mallard'], food: { seed: 1 } }

  test('finds a fish when another player plays a bird in their wetland, once between turns', () => {
    const cy = { hand: ['Mallard'], food: { seed: 1 } }
    const scene = given(mats, { ana, cy, bo })
    scene.ana.plays('Mallard')
    scene.bo.usesThePower()
    scene.cy.plays('Mallard')
    scene.bo.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })

  test('does not care for a bird in the forest', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('forest')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Blue-Gray Gnatcatcher', () => {
  const ana = { forest: ['Blue-Gray Gnatcatcher'] }

  test('finds an invertebrate beside the food of the forest', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, fish: 1, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('finds nothing when another row is used', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Brown Pelican', () => {
  const ana = { hand: ['Brown Pelican'], food: { fish: 2, rodent: 1 } }

  test('finds three fish when it is played', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Brown Pelican')
    scene.ana.usesThePower()
    scene.ana.has({ wetland: ['Brown Pelican'], food: { ...none, fish: 3, rodent: 1 } })
    scene.bo.isOn()
  })

  test('finds none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Brown Pelican')
    scene.ana.skips()
    scene.ana.has({ wetland: ['Brown Pelican'], food: { ...none, rodent: 1 } })
    scene.bo.isOn()
  })
})

describe('Eastern Kingbird', () => {
  const ana = { hand: ['Turkey Vulture'] }
  const bo = { wetland: ['Eastern Kingbird'], hand: ['Black Vulture'] }

  test('finds an invertebrate when another player plays a bird in their forest', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('forest')
    scene.bo.usesThePower()
    scene.bo.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('does not care for a bird in the wetland, where it lives itself', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('wetland')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('does not care for a bird of its owner', () => {
    const scene = given(mats, { ana, bo }, { turn: 1 })
    scene.bo.plays('Black Vulture')
    scene.bo.has({ forest: ['Black Vulture'], food: none })
    scene.ana.isOn()
  })
})

describe('Northern Cardinal', () => {
  const ana = { forest: ['Hooded Warbler', 'Northern Cardinal'] }

  test('finds a fruit from the supply, whatever the feeder holds', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'rodent', 'rodent', 'fish'] })
    scene.ana.uses('forest')
    scene.ana.takes('rodent')
    scene.ana.takes('fish')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, rodent: 1, fish: 1, fruit: 1 } })
    scene.bo.sees({ feeder: { dice: ['rodent', 'rodent'] } })
    scene.bo.isOn()
  })

  test('finds nothing when somebody else uses their forest', () => {
    const scene = given(mats, { ana, bo: {} }, { turn: 1 })
    scene.bo.uses('forest')
    scene.bo.takes('fruit')
    scene.ana.changedOnly({})
    scene.ana.isOn()
  })
})

describe('Spotted Towhee', () => {
  test('finds a seed in the grassland as well as in the forest', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Spotted Towhee', eggs: 4 }] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })

  test('finds nothing in the row where it does not live now', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Spotted Towhee', eggs: 4 }] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('rodent')
    scene.ana.changedOnly({ food: { ...none, rodent: 1 } })
    scene.bo.isOn()
  })
})

describe('Yellow-Bellied Sapsucker', () => {
  test('finds an invertebrate', () => {
    const scene = given(mats, { ana: { forest: ['Yellow-Bellied Sapsucker'], food: { seed: 2 } }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, seed: 2, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('finds nothing when it is played', () => {
    const ana = { hand: ['Yellow-Bellied Sapsucker'], food: { invertebrate: 1, fruit: 1 } }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Yellow-Bellied Sapsucker')
    scene.ana.has({ forest: ['Yellow-Bellied Sapsucker'], food: none })
    scene.bo.isOn()
  })
})

describe('Baltimore Oriole', () => {
  const ana = { forest: ['Baltimore Oriole'] }

  test('brings a fruit to everybody', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    for (const player of [scene.ana, scene.bo, scene.cy]) player.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing to anybody when its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Eastern Phoebe', () => {
  const ana = { wetland: ['Eastern Phoebe'] }

  test('brings an invertebrate to everybody', () => {
    const scene = given(mats, { ana, bo: { food: { fish: 1 } }, cy: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.changedOnly({ food: { ...none, fish: 1, invertebrate: 1 } })
    scene.cy.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing to anybody from another row', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Osprey', () => {
  const ana = { wetland: ['Osprey'] }

  test('brings a fish to everybody', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} }, { deck: ['Mallard', 'Killdeer'] })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Mallard'], food: { ...none, fish: 1 } })
    for (const player of [scene.bo, scene.cy]) player.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing to anybody when its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Red Crossbill', () => {
  test('brings a seed to everybody', () => {
    const scene = given(mats, { ana: { forest: ['Red Crossbill'] }, bo: { forest: ['Hooded Warbler'] }, cy: {} })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, seed: 2 } })
    for (const player of [scene.bo, scene.cy]) player.changedOnly({ food: { ...none, seed: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing when it is played', () => {
    const scene = given(mats, { ana: { hand: ['Red Crossbill'], food: { seed: 2 } }, bo: {} })
    scene.ana.plays('Red Crossbill')
    scene.ana.has({ forest: ['Red Crossbill'], food: none })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Scissor-Tailed Flycatcher', () => {
  const ana = { grassland: [{ bird: 'Scissor-Tailed Flycatcher', eggs: 2 }] }

  test('brings an invertebrate to everybody', () => {
    const scene = given(mats, { ana, bo: { food: { invertebrate: 3 } } })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.changedOnly({ food: { ...none, invertebrate: 4 } })
    scene.bo.isOn()
  })

  test('brings nothing when another player uses their grassland', () => {
    const scene = given(mats, { ana, bo: {} }, { turn: 1 })
    scene.bo.uses('grassland')
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.ana.isOn()
  })
})

describe('Green Heron', () => {
  test('trades one food, be it the last, for one of another kind', () => {
    const scene = given(mats, { ana: { wetland: ['Green Heron'], food: { seed: 1 } }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isNotOffered('rodent')
    scene.ana.chooses('seed')
    scene.ana.isOffered('invertebrate', 'fish', 'fruit', 'rodent')
    scene.ana.isNotOffered('seed')
    scene.ana.chooses('rodent')
    scene.ana.changedOnly({ food: { ...none, rodent: 1 } })
    scene.bo.isOn()
  })

  test('trades no more than one of many', () => {
    const scene = given(mats, { ana: { wetland: ['Green Heron'], food: { seed: 2, fish: 2 } }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.chooses('fish')
    scene.ana.chooses('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 3, fish: 1 } })
    scene.bo.isOn()
  })

  test('has nothing to trade without food', () => {
    const scene = given(mats, { ana: { wetland: ['Green Heron'] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

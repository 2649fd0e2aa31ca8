import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('Atlantic Puffin', () => {
  const ana = { hand: ['Atlantic Puffin'], food: { fish: 3 }, bonus: ['Ecologist'] }

  test('adds one of two bonus cards to those its owner has', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Falconer', 'Rodentologist', 'Forester'] })
    scene.ana.plays('Atlantic Puffin')
    scene.ana.usesThePower()
    scene.ana.isOffered('Falconer', 'Rodentologist')
    scene.ana.isNotOffered('Forester', 'Ecologist')
    scene.ana.chooses('Falconer')
    scene.ana.has({ bonus: ['Ecologist', 'Falconer'], wetland: ['Atlantic Puffin'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('looks at none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Falconer', 'Rodentologist', 'Forester'] })
    scene.ana.plays('Atlantic Puffin')
    scene.ana.skips()
    scene.ana.has({ bonus: ['Ecologist'], wetland: ['Atlantic Puffin'] })
    scene.bo.sees({ bonusDeck: 3 })
    scene.bo.isOn()
  })
})

describe("Bell's Vireo", () => {
  test('looks at two bonus cards and keeps one of them, in the grassland too', () => {
    const ana = { hand: ["Bell's Vireo"], food: { invertebrate: 2 } }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Anatomist', 'Cartographer', 'Historian', 'Ecologist'] })
    scene.ana.plays("Bell's Vireo")
    scene.ana.chooses('grassland')
    scene.ana.usesThePower()
    scene.ana.isOffered('Anatomist', 'Cartographer')
    scene.ana.isNotOffered('Historian', 'Ecologist')
    scene.ana.chooses('Cartographer')
    scene.ana.has({ bonus: ['Cartographer'] })
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })

  test('looks at none when its row is used', () => {
    const scene = given(mats, { ana: { forest: ["Bell's Vireo"] }, bo: {} }, { bonusDeck: ['Anatomist', 'Historian'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })
})

describe('California Condor', () => {
  const ana = { hand: ['California Condor'] }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Forester', 'Historian', 'Falconer'] })
    scene.ana.plays('California Condor')
    scene.ana.chooses('forest')
    scene.ana.usesThePower()
    scene.ana.isOffered('Forester', 'Historian')
    scene.ana.isNotOffered('Falconer')
    scene.ana.chooses('Historian')
    scene.ana.has({ bonus: ['Historian'], hand: [] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('finds none where none is left', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('California Condor')
    scene.ana.chooses('wetland')
    scene.ana.has({ bonus: [], wetland: ['California Condor'] })
    scene.bo.isOn()
  })
})

describe("Cassin's Finch", () => {
  const ana = { hand: ["Cassin's Finch"], food: { seed: 1, fruit: 1 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Photographer', 'Forester', 'Bird Feeder'] })
    scene.ana.plays("Cassin's Finch")
    scene.ana.usesThePower()
    scene.ana.isNotOffered('Bird Feeder')
    scene.ana.isOffered('Forester')
    scene.ana.chooses('Photographer')
    scene.ana.has({ bonus: ['Photographer'], forest: ["Cassin's Finch"] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('keeps the only one where a single card is left', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Bird Feeder'] })
    scene.ana.plays("Cassin's Finch")
    scene.ana.usesThePower()
    scene.ana.chooses('Bird Feeder')
    scene.ana.has({ bonus: ['Bird Feeder'] })
    scene.bo.sees({ bonusDeck: 0 })
    scene.bo.isOn()
  })
})

describe('Cerulean Warbler', () => {
  const ana = { hand: ['Cerulean Warbler'], food: { invertebrate: 1, seed: 1 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Ecologist', 'Anatomist', 'Falconer'] })
    scene.ana.plays('Cerulean Warbler')
    scene.ana.usesThePower()
    scene.ana.isOffered('Ecologist')
    scene.ana.isNotOffered('Falconer')
    scene.ana.chooses('Anatomist')
    scene.ana.has({ bonus: ['Anatomist'], forest: ['Cerulean Warbler'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('finds none where none is left', () => {
    const scene = given(mats, { ana, bo: { bonus: ['Falconer'] } })
    scene.ana.plays('Cerulean Warbler')
    scene.ana.has({ bonus: [], forest: ['Cerulean Warbler'] })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Chestnut-Collared Longspur', () => {
  const ana = { hand: ['Chestnut-Collared Longspur'], food: { invertebrate: 1, seed: 2 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Nest Box Builder', 'Historian', 'Platform Builder'] })
    scene.ana.plays('Chestnut-Collared Longspur')
    scene.ana.usesThePower()
    scene.ana.isOffered('Historian')
    scene.ana.isNotOffered('Platform Builder')
    scene.ana.chooses('Nest Box Builder')
    scene.ana.has({ bonus: ['Nest Box Builder'], grassland: ['Chestnut-Collared Longspur'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('finds the discarded ones where the deck has run out', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Historian'], bonusDiscard: ['Platform Builder'] })
    scene.ana.plays('Chestnut-Collared Longspur')
    scene.ana.usesThePower()
    scene.ana.isOffered('Historian')
    scene.ana.chooses('Platform Builder')
    scene.ana.has({ bonus: ['Platform Builder'] })
    scene.bo.sees({ bonusDeck: 0 })
    scene.bo.isOn()
  })
})

describe('Greater Prairie-Chicken', () => {
  test('looks at two bonus cards and keeps one of them', () => {
    const ana = { hand: ['Greater Prairie-Chicken'], food: { invertebrate: 1, seed: 2 } }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Prairie Manager', 'Bird Counter', 'Forester'] })
    scene.ana.plays('Greater Prairie-Chicken')
    scene.ana.usesThePower()
    scene.ana.isOffered('Prairie Manager')
    scene.ana.isNotOffered('Forester')
    scene.ana.chooses('Bird Counter')
    scene.ana.has({ bonus: ['Bird Counter'], grassland: ['Greater Prairie-Chicken'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('looks at none when its row is used', () => {
    const ana = { grassland: [{ bird: 'Greater Prairie-Chicken', eggs: 4 }] }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Prairie Manager', 'Bird Counter'] })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })
})

describe('King Rail', () => {
  const ana = { hand: ['King Rail'], food: { invertebrate: 1, fish: 1, seed: 1 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Wetland Scientist', 'Forester', 'Ecologist'] })
    scene.ana.plays('King Rail')
    scene.ana.usesThePower()
    scene.ana.isOffered('Wetland Scientist', 'Forester')
    scene.ana.isNotOffered('Ecologist')
    scene.ana.chooses('Wetland Scientist')
    scene.ana.has({ bonus: ['Wetland Scientist'], wetland: ['King Rail'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('looks at none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Wetland Scientist', 'Forester'] })
    scene.ana.plays('King Rail')
    scene.ana.skips()
    scene.ana.has({ bonus: [], wetland: ['King Rail'] })
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })
})

describe('Painted Bunting', () => {
  const ana = { hand: ['Painted Bunting'], food: { invertebrate: 1, seed: 2 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Oologist', 'Breeding Manager', 'Ecologist'] })
    scene.ana.plays('Painted Bunting')
    scene.ana.usesThePower()
    scene.ana.isOffered('Oologist')
    scene.ana.isNotOffered('Ecologist')
    scene.ana.chooses('Breeding Manager')
    scene.ana.has({ bonus: ['Breeding Manager'], grassland: ['Painted Bunting'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('finds none where none is left', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: [] })
    scene.ana.plays('Painted Bunting')
    scene.ana.has({ bonus: [], grassland: ['Painted Bunting'] })
    scene.bo.isOn()
  })
})

describe('Red-Cockaded Woodpecker', () => {
  test('looks at two bonus cards and keeps one of them', () => {
    const ana = { hand: ['Red-Cockaded Woodpecker'], food: { invertebrate: 1, fruit: 1 }, bonus: ['Viticulturalist'] }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Forester', 'Photographer', 'Anatomist'] })
    scene.ana.plays('Red-Cockaded Woodpecker')
    scene.ana.usesThePower()
    scene.ana.isOffered('Photographer')
    scene.ana.isNotOffered('Anatomist', 'Viticulturalist')
    scene.ana.chooses('Forester')
    scene.ana.has({ bonus: ['Viticulturalist', 'Forester'], forest: ['Red-Cockaded Woodpecker'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('looks at none when its row is used', () => {
    const ana = { forest: ['Red-Cockaded Woodpecker'] }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Forester', 'Photographer'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })
})

describe('Roseate Spoonbill', () => {
  const ana = { hand: ['Roseate Spoonbill'], food: { invertebrate: 1, seed: 1, fish: 1 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Fishery Manager', 'Omnivore Specialist', 'Forester'] })
    scene.ana.plays('Roseate Spoonbill')
    scene.ana.usesThePower()
    scene.ana.isOffered('Fishery Manager')
    scene.ana.isNotOffered('Forester')
    scene.ana.chooses('Omnivore Specialist')
    scene.ana.has({ bonus: ['Omnivore Specialist'], wetland: ['Roseate Spoonbill'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('keeps the only one where a single card is left', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDiscard: ['Forester'] })
    scene.ana.plays('Roseate Spoonbill')
    scene.ana.usesThePower()
    scene.ana.chooses('Forester')
    scene.ana.has({ bonus: ['Forester'] })
    scene.bo.isOn()
  })
})

describe('Spotted Owl', () => {
  const ana = { hand: ['Spotted Owl'], food: { rodent: 2 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Rodentologist', 'Falconer', 'Bird Counter'] })
    scene.ana.plays('Spotted Owl')
    scene.ana.usesThePower()
    scene.ana.isOffered('Falconer')
    scene.ana.isNotOffered('Bird Counter')
    scene.ana.chooses('Rodentologist')
    scene.ana.has({ bonus: ['Rodentologist'], forest: ['Spotted Owl'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('looks at none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Rodentologist', 'Falconer'] })
    scene.ana.plays('Spotted Owl')
    scene.ana.skips()
    scene.ana.has({ bonus: [], forest: ['Spotted Owl'] })
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })
})

describe("Sprague's Pipit", () => {
  const ana = { hand: ["Sprague's Pipit"], food: { invertebrate: 1, seed: 1 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Historian', 'Bird Feeder', 'Ecologist'] })
    scene.ana.plays("Sprague's Pipit")
    scene.ana.usesThePower()
    scene.ana.isOffered('Bird Feeder')
    scene.ana.isNotOffered('Ecologist')
    scene.ana.chooses('Historian')
    scene.ana.has({ bonus: ['Historian'], grassland: ["Sprague's Pipit"] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('does not look at the one that was turned down before, while others are left', () => {
    const table = { bonusDeck: ['Historian', 'Bird Feeder'], bonusDiscard: ['Ecologist'] }
    const scene = given(mats, { ana, bo: {} }, table)
    scene.ana.plays("Sprague's Pipit")
    scene.ana.usesThePower()
    scene.ana.isNotOffered('Ecologist')
    scene.ana.chooses('Bird Feeder')
    scene.ana.has({ bonus: ['Bird Feeder'] })
    scene.bo.sees({ bonusDeck: 0 })
    scene.bo.isOn()
  })
})

describe('Whooping Crane', () => {
  test('looks at two bonus cards and keeps one of them, after the egg of its slot', () => {
    const ana = {
      hand: ['Whooping Crane'],
      food: { fruit: 3 },
      wetland: [{ bird: 'Trumpeter Swan', eggs: 2 }],
    }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Large Bird Specialist', 'Anatomist', 'Forester'] })
    scene.ana.plays('Whooping Crane')
    scene.ana.usesThePower()
    scene.ana.isOffered('Anatomist')
    scene.ana.isNotOffered('Forester')
    scene.ana.chooses('Large Bird Specialist')
    scene.ana.has({
      bonus: ['Large Bird Specialist'],
      wetland: ['Trumpeter Swan', 'Whooping Crane'],
      eggs: { 'Trumpeter Swan': 1 },
    })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('looks at none when its row is used', () => {
    const ana = { wetland: ['Whooping Crane'] }
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Large Bird Specialist', 'Anatomist'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.sees({ bonusDeck: 2 })
    scene.bo.isOn()
  })
})

describe('Wood Stork', () => {
  const ana = { hand: ['Wood Stork'], food: { fish: 1, rodent: 1, seed: 1 } }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Passerine Specialist', 'Bird Counter', 'Cartographer'] })
    scene.ana.plays('Wood Stork')
    scene.ana.usesThePower()
    scene.ana.isOffered('Passerine Specialist')
    scene.ana.isNotOffered('Cartographer')
    scene.ana.chooses('Bird Counter')
    scene.ana.has({ bonus: ['Bird Counter'], wetland: ['Wood Stork'] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('finds none where none is left', () => {
    const scene = given(mats, { ana, bo: { bonus: ['Forester', 'Falconer'] } })
    scene.ana.plays('Wood Stork')
    scene.ana.has({ bonus: [], wetland: ['Wood Stork'] })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

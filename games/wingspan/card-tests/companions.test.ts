import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }

describe('Downy Woodpecker', () => {
  const hand = ['Downy Woodpecker', 'Mallard', 'Turkey Vulture']

  test('brings a second bird into the forest, for the egg of the slot', () => {
    const ana = { hand, food: { fruit: 1 }, wetland: [{ bird: 'Trumpeter Swan', eggs: 2 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Downy Woodpecker')
    scene.ana.isToldWhyNot('Mallard', 'It lives in the wetland alone')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: ['Mallard'],
      forest: ['Downy Woodpecker', 'Turkey Vulture'],
      wetland: ['Trumpeter Swan'],
      eggs: { 'Trumpeter Swan': 1 },
      food: none,
    })
    scene.bo.isOn()
  })

  test('brings none without the egg', () => {
    const scene = given(mats, { ana: { hand, food: { fruit: 1 } }, bo: {} })
    scene.ana.plays('Downy Woodpecker')
    scene.ana.isNotOffered('Turkey Vulture')
    scene.ana.isToldWhyNot('Turkey Vulture', 'and you have 0')
    scene.ana.skips()
    scene.ana.has({ hand: ['Mallard', 'Turkey Vulture'], forest: ['Downy Woodpecker'] })
    scene.bo.isOn()
  })
})

describe('Eastern Bluebird', () => {
  const food = { invertebrate: 1, fruit: 1 }
  const wetland = [{ bird: 'Trumpeter Swan', eggs: 1 }]

  test('brings a second bird into the grassland', () => {
    const scene = given(mats, { ana: { hand: ['Eastern Bluebird', 'Turkey Vulture'], food, wetland }, bo: {} })
    scene.ana.plays('Eastern Bluebird')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: [],
      forest: [],
      grassland: ['Eastern Bluebird', 'Turkey Vulture'],
      wetland: ['Trumpeter Swan'],
      eggs: { 'Trumpeter Swan': 0 },
    })
    scene.bo.isOn()
  })

  test('does not bring a bird of the forest', () => {
    const scene = given(mats, { ana: { hand: ['Eastern Bluebird', 'Black Vulture'], food, wetland }, bo: {} })
    scene.ana.plays('Eastern Bluebird')
    scene.ana.isToldWhyNot('Black Vulture', 'It lives in the forest alone')
    scene.ana.skips()
    scene.ana.has({ hand: ['Black Vulture'], grassland: ['Eastern Bluebird'], eggs: { 'Trumpeter Swan': 1 } })
    scene.bo.isOn()
  })
})

describe('Great Blue Heron', () => {
  const hand = ['Great Blue Heron', 'Mallard', 'Turkey Vulture']
  const forest = [{ bird: 'Hooded Warbler', eggs: 1 }]

  test('brings a second bird into the wetland at its full cost', () => {
    const ana = { hand, food: { invertebrate: 1, fish: 1, seed: 1 }, forest }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Great Blue Heron')
    scene.ana.isOffered('Turkey Vulture')
    scene.ana.plays('Mallard')
    scene.ana.has({
      hand: ['Turkey Vulture'],
      forest: ['Hooded Warbler'],
      wetland: ['Great Blue Heron', 'Mallard'],
      eggs: { 'Hooded Warbler': 0 },
      food: none,
    })
    scene.bo.isOn()
  })

  test('does not bring a bird that cannot be paid', () => {
    const ana = { hand, food: { invertebrate: 1, fish: 1 }, forest }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Great Blue Heron')
    scene.ana.isToldWhyNot('Mallard', 'Your food does not pay for it')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({ hand: ['Mallard'], wetland: ['Great Blue Heron', 'Turkey Vulture'], food: none })
    scene.bo.isOn()
  })
})

describe('Great Egret', () => {
  const food = { fish: 2, rodent: 1 }

  test('brings a second bird into the wetland', () => {
    const ana = {
      hand: ['Great Egret', 'Turkey Vulture', 'Black Vulture'],
      food,
      forest: [{ bird: 'Hooded Warbler', eggs: 3 }],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Great Egret')
    scene.ana.isNotOffered('Black Vulture')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: ['Black Vulture'],
      forest: ['Hooded Warbler'],
      grassland: [],
      wetland: ['Great Egret', 'Turkey Vulture'],
      eggs: { 'Hooded Warbler': 2 },
    })
    scene.bo.isOn()
  })

  test('brings none where no card is left in hand', () => {
    const scene = given(mats, { ana: { hand: ['Great Egret'], food }, bo: {} })
    scene.ana.plays('Great Egret')
    scene.ana.has({ hand: [], wetland: ['Great Egret'], food: none })
    scene.bo.isOn()
  })
})

describe('House Wren', () => {
  test('brings a second bird into its own row, at its full cost', () => {
    const ana = {
      hand: ['House Wren', 'Blue-Winged Warbler'],
      food: { invertebrate: 3 },
      forest: [{ bird: 'Wild Turkey', eggs: 3 }],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('House Wren')
    scene.ana.chooses('forest')
    scene.ana.plays('Blue-Winged Warbler')
    scene.ana.changedOnly({
      hand: [],
      food: none,
      forest: ['Wild Turkey', 'House Wren', 'Blue-Winged Warbler'],
      eggs: { 'Wild Turkey': 1, 'House Wren': 0, 'Blue-Winged Warbler': 0 },
      cached: {},
      tucked: {},
    })
    scene.bo.isOn()
  })

  test('brings birds of the grassland where it settles there', () => {
    const ana = {
      hand: ['House Wren', 'Turkey Vulture', 'Black Vulture'],
      food: { invertebrate: 1 },
      wetland: [{ bird: 'Trumpeter Swan', eggs: 1 }],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('House Wren')
    scene.ana.chooses('grassland')
    scene.ana.isToldWhyNot('Black Vulture', 'It lives in the forest alone')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({ hand: ['Black Vulture'], forest: [], grassland: ['House Wren', 'Turkey Vulture'] })
    scene.bo.isOn()
  })

  test('does not bring a bird that lives elsewhere', () => {
    const ana = { hand: ['House Wren', 'Mallard'], food: { invertebrate: 1 } }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('House Wren')
    scene.ana.chooses('grassland')
    scene.ana.isToldWhyNot('Mallard', 'It lives in the wetland alone')
    scene.ana.skips()
    scene.ana.has({ hand: ['Mallard'], grassland: ['House Wren'] })
    scene.bo.isOn()
  })
})

describe('Mountain Bluebird', () => {
  const wetland = [{ bird: 'Trumpeter Swan', eggs: 2 }]

  test('brings a second bird into the grassland, which may bring a third', () => {
    const ana = {
      hand: ['Mountain Bluebird', 'Savannah Sparrow', 'Turkey Vulture'],
      food: { invertebrate: 1, fruit: 1, seed: 1 },
      wetland,
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Mountain Bluebird')
    scene.ana.isOffered('Turkey Vulture')
    scene.ana.plays('Savannah Sparrow')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: [],
      forest: [],
      grassland: ['Mountain Bluebird', 'Savannah Sparrow', 'Turkey Vulture'],
      wetland: ['Trumpeter Swan'],
      eggs: { 'Trumpeter Swan': 0 },
      food: none,
    })
    scene.bo.isOn()
  })

  test('brings one bird alone where that one brings no other', () => {
    const ana = {
      hand: ['Mountain Bluebird', 'Turkey Vulture', 'Turkey Vulture'],
      food: { invertebrate: 1, fruit: 1 },
      wetland,
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Mountain Bluebird')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: ['Turkey Vulture'],
      grassland: ['Mountain Bluebird', 'Turkey Vulture'],
      eggs: { 'Trumpeter Swan': 1 },
    })
    scene.bo.isOn()
  })
})

describe('Red-Eyed Vireo', () => {
  const hand = ['Red-Eyed Vireo', 'Turkey Vulture']
  const food = { invertebrate: 1 }

  test('brings a second bird into the forest, be it the last slot', () => {
    const forest = ['Hooded Warbler', 'Blue-Winged Warbler', { bird: 'Wild Turkey', eggs: 5 }]
    const scene = given(mats, { ana: { hand, food, forest }, bo: {} })
    scene.ana.plays('Red-Eyed Vireo')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: [],
      forest: ['Hooded Warbler', 'Blue-Winged Warbler', 'Wild Turkey', 'Red-Eyed Vireo', 'Turkey Vulture'],
      grassland: [],
      wetland: [],
      eggs: { 'Wild Turkey': 1 },
    })
    scene.bo.isOn()
  })

  test('brings none where it takes the last slot itself, though other rows are free', () => {
    const forest = ['Hooded Warbler', 'Blue-Winged Warbler', 'American Woodcock', { bird: 'Wild Turkey', eggs: 5 }]
    const scene = given(mats, { ana: { hand, food, forest }, bo: {} })
    scene.ana.plays('Red-Eyed Vireo')
    scene.ana.has({ hand: ['Turkey Vulture'], grassland: [], wetland: [], eggs: { 'Wild Turkey': 3 } })
    scene.bo.isOn()
  })
})

describe('Ruby-Crowned Kinglet', () => {
  const hand = ['Ruby-Crowned Kinglet', 'Turkey Vulture', 'Bobolink']

  test('brings a second bird into the forest', () => {
    const ana = { hand, food: { seed: 1 }, grassland: [{ bird: 'Wild Turkey', eggs: 1 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Ruby-Crowned Kinglet')
    scene.ana.isToldWhyNot('Bobolink', 'It lives in the grassland alone')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: ['Bobolink'],
      forest: ['Ruby-Crowned Kinglet', 'Turkey Vulture'],
      grassland: ['Wild Turkey'],
      wetland: [],
      eggs: { 'Wild Turkey': 0 },
    })
    scene.bo.isOn()
  })

  test('brings none when its row is used', () => {
    const ana = { hand: ['Turkey Vulture'], forest: ['Hooded Warbler', 'Ruby-Crowned Kinglet'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Savannah Sparrow', () => {
  const ana = {
    hand: ['Savannah Sparrow', 'Turkey Vulture', 'Black Vulture'],
    food: { seed: 1 },
    forest: [{ bird: 'Hooded Warbler', eggs: 2 }],
  }

  test('brings a second bird into the grassland', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Savannah Sparrow')
    scene.ana.isNotOffered('Black Vulture')
    scene.ana.plays('Turkey Vulture')
    scene.ana.has({
      hand: ['Black Vulture'],
      forest: ['Hooded Warbler'],
      grassland: ['Savannah Sparrow', 'Turkey Vulture'],
      wetland: [],
      eggs: { 'Hooded Warbler': 1 },
    })
    scene.bo.isOn()
  })

  test('brings none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Savannah Sparrow')
    scene.ana.skips()
    scene.ana.has({
      hand: ['Turkey Vulture', 'Black Vulture'],
      grassland: ['Savannah Sparrow'],
      eggs: { 'Hooded Warbler': 2 },
    })
    scene.bo.isOn()
  })
})

describe('Tufted Titmouse', () => {
  const food = { invertebrate: 1 }
  const wetland = [{ bird: 'Trumpeter Swan', eggs: 1 }]

  test('brings a second bird into the forest, and others react to both', () => {
    const ana = { hand: ['Tufted Titmouse', 'Turkey Vulture'], food, wetland }
    const bo = { wetland: ['Eastern Kingbird'] }
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Tufted Titmouse')
    scene.bo.skips()
    scene.ana.plays('Turkey Vulture')
    scene.bo.usesThePower()
    scene.ana.has({ hand: [], forest: ['Tufted Titmouse', 'Turkey Vulture'], eggs: { 'Trumpeter Swan': 0 } })
    scene.bo.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.isOn()
  })

  test('does not bring a bird of another row', () => {
    const ana = { hand: ['Tufted Titmouse', 'Bobolink', 'Mallard'], food, wetland }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Tufted Titmouse')
    scene.ana.isToldWhyNot('Bobolink', 'It lives in the grassland alone')
    scene.ana.isToldWhyNot('Mallard', 'It lives in the wetland alone')
    scene.ana.skips()
    scene.ana.has({ hand: ['Bobolink', 'Mallard'], forest: ['Tufted Titmouse'] })
    scene.bo.isOn()
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe("Baird's Sparrow", () => {
  test('lays one egg on a bird of any row', () => {
    const ana = {
      forest: ['Hooded Warbler'],
      grassland: [{ bird: "Baird's Sparrow", eggs: 2 }],
      wetland: ['Prothonotary Warbler'],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.isOffered('Hooded Warbler', 'Prothonotary Warbler')
    scene.ana.isNotOffered("Baird's Sparrow")
    scene.ana.lays('Prothonotary Warbler')
    scene.ana.changedOnly({ eggs: { 'Hooded Warbler': 0, "Baird's Sparrow": 2, 'Prothonotary Warbler': 1 } })
    scene.bo.isOn()
  })

  test('lays nowhere when every nest is full', () => {
    const ana = {
      grassland: [{ bird: "Baird's Sparrow", eggs: 2 }],
      wetland: [{ bird: 'Prothonotary Warbler', eggs: 4 }],
    }
    const scene = given(mats, { ana, bo: { forest: ['Hooded Warbler'] } })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Cassin's Sparrow", () => {
  const ana = { grassland: ["Cassin's Sparrow"], wetland: ['Trumpeter Swan'] }

  test('lays one egg, on itself too', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.isOffered('Trumpeter Swan')
    scene.ana.lays("Cassin's Sparrow")
    scene.ana.changedOnly({ eggs: { "Cassin's Sparrow": 1, 'Trumpeter Swan': 0 } })
    scene.bo.isOn()
  })

  test('lays none when another row is used', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Chipping Sparrow', () => {
  const ana = { forest: ['Chipping Sparrow', 'Hooded Warbler'] }

  test('lays one egg anywhere, from the forest as well', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isOffered('Chipping Sparrow')
    scene.ana.lays('Hooded Warbler')
    scene.ana.changedOnly({ eggs: { 'Chipping Sparrow': 0, 'Hooded Warbler': 1 } })
    scene.bo.isOn()
  })

  test('lays none when another player uses their forest', () => {
    const scene = given(mats, { ana, bo: {} }, { turn: 1 })
    scene.bo.uses('forest')
    scene.bo.skips()
    scene.ana.changedOnly({})
    scene.ana.isOn()
  })
})

describe('Grasshopper Sparrow', () => {
  const ana = { forest: ['Hooded Warbler'], grassland: ['Grasshopper Sparrow'] }

  test('lays a third egg after the two of the row', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.lays('Grasshopper Sparrow')
    scene.ana.lays('Grasshopper Sparrow')
    scene.ana.isNotOffered('Grasshopper Sparrow')
    scene.ana.lays('Hooded Warbler')
    scene.ana.changedOnly({ eggs: { 'Hooded Warbler': 1, 'Grasshopper Sparrow': 2 } })
    scene.bo.isOn()
  })

  test('lays no third one where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.lays('Grasshopper Sparrow')
    scene.ana.lays('Hooded Warbler')
    scene.ana.isDone()
    scene.ana.changedOnly({ eggs: { 'Hooded Warbler': 1, 'Grasshopper Sparrow': 1 } })
    scene.bo.isOn()
  })
})

describe('California Quail', () => {
  test('lays one egg in its own nest', () => {
    const ana = { forest: [{ bird: 'California Quail', eggs: 2 }, 'Hooded Warbler'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ eggs: { 'California Quail': 3, 'Hooded Warbler': 0 } })
    scene.bo.isOn()
  })

  test('fills its nest of six', () => {
    const scene = given(mats, { ana: { forest: [{ bird: 'California Quail', eggs: 5 }] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ eggs: { 'California Quail': 6 } })
    scene.bo.isOn()
  })

  test('lays none when six eggs lie there', () => {
    const ana = { forest: [{ bird: 'California Quail', eggs: 6 }, 'Hooded Warbler'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Mourning Dove', () => {
  test('lays one egg in its own nest', () => {
    const scene = given(mats, { ana: { wetland: ['Mourning Dove'], forest: ['Hooded Warbler'] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ eggs: { 'Mourning Dove': 1, 'Hooded Warbler': 0 } })
    scene.bo.isOn()
  })

  test('lays none when five eggs lie there', () => {
    const scene = given(mats, { ana: { forest: [{ bird: 'Mourning Dove', eggs: 5 }, 'Hooded Warbler'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Northern Bobwhite', () => {
  test('lays one more egg in its own nest after those of the row', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Northern Bobwhite', eggs: 1 }] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.lays('Northern Bobwhite')
    scene.ana.lays('Northern Bobwhite')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ eggs: { 'Northern Bobwhite': 4 } })
    scene.bo.isOn()
  })

  test('lays none when the row has filled its nest of six', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Northern Bobwhite', eggs: 4 }] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.lays('Northern Bobwhite')
    scene.ana.lays('Northern Bobwhite')
    scene.ana.changedOnly({ eggs: { 'Northern Bobwhite': 6 } })
    scene.bo.isOn()
  })
})

describe('Lazuli Bunting', () => {
  const grassland = [{ bird: 'Lazuli Bunting', eggs: 1 }]

  test('has everybody lay an egg on a bowl or star nest, and its owner one more on another such bird', () => {
    const ana = { grassland, forest: ['Hooded Warbler', 'Hermit Thrush', 'Prothonotary Warbler'] }
    const bo = { forest: ['Hooded Warbler', 'American Woodcock'] }
    const scene = given(mats, { ana, bo, cy: { wetland: ['Trumpeter Swan', 'Osprey'] } })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.isOffered('Hooded Warbler', 'Hermit Thrush')
    scene.ana.isNotOffered('Prothonotary Warbler')
    scene.ana.lays('Lazuli Bunting')
    scene.ana.isNotOffered('Lazuli Bunting')
    scene.ana.lays('Hermit Thrush')
    scene.bo.isNotOffered('American Woodcock')
    scene.bo.lays('Hooded Warbler')
    scene.ana.changedOnly({
      eggs: { 'Lazuli Bunting': 2, 'Hermit Thrush': 1, 'Hooded Warbler': 0, 'Prothonotary Warbler': 0 },
    })
    scene.bo.changedOnly({ eggs: { 'Hooded Warbler': 1, 'American Woodcock': 0 } })
    scene.cy.changedOnly({})
    scene.bo.isOn()
  })

  test('gives its owner one egg where no other bird fits, and may be left unused by others', () => {
    const ana = { grassland, forest: ['Prothonotary Warbler'] }
    const scene = given(mats, { ana, bo: { forest: ['Hooded Warbler'] } })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.lays('Lazuli Bunting')
    scene.bo.isDone()
    scene.ana.changedOnly({ eggs: { 'Lazuli Bunting': 2, 'Prothonotary Warbler': 0 } })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Pileated Woodpecker', () => {
  const ana = {
    forest: ['Pileated Woodpecker', 'Hooded Warbler'],
    grassland: ['Ash-Throated Flycatcher'],
    wetland: ['Prothonotary Warbler', 'Trumpeter Swan'],
  }
  const bo = { forest: ['Hermit Thrush', 'Hooded Warbler', 'American Woodcock'] }

  test('has everybody lay an egg on a cavity or star nest, and its owner one more on another such bird', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.isOffered('Pileated Woodpecker', 'Ash-Throated Flycatcher')
    scene.ana.isNotOffered('Hooded Warbler', 'Trumpeter Swan')
    scene.ana.lays('Prothonotary Warbler')
    scene.ana.isNotOffered('Prothonotary Warbler')
    scene.ana.lays('Pileated Woodpecker')
    scene.bo.isNotOffered('Hooded Warbler', 'American Woodcock')
    scene.bo.lays('Hermit Thrush')
    scene.ana.changedOnly({
      eggs: { 'Prothonotary Warbler': 1, 'Pileated Woodpecker': 1, 'Ash-Throated Flycatcher': 0, 'Hooded Warbler': 0 },
    })
    scene.bo.changedOnly({ eggs: { 'Hermit Thrush': 1, 'Hooded Warbler': 0 } })
    scene.bo.isOn()
  })

  test('has nobody lay where its owner would rather not', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Western Meadowlark', () => {
  const bo = { wetland: ['Belted Kingfisher', 'Prothonotary Warbler'] }
  const cy = { grassland: ['Wild Turkey', 'Blue-Winged Warbler'] }

  test('has everybody lay an egg on a ground or star nest, and its owner one more on another such bird', () => {
    const ana = {
      grassland: ['American Woodcock', { bird: 'Western Meadowlark', eggs: 1 }],
      wetland: ['Trumpeter Swan', 'Prothonotary Warbler'],
    }
    const scene = given(mats, { ana, bo, cy })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.isOffered('American Woodcock', 'Trumpeter Swan')
    scene.ana.isNotOffered('Prothonotary Warbler')
    scene.ana.lays('Western Meadowlark')
    scene.ana.isNotOffered('Western Meadowlark')
    scene.ana.lays('American Woodcock')
    scene.bo.isNotOffered('Prothonotary Warbler')
    scene.bo.lays('Belted Kingfisher')
    scene.cy.isNotOffered('Blue-Winged Warbler')
    scene.cy.lays('Wild Turkey')
    scene.ana.changedOnly({ eggs: { 'Western Meadowlark': 2, 'American Woodcock': 1, 'Trumpeter Swan': 0 } })
    scene.bo.changedOnly({ eggs: { 'Belted Kingfisher': 1, 'Prothonotary Warbler': 0 } })
    scene.cy.changedOnly({ eggs: { 'Wild Turkey': 1, 'Blue-Winged Warbler': 0 } })
    scene.bo.isOn()
  })

  test('works for others also where its owner has no room', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Western Meadowlark', eggs: 4 }] }, bo, cy })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.bo.lays('Belted Kingfisher')
    scene.cy.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({ eggs: { 'Belted Kingfisher': 1, 'Prothonotary Warbler': 0 } })
    scene.cy.changedOnly({})
    scene.bo.isOn()
  })

  test('does nothing where nobody has such a nest', () => {
    const scene = given(mats, {
      ana: { grassland: [{ bird: 'Western Meadowlark', eggs: 4 }] },
      bo: { wetland: ['Prothonotary Warbler'] },
      cy: { grassland: ['Blue-Winged Warbler'] },
    })
    scene.ana.uses('grassland')
    for (const player of [scene.ana, scene.bo, scene.cy]) player.changedOnly({})
    scene.bo.isOn()
  })
})

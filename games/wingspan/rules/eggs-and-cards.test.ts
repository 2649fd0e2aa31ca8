import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

test('W22: eggs go where there is room, and what finds none is lost', () => {
  const ana = {
    forest: [
      { bird: 'Hooded Warbler', eggs: 2 },
      { bird: 'Wild Turkey', eggs: 5 },
    ],
  }
  const { bo, ...scene } = given(mats, { ana, bo: {} })
  scene.ana.uses('grassland')
  scene.ana.isNotOffered('Wild Turkey')
  scene.ana.lays('Hooded Warbler')
  scene.ana.changedOnly({ eggs: { 'Hooded Warbler': 3, 'Wild Turkey': 5 } })
  bo.isOn()
})

describe('W23: nests', () => {
  test('a star is every nest, and a cowbird holds no egg', () => {
    const bo = { forest: ['Bronzed Cowbird', 'Hermit Thrush', 'Wild Turkey', 'Hooded Warbler'] }
    const { ana, ...scene } = given(mats, { ana: {}, bo })
    ana.uses('grassland')
    scene.bo.isOffered('Hermit Thrush', 'Hooded Warbler')
    scene.bo.isNotOffered('Bronzed Cowbird', 'Wild Turkey')
    scene.bo.lays('Hermit Thrush')
    scene.bo.changedOnly({ eggs: { 'Hermit Thrush': 1, 'Hooded Warbler': 0, 'Bronzed Cowbird': 0 } })
    scene.bo.isOn()
  })
})

describe('W24: drawing', () => {
  const wetland = ['Trumpeter Swan', 'Prothonotary Warbler']

  test('mixes tray and deck, and the tray is filled at the end of the turn only', () => {
    const table = { tray: ['Mallard', 'Osprey', 'Willet'], deck: ['Killdeer', 'Bushtit', 'Canada Goose'] }
    const { ana, bo } = given(mats, { ana: { wetland }, bo: {} }, table)
    ana.uses('wetland')
    ana.draws('Osprey')
    ana.isNotOffered('Osprey', 'Killdeer')
    ana.draws('deck')
    ana.has({ hand: ['Osprey', 'Killdeer'] })
    bo.sees({ deck: 1, tray: { 0: { bird: 'mallard' }, 1: { bird: 'willet' }, 2: { bird: 'bushtit' } } })
    bo.isOn()
  })

  test('shuffles the discards when the deck has run out', () => {
    const { ana, bo } = given(mats, { ana: { wetland }, bo: {} }, { deck: [], discard: ['Mallard'], tray: [] })
    ana.uses('wetland')
    ana.draws('deck')
    ana.has({ hand: ['Mallard'] })
    bo.sees({ discard: { count: 0 }, deck: 0, tray: [] })
    bo.isOn()
  })

  test('draws nothing where deck, discards and tray are empty', () => {
    const { ana, bo } = given(mats, { ana: { wetland }, bo: {} }, { tray: [] })
    ana.uses('wetland')
    ana.changedOnly({})
    bo.isOn()
  })

  test('may stop early', () => {
    const { ana, bo } = given(mats, { ana: { wetland }, bo: {} }, { deck: ['Mallard', 'Osprey'] })
    ana.uses('wetland')
    ana.draws('deck')
    ana.isDone()
    ana.has({ hand: ['Mallard'] })
    bo.isOn()
  })
})

test('W25: a power that says from the deck leaves the tray alone', () => {
  const { ana, bo } = given(mats, { ana: { wetland: ['Northern Shoveler'] }, bo: {} }, { deck: ['Mallard', 'Osprey'] })
  ana.uses('wetland')
  ana.isDone()
  ana.usesThePower()
  ana.has({ hand: ['Mallard'] })
  bo.has({ hand: ['Osprey'] })
  bo.sees({ tray: { 0: { bird: 'trumpeter-swan' }, 2: { bird: 'prothonotary-warbler' } } })
  bo.isOn()
})

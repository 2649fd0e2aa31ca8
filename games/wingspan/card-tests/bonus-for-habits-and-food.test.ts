import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { holding, worth } from './bonus-standing.ts'

describe('Bird Counter', () => {
  const fitting = ['American Coot', 'American Robin']

  test.each([
    [1, 2],
    [2, 4],
  ])('counts birds that flock: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Bird Counter', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count predators', () => {
    const others = ['American Kestrel', 'Anhinga']
    const { ana } = given(mats, { ana: holding('Bird Counter', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 2))
    ana.isOn()
  })
})

describe('Falconer', () => {
  const fitting = ['American Kestrel', 'Anhinga']

  test.each([
    [1, 2],
    [2, 4],
  ])('counts predators: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Falconer', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that flock', () => {
    const others = ['American Coot', 'American Robin']
    const { ana } = given(mats, { ana: holding('Falconer', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 2))
    ana.isOn()
  })
})

describe('Bird Feeder', () => {
  const fitting = [
    'Acorn Woodpecker',
    'American Coot',
    'American Goldfinch',
    'American Woodcock',
    "Baird's Sparrow",
    "Bewick's Wren",
    'Black-Bellied Whistling-Duck',
    'Blue Grosbeak',
  ]

  test.each([
    [4, 0],
    [5, 3],
    [7, 3],
    [8, 7],
  ])('counts birds that eat seeds: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Bird Feeder', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that eat anything', () => {
    const others = ['American Crow', "Anna's Hummingbird"]
    const { ana } = given(mats, { ana: holding('Bird Feeder', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Fishery Manager', () => {
  const fitting = ['American Bittern', 'American White Pelican', 'Anhinga', 'Atlantic Puffin']

  test.each([
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 8],
  ])('counts birds that eat fish: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Fishery Manager', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that eat anything', () => {
    const others = ['American Coot', 'American Crow']
    const { ana } = given(mats, { ana: holding('Fishery Manager', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Rodentologist', () => {
  const fitting = ['American Bittern', 'American Kestrel']

  test.each([
    [1, 2],
    [2, 4],
  ])('counts birds that eat rodents: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Rodentologist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that eat anything', () => {
    const others = ['American Coot', 'American Crow']
    const { ana } = given(mats, { ana: holding('Rodentologist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 2))
    ana.isOn()
  })
})

describe('Viticulturalist', () => {
  const fitting = ['American Robin', 'Ash-Throated Flycatcher', 'Baltimore Oriole', 'Carolina Wren']

  test.each([
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 7],
  ])('counts birds that eat fruit: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Viticulturalist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that eat anything', () => {
    const others = ['American Coot', 'American Crow']
    const { ana } = given(mats, { ana: holding('Viticulturalist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Omnivore Specialist', () => {
  const fitting = ['American Coot', 'American Crow']

  test.each([
    [1, 2],
    [2, 4],
  ])('counts birds that eat anything: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Omnivore Specialist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that eat seeds', () => {
    const others = ['Acorn Woodpecker', 'American Goldfinch']
    const { ana } = given(mats, { ana: holding('Omnivore Specialist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 2))
    ana.isOn()
  })
})

describe('Food Web Expert', () => {
  const fitting = ['American Oystercatcher', 'Barn Swallow']

  test.each([
    [1, 2],
    [2, 4],
  ])('counts birds that eat nothing but invertebrates: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Food Web Expert', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that eat something else too', () => {
    const others = ['American Bittern', 'American Kestrel']
    const { ana } = given(mats, { ana: holding('Food Web Expert', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 2))
    ana.isOn()
  })
})

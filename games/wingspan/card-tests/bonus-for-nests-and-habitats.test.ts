import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { holding, worth } from './bonus-standing.ts'

describe('Enclosure Builder', () => {
  const fitting = [
    'American White Pelican',
    'American Woodcock',
    "Baird's Sparrow",
    'Black-Necked Stilt',
    'Black Skimmer',
    'Atlantic Puffin',
  ]

  test.each([
    [3, 0],
    [4, 4],
    [5, 4],
    [6, 7],
  ])('counts birds with a ground or star nest: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Enclosure Builder', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds with a bowl nest', () => {
    const others = ['American Goldfinch', 'American Robin']
    const { ana } = given(mats, { ana: holding('Enclosure Builder', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Nest Box Builder', () => {
  const fitting = [
    'American Kestrel',
    'Ash-Throated Flycatcher',
    'Barn Owl',
    'Barred Owl',
    "Bewick's Wren",
    'Atlantic Puffin',
  ]

  test.each([
    [3, 0],
    [4, 4],
    [5, 4],
    [6, 7],
  ])('counts birds with a cavity or star nest: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Nest Box Builder', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds with a ground nest', () => {
    const others = ['American Oystercatcher', 'American White Pelican']
    const { ana } = given(mats, { ana: holding('Nest Box Builder', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Platform Builder', () => {
  const fitting = [
    'American Coot',
    'American Crow',
    'Anhinga',
    'Bald Eagle',
    'Black-Crowned Night-Heron',
    'Atlantic Puffin',
  ]

  test.each([
    [3, 0],
    [4, 4],
    [5, 4],
    [6, 7],
  ])('counts birds with a platform or star nest: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Platform Builder', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds with a cavity nest', () => {
    const others = ['Acorn Woodpecker', 'American Kestrel']
    const { ana } = given(mats, { ana: holding('Platform Builder', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Wildlife Gardener', () => {
  const fitting = [
    'American Robin',
    "Anna's Hummingbird",
    'Blue-Gray Gnatcatcher',
    'Blue Grosbeak',
    'Blue Jay',
    'Atlantic Puffin',
  ]

  test.each([
    [3, 0],
    [4, 4],
    [5, 4],
    [6, 7],
  ])('counts birds with a bowl or star nest: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Wildlife Gardener', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds with a platform nest', () => {
    const others = ['American Bittern', 'American Coot']
    const { ana } = given(mats, { ana: holding('Wildlife Gardener', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Forester', () => {
  const fitting = ['Acorn Woodpecker', 'Baltimore Oriole', 'Barred Owl', 'Blue-Gray Gnatcatcher', 'Blue Jay']

  test.each([
    [2, 0],
    [3, 4],
    [4, 4],
    [5, 8],
  ])('counts birds that live in the forest alone: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Forester', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that live elsewhere too', () => {
    const others = ['American Crow', 'American Robin']
    const { ana } = given(mats, { ana: holding('Forester', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Prairie Manager', () => {
  const fitting = ['American Goldfinch', 'American Kestrel', 'Ash-Throated Flycatcher', "Baird's Sparrow"]

  test.each([
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 8],
  ])('counts birds that live in the grassland alone: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Prairie Manager', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that live elsewhere too', () => {
    const others = ['American Crow', 'American Robin']
    const { ana } = given(mats, { ana: holding('Prairie Manager', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Wetland Scientist', () => {
  const fitting = ['American Bittern', 'American Coot', 'American Oystercatcher', 'American White Pelican', 'Anhinga']

  test.each([
    [2, 0],
    [3, 3],
    [4, 3],
    [5, 7],
  ])('counts birds that live in the wetland alone: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Wetland Scientist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that live elsewhere too', () => {
    const others = ['American Crow', "Anna's Hummingbird"]
    const { ana } = given(mats, { ana: holding('Wetland Scientist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

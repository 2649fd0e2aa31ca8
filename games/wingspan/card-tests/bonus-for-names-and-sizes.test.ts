import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { holding, worth } from './bonus-standing.ts'

describe('Anatomist', () => {
  const fitting = [
    'Ash-Throated Flycatcher',
    'Black-Bellied Whistling-Duck',
    'Black-Crowned Night-Heron',
    'Black-Necked Stilt',
  ]

  test.each([
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 7],
  ])('counts birds named after a part of the body: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Anatomist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds whose names have none', () => {
    const others = ['American Bittern', 'Osprey']
    const { ana } = given(mats, { ana: holding('Anatomist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Cartographer', () => {
  const fitting = ['American Bittern', 'American Coot', 'American Crow', 'American Goldfinch']

  test.each([
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 7],
  ])('counts birds named after a place: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Cartographer', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds named after something else', () => {
    const others = ['Bald Eagle', 'Osprey']
    const { ana } = given(mats, { ana: holding('Cartographer', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Historian', () => {
  const fitting = ["Anna's Hummingbird", "Baird's Sparrow"]

  test.each([
    [1, 2],
    [2, 4],
  ])('counts birds named after a person: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Historian', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds named after nobody', () => {
    const others = ['Bald Eagle', 'Osprey']
    const { ana } = given(mats, { ana: holding('Historian', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 2))
    ana.isOn()
  })
})

describe('Photographer', () => {
  const fitting = [
    'American Goldfinch',
    'American White Pelican',
    'Ash-Throated Flycatcher',
    'Black-Bellied Whistling-Duck',
    'Black-Crowned Night-Heron',
    'Black-Necked Stilt',
  ]

  test.each([
    [3, 0],
    [4, 3],
    [5, 3],
    [6, 6],
  ])('counts birds named after a colour: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Photographer', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds without a colour in their names', () => {
    const others = ['Bald Eagle', 'Osprey']
    const { ana } = given(mats, { ana: holding('Photographer', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Backyard Birder', () => {
  const fitting = [
    'American Coot',
    'American Goldfinch',
    "Baird's Sparrow",
    'Barred Owl',
    'Blue Jay',
    "Brewer's Blackbird",
    'California Quail',
  ]

  test.each([
    [4, 0],
    [5, 3],
    [6, 3],
    [7, 6],
  ])('counts birds worth less than 4 points: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Backyard Birder', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds worth 4 points', () => {
    const others = ['American Crow', "Anna's Hummingbird"]
    const { ana } = given(mats, { ana: holding('Backyard Birder', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Large Bird Specialist', () => {
  const fitting = [
    'Green Heron',
    'Willet',
    'Greater Prairie-Chicken',
    'Black-Necked Stilt',
    'Pileated Woodpecker',
    'Black-Bellied Whistling-Duck',
  ]

  test.each([
    [3, 0],
    [4, 3],
    [5, 3],
    [6, 6],
  ])('counts birds wider than 65 cm: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Large Bird Specialist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that are not', () => {
    const others = ['American Coot', 'Black Tern']
    const { ana } = given(mats, { ana: holding('Large Bird Specialist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

describe('Passerine Specialist', () => {
  const fitting = [
    'Ash-Throated Flycatcher',
    'Baltimore Oriole',
    'Bobolink',
    "Cassin's Finch",
    'Downy Woodpecker',
    'Hermit Thrush',
  ]

  test.each([
    [3, 0],
    [4, 3],
    [5, 3],
    [6, 6],
  ])('counts birds of at most 30 cm: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: holding('Passerine Specialist', fitting.slice(0, count)), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds that are wider', () => {
    const others = ['Eastern Bluebird', 'Great Crested Flycatcher']
    const { ana } = given(mats, { ana: holding('Passerine Specialist', [...fitting.slice(0, 1), ...others]), bo: {} })
    ana.sees(worth(1, 0))
    ana.isOn()
  })
})

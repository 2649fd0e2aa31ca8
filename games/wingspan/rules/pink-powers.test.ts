import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('W27: pink powers', () => {
  const kingfisher = { wetland: ['Belted Kingfisher'] }
  const vulture = { hand: ['Turkey Vulture'] }

  test('never work in the turn of their owner', () => {
    const { ana, bo } = given(mats, { ana: { ...vulture, wetland: [{ bird: 'Belted Kingfisher', eggs: 1 }] }, bo: {} })
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    ana.has({ food: { fish: 0 } })
    bo.isOn()
  })

  test('work once between two turns of their owner, and again after the next', () => {
    const cy = { ...kingfisher }
    const { ana, bo, ...others } = given(mats, { ana: vulture, bo: vulture, cy, dee: vulture })
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    others.cy.usesThePower()
    bo.plays('Turkey Vulture')
    bo.chooses('wetland')
    others.cy.has({ food: { fish: 1 } })
    others.cy.uses('grassland')
    others.cy.isDone()
    others.dee.plays('Turkey Vulture')
    others.dee.chooses('wetland')
    others.cy.usesThePower()
    others.cy.has({ food: { fish: 2 } })
    ana.isOn()
  })

  test('that were refused may be used at the next occasion', () => {
    const { ana, bo, ...others } = given(mats, { ana: vulture, bo: vulture, cy: kingfisher })
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    others.cy.skips()
    bo.plays('Turkey Vulture')
    bo.chooses('wetland')
    others.cy.usesThePower()
    others.cy.changedOnly({ food: { fish: 1 } })
    others.cy.isOn()
  })

  test('work after the last turn of their owner too', () => {
    const { ana, bo, scene } = given(
      mats,
      { ana: vulture, bo: { ...kingfisher, turnsLeft: 0 } },
      { round: 4, turnsLeft: 1 },
    )
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    bo.usesThePower()
    bo.has({ food: { fish: 1 } })
    scene.isOver()
  })
})

test('W28: pink powers come after the reward and before the brown ones, clockwise from the left', () => {
  const avocet = { wetland: ['American Avocet'], forest: ['Wild Turkey'] }
  const { ana, bo, cy } = given(mats, { ana: { grassland: ['Mourning Dove'] }, bo: avocet, cy: avocet })
  ana.uses('grassland')
  ana.lays('Mourning Dove')
  ana.lays('Mourning Dove')
  cy.isNotAsked()
  bo.lays('Wild Turkey')
  cy.lays('Wild Turkey')
  ana.isAsked('Use the Mourning Dove?')
  ana.usesThePower()
  ana.has({ eggs: { 'Mourning Dove': 3 } })
  bo.isOn()
})

describe('W29: the row counts in which a bird is put', () => {
  test('also through a power', () => {
    const { ana, bo } = given(mats, {
      ana: {
        hand: ['Tufted Titmouse', 'Turkey Vulture'],
        food: { seed: 1 },
        wetland: [{ bird: 'Trumpeter Swan', eggs: 1 }],
      },
      bo: { forest: ['Eastern Kingbird'] },
    })
    ana.plays('Tufted Titmouse')
    bo.skips()
    ana.plays('Turkey Vulture')
    bo.usesThePower()
    bo.changedOnly({ food: { invertebrate: 1 } })
    bo.isOn()
  })

  test('and a bird that moves counts nowhere', () => {
    const { ana, bo } = given(mats, { ana: { forest: ["Bewick's Wren"] }, bo: { wetland: ['Belted Kingfisher'] } })
    ana.uses('forest')
    ana.skips()
    ana.chooses('wetland')
    bo.changedOnly({})
    bo.isOn()
  })
})

test('W30: food that a power brings wakes nobody', () => {
  const { ana, bo } = given(mats, {
    ana: { forest: ['Common Raven', { bird: 'Wild Turkey', eggs: 1 }] },
    bo: { grassland: ['Loggerhead Shrike'] },
  })
  ana.uses('forest')
  ana.takes('fish')
  ana.skips()
  ana.chooses('Wild Turkey')
  ana.chooses('rodent')
  ana.chooses('rodent')
  bo.changedOnly({})
  bo.isOn()
})

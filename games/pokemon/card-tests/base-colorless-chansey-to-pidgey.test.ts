import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Chansey', () => {
  test('Scrunch keeps all damage away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Chansey', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Scrunch')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Scrunch keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Chansey', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Scrunch')
    bo.has({ damage: [0] })
    bo.attacks('Scratch')
    ana.has({ damage: [20], condition: null })
    ana.isOn()
  })

  test('Scrunch cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Chansey', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Scrunch')
    ana.isToldWhyNot('Scrunch', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Double-edge does 80, and 80 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Chansey', energy: 'FFFF' }, 'Chansey'))
    ana.attacks('Double-edge')
    ana.changedOnly({ damage: [80] })
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Double-edge cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Chansey', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Double-edge')
    ana.isToldWhyNot('Double-edge', 'Needs 4 energy, has 3.')
    ana.isOn()
  })
})

describe('Clefairy', () => {
  test('Sing does 0, asleep on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'F' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Sing')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Sing does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'F' }, 'Chansey', 'tails'))
    ana.attacks('Sing')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Sing cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Clefairy', 'Chansey'))
    ana.isNotOffered('Sing')
    ana.isToldWhyNot('Sing', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Dragonair', () => {
  test('Slam does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonair', energy: 'FFF' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Slam')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Slam does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonair', energy: 'FFF' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Slam')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Slam does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonair', energy: 'FFF' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Slam')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test("Hyper Beam does 20 and discards an energy of the attacker's choice", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Dragonair', energy: 'FFFF' }, { pokemon: 'Chansey', energy: 'FW' }),
    )
    ana.attacks('Hyper Beam')
    ana.chooses('Water Energy')
    ana.changedOnly({})
    bo.has({ damage: [20], energy: ['F'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Hyper Beam does 20 where there is no energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dragonair', energy: 'FFFF' }, 'Chansey'))
    ana.attacks('Hyper Beam')
    ana.changedOnly({})
    bo.has({ damage: [20], discard: [] })
    bo.isOn()
  })

  test('Hyper Beam cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Dragonair', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Hyper Beam')
    ana.isToldWhyNot('Hyper Beam', 'Needs 4 energy, has 3.')
    ana.isOn()
  })
})

describe('Pidgeotto', () => {
  test('Whirlwind does 20, and the opponent brings somebody else up', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgeotto', energy: 'FF' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    ana.isNotAsked()
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Chansey'], damage: [0, 0, 20] })
    bo.isOn()
  })

  test('Whirlwind switches nobody where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'FF' }, 'Chansey'))
    ana.attacks('Whirlwind')
    ana.changedOnly({})
    bo.has({ active: 'Chansey', damage: [20] })
    bo.isOn()
  })

  test('Whirlwind cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Whirlwind')
    ana.isToldWhyNot('Whirlwind', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Dratini', () => {
  test('Pound does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dratini', energy: 'F' }, 'Chansey'))
    ana.attacks('Pound')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Pound cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Dratini', 'Chansey'))
    ana.isNotOffered('Pound')
    ana.isToldWhyNot('Pound', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe("Farfetch'd", () => {
  test('Pot Smash does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: "Farfetch'd", energy: 'FFF' }, 'Chansey'))
    ana.attacks('Pot Smash')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Pot Smash cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: "Farfetch'd", energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Pot Smash')
    ana.isToldWhyNot('Pot Smash', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Raticate', () => {
  test('Bite does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Raticate', energy: 'F' }, 'Chansey'))
    ana.attacks('Bite')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Bite cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Raticate', 'Chansey'))
    ana.isNotOffered('Bite')
    ana.isToldWhyNot('Bite', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Doduo', () => {
  test('Fury Attack does 20 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Doduo', energy: 'F' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Fury Attack')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Fury Attack does 10 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Doduo', energy: 'F' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Fury Attack')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Fury Attack does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Doduo', energy: 'F' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Fury Attack')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Pidgey', () => {
  test('Whirlwind does 10, and the opponent brings somebody else up', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgey', energy: 'FF' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    ana.isNotAsked()
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Chansey'], damage: [0, 0, 10] })
    bo.isOn()
  })

  test('Whirlwind switches nobody where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pidgey', energy: 'FF' }, 'Chansey'))
    ana.attacks('Whirlwind')
    ana.changedOnly({})
    bo.has({ active: 'Chansey', damage: [10] })
    bo.isOn()
  })

  test('Whirlwind cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgey', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Whirlwind')
    ana.isToldWhyNot('Whirlwind', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

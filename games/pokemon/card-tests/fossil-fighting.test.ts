import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Aerodactyl', () => {
  test('Wing Attack does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Aerodactyl', energy: 'FFF' }, 'Blastoise'))
    ana.attacks('Wing Attack')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Wing Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Aerodactyl', energy: 'FF' }, 'Blastoise'))
    ana.isNotOffered('Wing Attack')
    ana.isToldWhyNot('Wing Attack', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Hitmonlee', () => {
  test('Stretch Kick does 20 to a Benched Pokémon of its choice', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Hitmonlee', energy: 'FF' } },
      bo: { active: 'Blastoise', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Stretch Kick')
    ana.isAsked('Choose a Benched Pokémon to damage')
    ana.chooses('Onix')
    bo.has({ damage: [0, 20, 0] })
    bo.isOn()
  })

  test('Stretch Kick does nothing where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Hitmonlee', energy: 'FF' }, 'Blastoise'))
    ana.attacks('Stretch Kick')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Stretch Kick cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hitmonlee', energy: 'FW' }, 'Blastoise'))
    ana.isNotOffered('Stretch Kick')
    ana.isToldWhyNot('Stretch Kick', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })

  test('High Jump Kick does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Hitmonlee', energy: 'FFF' }, 'Blastoise'))
    ana.attacks('High Jump Kick')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('High Jump Kick cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hitmonlee', energy: 'FFW' }, 'Blastoise'))
    ana.isNotOffered('High Jump Kick')
    ana.isToldWhyNot('High Jump Kick', 'Needs 3 Fighting, has 2.')
    ana.isOn()
  })
})

describe('Kabutops', () => {
  test('Sharp Sickle does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kabutops', energy: 'FF' }, 'Blastoise'))
    ana.attacks('Sharp Sickle')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Sharp Sickle cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kabutops', energy: 'FW' }, 'Blastoise'))
    ana.isNotOffered('Sharp Sickle')
    ana.isToldWhyNot('Sharp Sickle', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })

  test('Absorb does 40 and heals 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kabutops', energy: 'FFFF', damage: 30 }, 'Blastoise'))
    ana.attacks('Absorb')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Absorb heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Kabutops', energy: 'FFFF', damage: 30 },
        { pokemon: 'Blastoise', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Absorb')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Absorb cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kabutops', energy: 'FFFW' }, 'Blastoise'))
    ana.isNotOffered('Absorb')
    ana.isToldWhyNot('Absorb', 'Needs 4 Fighting, has 3.')
    ana.isOn()
  })
})

describe('Golem', () => {
  test('Avalanche does 60', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golem', energy: 'FFFW' }, 'Blastoise'))
    ana.attacks('Avalanche')
    ana.changedOnly({})
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Avalanche cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Golem', energy: 'FFWW' }, 'Blastoise'))
    ana.isNotOffered('Avalanche')
    ana.isToldWhyNot('Avalanche', 'Needs 3 Fighting, has 2.')
    ana.isOn()
  })

  test('Selfdestruct does 100, 20 to both Benches and 100 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Golem', energy: 'FFFF' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Blastoise', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    ana.chooses('a hidden card')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ active: 'Chansey', damage: [20], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [20, 20] })
    bo.isOn()
  })

  test('Selfdestruct cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Golem', energy: 'FFFW' }, 'Blastoise'))
    ana.isNotOffered('Selfdestruct')
    ana.isToldWhyNot('Selfdestruct', 'Needs 4 Fighting, has 3.')
    ana.isOn()
  })
})

describe('Graveler', () => {
  test('Harden lets 30 damage pass by', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Graveler', energy: 'FF' }, { pokemon: 'Persian', energy: 'FFF' }),
    )
    ana.attacks('Harden')
    bo.attacks('Pounce')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Harden does not stop 40', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Graveler', energy: 'FF' }, { pokemon: 'Hitmonchan', energy: 'FFF' }),
    )
    ana.attacks('Harden')
    bo.attacks('Special Punch')
    ana.has({ damage: [40] })
    ana.isOn()
  })

  test('Harden cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Graveler', energy: 'FW' }, 'Blastoise'))
    ana.isNotOffered('Harden')
    ana.isToldWhyNot('Harden', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })

  test('Rock Throw does 40', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Graveler', energy: 'FFW' }, 'Blastoise'))
    ana.attacks('Rock Throw')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Rock Throw cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Graveler', energy: 'FWW' }, 'Blastoise'))
    ana.isNotOffered('Rock Throw')
    ana.isToldWhyNot('Rock Throw', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Sandslash', () => {
  test('Slash does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise'))
    ana.attacks('Slash')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Slash cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Sandslash', energy: 'F' }, 'Blastoise'))
    ana.isNotOffered('Slash')
    ana.isToldWhyNot('Slash', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Fury Swipes does 60 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Fury Swipes does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandslash', energy: 'FF' }, 'Blastoise', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Kabuto', () => {
  test('Scratch does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kabuto', energy: 'F' }, 'Blastoise'))
    ana.attacks('Scratch')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Scratch cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Kabuto', 'Blastoise'))
    ana.isNotOffered('Scratch')
    ana.isToldWhyNot('Scratch', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

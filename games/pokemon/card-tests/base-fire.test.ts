import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Charizard', () => {
  test('Fire Spin does 100 and discards two energy cards', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'RRRR' }, 'Chansey'))
    ana.attacks('Fire Spin')
    ana.changedOnly({ energy: ['RR'], discard: ['Fire Energy', 'Fire Energy'] })
    bo.has({ damage: [100] })
    bo.isOn()
  })

  test('Fire Spin needs four Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'RRRF' }, 'Onix'))
    ana.isToldWhyNot('Fire Spin', 'Needs 4 Fire, has 3.')
    ana.isNotOffered('Fire Spin')
    ana.isOn()
  })

  test('Energy Burn makes all energy of Charizard Fire for Fire Spin, which may discard any two cards', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'DFGL' }, 'Chansey'))
    ana.isToldWhyNot('Fire Spin', 'Needs 4 Fire, has 0.')
    ana.usesPower('Charizard', 'Energy Burn')
    ana.attacks('Fire Spin')
    ana.chooses('Fighting Energy')
    ana.chooses('Double Colorless Energy')
    ana.has({ energy: ['GL'], damage: [0] })
    bo.has({ damage: [100] })
    bo.isOn()
  })

  test('Energy Burn is over after the turn, and is not needed where all is Fire', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FFFF' }, 'Chansey'))
    ana.usesPower('Charizard', 'Energy Burn')
    ana.isOffered('Fire Spin')
    ana.endsTurn()
    bo.endsTurn()
    ana.isToldWhyNot('Fire Spin', 'Needs 4 Fire, has 0.')
    ana.isOn()
    const red = given(duel, ...versus({ pokemon: 'Charizard', energy: 'RR' }, 'Chansey'))
    red.ana.isToldWhyNot('Energy Burn', 'It has nothing to work on.')
    red.ana.isOn()
  })

  test('Energy Burn does not work while Charizard is Asleep, Confused or Paralyzed', () => {
    const asleep = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FF', condition: 'asleep' }, 'Chansey'))
    asleep.ana.isToldWhyNot('Energy Burn', 'It does not work now.')
    asleep.ana.isOn()
    const confused = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FF', condition: 'confused' }, 'Chansey'))
    confused.ana.isToldWhyNot('Energy Burn', 'It does not work now.')
    confused.ana.isOn()
    const paralyzed = given(duel, ...versus({ pokemon: 'Charizard', energy: 'FF', condition: 'paralyzed' }, 'Chansey'))
    paralyzed.ana.isToldWhyNot('Energy Burn', 'It does not work now.')
    paralyzed.ana.isOn()
  })
})

describe('Ninetales', () => {
  test('Lure brings up a Benched Pokémon of its choice, and hurts nobody', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Ninetales', energy: 'FF' }, bench: ['Vulpix'] },
      bo: { active: 'Onix', bench: ['Rattata', 'Abra'] },
    })
    ana.attacks('Lure')
    ana.isAsked('Choose the Pokémon that becomes the Defending one')
    ana.isNotOffered('Vulpix')
    ana.isNotOffered('Onix')
    ana.chooses('Abra')
    ana.changedOnly({})
    bo.has({ active: 'Abra', bench: ['Rattata', 'Onix'], damage: [0, 0, 0] })
    bo.isOn()
  })

  test('Lure needs two energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ninetales', energy: 'F' }, 'Onix'))
    ana.isToldWhyNot('Lure', 'Needs 2 energy, has 1.')
    ana.isNotOffered('Lure')
    ana.isOn()
  })

  test('Fire Blast does 80 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ninetales', energy: 'RRRR' }, 'Chansey'))
    ana.attacks('Fire Blast')
    ana.changedOnly({ energy: ['RRR'], discard: ['Fire Energy'] })
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Fire Blast needs four Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ninetales', energy: 'RRRF' }, 'Onix'))
    ana.isToldWhyNot('Fire Blast', 'Needs 4 Fire, has 3.')
    ana.isNotOffered('Fire Blast')
    ana.isOn()
  })
})

describe('Arcanine', () => {
  test('Flamethrower does 50 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Flamethrower needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RFF' }, 'Onix'))
    ana.isToldWhyNot('Flamethrower', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Flamethrower')
    ana.isOn()
  })

  test('Take Down does 80, and 30 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RRFF' }, 'Chansey'))
    ana.attacks('Take Down')
    ana.changedOnly({ damage: [30] })
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Take Down needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RFFF' }, 'Onix'))
    ana.isToldWhyNot('Take Down', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Take Down')
    ana.isOn()
  })

  test('Take Down needs four energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Arcanine', energy: 'RRF' }, 'Onix'))
    ana.isToldWhyNot('Take Down', 'Needs 4 energy, has 3.')
    ana.isNotOffered('Take Down')
    ana.isOn()
  })
})

describe('Charmeleon', () => {
  test('Slash does 30 for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmeleon', energy: 'FWL' }, 'Chansey'))
    ana.attacks('Slash')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Slash needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Charmeleon', energy: 'FW' }, 'Onix'))
    ana.isToldWhyNot('Slash', 'Needs 3 energy, has 2.')
    ana.isNotOffered('Slash')
    ana.isOn()
  })

  test('Flamethrower does 50 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmeleon', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Flamethrower needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Charmeleon', energy: 'RFF' }, 'Onix'))
    ana.isToldWhyNot('Flamethrower', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Flamethrower')
    ana.isOn()
  })
})

describe('Growlithe', () => {
  test('Flare does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Growlithe', energy: 'RF' }, 'Chansey'))
    ana.attacks('Flare')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Flare needs a Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Growlithe', energy: 'FF' }, 'Onix'))
    ana.isToldWhyNot('Flare', 'Needs 1 Fire, has 0.')
    ana.isNotOffered('Flare')
    ana.isOn()
  })
})

describe('Magmar', () => {
  test('Fire Punch does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magmar', energy: 'RR' }, 'Chansey'))
    ana.attacks('Fire Punch')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Fire Punch needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magmar', energy: 'RF' }, 'Onix'))
    ana.isToldWhyNot('Fire Punch', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Fire Punch')
    ana.isOn()
  })

  test('Flamethrower does 50 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magmar', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Flamethrower')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Flamethrower needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magmar', energy: 'RFF' }, 'Onix'))
    ana.isToldWhyNot('Flamethrower', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Flamethrower')
    ana.isOn()
  })
})

describe('Charmander', () => {
  test('Scratch does 10 for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmander', energy: 'F' }, 'Chansey'))
    ana.attacks('Scratch')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Scratch needs an energy', () => {
    const { ana } = given(duel, ...versus('Charmander', 'Onix'))
    ana.isToldWhyNot('Scratch', 'Needs 1 energy, has 0.')
    ana.isNotOffered('Scratch')
    ana.isOn()
  })

  test('Ember does 30 and discards a Fire energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmander', energy: 'RF' }, 'Chansey'))
    ana.attacks('Ember')
    ana.changedOnly({ energy: ['F'], discard: ['Fire Energy'] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Ember discards one Fire energy of two', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Charmander', energy: 'RRF' }, 'Chansey'))
    ana.attacks('Ember')
    ana.changedOnly({ energy: ['RF'], discard: ['Fire Energy'] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Ember needs a Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Charmander', energy: 'FF' }, 'Onix'))
    ana.isToldWhyNot('Ember', 'Needs 1 Fire, has 0.')
    ana.isNotOffered('Ember')
    ana.isOn()
  })
})

describe('Ponyta', () => {
  test('Smash Kick does 20 for any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ponyta', energy: 'FL' }, 'Chansey'))
    ana.attacks('Smash Kick')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Smash Kick needs two energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ponyta', energy: 'F' }, 'Onix'))
    ana.isToldWhyNot('Smash Kick', 'Needs 2 energy, has 1.')
    ana.isNotOffered('Smash Kick')
    ana.isOn()
  })

  test('Flame Tail does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Ponyta', energy: 'RR' }, 'Chansey'))
    ana.attacks('Flame Tail')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Flame Tail needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Ponyta', energy: 'RF' }, 'Onix'))
    ana.isToldWhyNot('Flame Tail', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Flame Tail')
    ana.isOn()
  })
})

describe('Vulpix', () => {
  test('Confuse Ray does 10 and confuses on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vulpix', energy: 'RR' }, 'Chansey', 'heads'))
    ana.attacks('Confuse Ray')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Confuse Ray does only 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Vulpix', energy: 'RR' }, 'Chansey', 'tails'))
    ana.attacks('Confuse Ray')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Confuse Ray needs two Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Vulpix', energy: 'RF' }, 'Onix'))
    ana.isToldWhyNot('Confuse Ray', 'Needs 2 Fire, has 1.')
    ana.isNotOffered('Confuse Ray')
    ana.isOn()
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Mewtwo', () => {
  test('Barrier costs a Psychic energy and keeps everything away for a turn', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Mewtwo', energy: 'PP' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
    )
    ana.attacks('Barrier')
    ana.has({ energy: ['P'], discard: ['Psychic Energy'] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [0], condition: null })
    ana.endsTurn()
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })

  test('Barrier needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Mewtwo', energy: 'PF' }, 'Lickitung'))
    ana.isToldWhyNot('Barrier', 'Needs 2 Psychic, has 1.')
    ana.isNotOffered('Barrier')
    ana.isOn()
  })
})

describe('Haunter', () => {
  test('Dream Eater does 50 to a sleeper', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Haunter', energy: 'PP' }, { pokemon: 'Charizard', condition: 'asleep' }, 'heads'),
    )
    ana.attacks('Dream Eater')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null })
    bo.isOn()
  })

  test('Dream Eater cannot be used on others, confused ones included', () => {
    const { ana } = given(
      duel,
      ...versus({ pokemon: 'Haunter', energy: 'PP' }, { pokemon: 'Charizard', condition: 'confused' }),
    )
    ana.isToldWhyNot('Dream Eater', 'The Defending Pokémon is not Asleep.')
    ana.isNotOffered('Dream Eater')
    ana.isOn()
  })

  test('Dream Eater needs two Psychic', () => {
    const { ana } = given(
      duel,
      ...versus({ pokemon: 'Haunter', energy: 'PF' }, { pokemon: 'Charizard', condition: 'asleep' }),
    )
    ana.isToldWhyNot('Dream Eater', 'Needs 2 Psychic, has 1.')
    ana.isOn()
  })
})

describe('Kadabra', () => {
  test('Recover costs a Psychic energy and takes all damage off', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PP', damage: 50 }, 'Onix'))
    ana.attacks('Recover')
    ana.changedOnly({ damage: [0], energy: ['P'], discard: ['Psychic Energy'] })
    bo.isOn()
  })

  test('Recover needs two Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kadabra', energy: 'PF', damage: 50 }, 'Onix'))
    ana.isToldWhyNot('Recover', 'Needs 2 Psychic, has 1.')
    ana.isOn()
  })
})

describe('Gastly', () => {
  test('Destiny Bond costs a Psychic energy and takes an attacker along', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Gastly', energy: 'PF' }, bench: ['Machop'] },
        bo: { active: { pokemon: 'Electabuzz', energy: 'LF' }, bench: ['Staryu'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Destiny Bond')
    ana.has({ energy: ['F', ''], discard: ['Psychic Energy'] })
    bo.attacks('Thunderpunch')
    bo.chooses('a hidden card')
    ana.chooses('a hidden card')
    ana.has({ active: 'Machop', prizes: 5 })
    bo.has({ active: 'Staryu', prizes: 5 })
    ana.isOn()
  })

  test('Destiny Bond is over a turn later', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Gastly', energy: 'PF' }, bench: ['Machop'] },
        bo: { active: { pokemon: 'Electabuzz', energy: 'LF' }, bench: ['Staryu'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Destiny Bond')
    bo.endsTurn()
    ana.endsTurn()
    bo.attacks('Thunderpunch')
    bo.chooses('a hidden card')
    ana.has({ active: 'Machop', prizes: 6 })
    bo.has({ active: 'Electabuzz', damage: [0, 0], prizes: 5 })
    ana.isOn()
  })

  test('Destiny Bond needs Psychic', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gastly', energy: 'FF' }, 'Onix'))
    ana.isToldWhyNot('Destiny Bond', 'Needs 1 Psychic, has 0.')
    ana.isOn()
  })
})

describe('Poliwhirl', () => {
  test('Amnesia forbids one attack for a turn', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Poliwhirl', energy: 'WW' }, { pokemon: 'Hitmonchan', energy: 'FFF' }),
    )
    ana.attacks('Amnesia')
    ana.isOffered('Jab', 'Special Punch')
    ana.chooses('Special Punch')
    bo.isToldWhyNot('Special Punch', 'Hitmonchan cannot use this attack in this turn.')
    bo.isNotOffered('Special Punch')
    bo.isOffered('Jab')
    bo.endsTurn()
    ana.endsTurn()
    bo.isOffered('Special Punch')
    bo.isOn()
  })

  test('Amnesia needs two Water', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WF' }, 'Hitmonchan'))
    ana.isToldWhyNot('Amnesia', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Starmie', () => {
  test('Recover costs a Water energy and takes all damage off', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'WW', damage: 50 }, 'Onix'))
    ana.attacks('Recover')
    ana.changedOnly({ damage: [0], energy: ['W'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Recover needs two Water', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Starmie', energy: 'WF', damage: 50 }, 'Onix'))
    ana.isToldWhyNot('Recover', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Clefairy', () => {
  test('Metronome does what the Defending Pokémon could do, without its costs', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'RWW' }, 'Charmeleon'))
    ana.attacks('Metronome')
    ana.isOffered('Slash', 'Flamethrower')
    ana.chooses('Flamethrower')
    ana.changedOnly({ energy: ['RWW'] })
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Metronome has nothing to copy from a doll', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'WWW' }, 'Clefairy Doll'))
    ana.isToldWhyNot('Metronome', 'There is no attack to copy.')
    ana.isNotOffered('Metronome')
    ana.isOn()
  })

  test('Metronome needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Clefairy', energy: 'WW' }, 'Charmeleon'))
    ana.isToldWhyNot('Metronome', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Pidgeotto', () => {
  test('Mirror Move gives back what was suffered in the turn before', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Oddish', energy: 'G' }, { pokemon: 'Pidgeotto', energy: 'WWW' }, 'tails'),
    )
    ana.attacks('Stun Spore')
    bo.has({ damage: [10], condition: null })
    bo.attacks('Mirror Move')
    ana.has({ damage: [10], condition: null })
    ana.isOn()
  })

  test('Mirror Move cannot be used when nothing was suffered', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'WWW' }, 'Oddish'))
    ana.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    ana.isNotOffered('Mirror Move')
    ana.isOn()
  })

  test('Mirror Move needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeotto', energy: 'WW' }, 'Oddish'))
    ana.isToldWhyNot('Mirror Move', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

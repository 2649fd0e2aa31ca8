import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

const PIDGEOTTO = { pokemon: 'Pidgeotto', energy: 'FFF' }

describe('Mirror Move gives back more than damage', () => {
  test('P35: after Amnesia its owner chooses an attack of the Defending Pokémon', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WWW' }, PIDGEOTTO))
    ana.attacks('Amnesia')
    ana.chooses('Whirlwind')
    bo.attacks('Mirror Move')
    bo.isOffered('Amnesia', 'Doubleslap')
    bo.chooses('Doubleslap')
    ana.isToldWhyNot('Doubleslap', 'Poliwhirl cannot use this attack in this turn.')
    ana.isOffered('Amnesia')
    ana.isOn()
  })

  test('P35: after Amnesia on Mirror Move itself there is nothing to give back', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WW' }, PIDGEOTTO))
    ana.attacks('Amnesia')
    ana.chooses('Mirror Move')
    bo.isToldWhyNot('Mirror Move', 'Pidgeotto cannot use this attack in this turn.')
    bo.isOn()
  })

  test('P35: after Conversion 1 the Defending Pokémon has that Weakness', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Porygon', energy: 'F' }, PIDGEOTTO))
    ana.attacks('Conversion 1')
    ana.chooses('Water')
    bo.sees({ players: [{ active: { weakness: 'Fighting' } }, { active: { weakness: 'Water' } }] })
    bo.attacks('Mirror Move')
    bo.sees({ players: [{ active: { weakness: 'Water' } }, { active: { weakness: 'Water' } }] })
    ana.isOn()
  })

  test('P35: a Weakness that was left as it is gives nothing back', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Porygon', energy: 'F' }, PIDGEOTTO))
    ana.attacks('Conversion 1')
    ana.chooses('Leave it as it is')
    bo.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    bo.isOn()
  })

  test('P15: on the Bench the old Weakness comes back', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Porygon', energy: 'F' } },
      bo: { active: 'Rattata', bench: ['Abra'] },
    })
    ana.attacks('Conversion 1')
    ana.chooses('Water')
    bo.sees({ players: [{}, { active: { weakness: 'Water' } }] })
    bo.retreats('Abra')
    bo.sees({ players: [{}, { bench: [{ weakness: 'Fighting' }] }] })
    bo.isOn()
  })

  test('P35: what was done to Pidgey was not done to Pidgeotto, nor is it remembered on the Bench', () => {
    const evolved = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' } },
      bo: { active: { pokemon: 'Pidgey', energy: 'FFF' }, hand: ['Pidgeotto'] },
    })
    evolved.ana.attacks('Bite')
    evolved.bo.evolves('Pidgey', 'Pidgeotto')
    evolved.bo.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    evolved.bo.isOn()
    const returned = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F' } },
      bo: { active: { ...PIDGEOTTO, energy: 'FFFF' }, bench: ['Abra'] },
    })
    returned.ana.attacks('Bite')
    returned.bo.retreats('Abra')
    returned.bo.retreats('Pidgeotto')
    returned.bo.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    returned.bo.isOn()
  })

  test('P35: where there is no Weakness, none is given', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Porygon', energy: 'F' }, bench: ['Articuno'] },
      bo: { active: PIDGEOTTO, hand: ['Gust of Wind'] },
    })
    ana.attacks('Conversion 1')
    ana.chooses('Water')
    bo.plays('Gust of Wind')
    bo.attacks('Mirror Move')
    bo.sees({ players: [{ active: { as: 'base3-2', weakness: null } }, {}] })
    ana.isOn()
  })

  test('P34, P35: after Leer, whoever faces it then cannot attack it, until it goes', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: {
          active: { pokemon: 'Rhyhorn', energy: 'F' },
          bench: [{ pokemon: 'Rattata', energy: 'F' }],
          hand: ['Gust of Wind'],
        },
        bo: { active: PIDGEOTTO, bench: ['Onix'], hand: ['Gust of Wind'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Leer')
    bo.isToldWhyNot('Mirror Move', 'Pidgeotto cannot attack this Pokémon in this turn.')
    bo.plays('Gust of Wind')
    bo.attacks('Mirror Move')
    ana.isToldWhyNot('Bite', 'Rattata cannot attack this Pokémon in this turn.')
    ana.plays('Gust of Wind')
    ana.attacks('Bite')
    bo.has({ active: 'Onix', damage: [20, 0] })
    bo.isOn()
  })

  test('P35: after Snivel, the Defending Pokémon does 20 less to it', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Cubone', energy: 'FF', damage: 20 } },
      bo: { active: PIDGEOTTO },
    })
    ana.attacks('Snivel')
    bo.attacks('Mirror Move')
    ana.attacks('Rage')
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('P35: after Pounce, 30 damage and 10 less from the Defending Pokémon', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Persian', energy: 'FFF' }, PIDGEOTTO))
    ana.attacks('Pounce')
    bo.has({ damage: [30] })
    bo.attacks('Mirror Move')
    ana.has({ damage: [20] })
    ana.attacks('Scratch')
    bo.has({ damage: [40] })
    bo.isOn()
  })
})

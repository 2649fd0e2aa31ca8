import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('switching, mirroring and copying', () => {
  test('P32: the opponent chooses who comes up after Whirlwind', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgey', energy: 'FF' } },
      bo: { active: 'Machop', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Machop'], damage: [0, 0, 10] })
    bo.isOn()
  })

  test('P32: whoever is knocked out is replaced, not switched', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgey', energy: 'FF' } },
      bo: { active: { pokemon: 'Machop', damage: 40 }, bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    ana.chooses('a hidden card')
    bo.isAsked('Choose your new Active Pokémon')
    bo.chooses('Onix')
    bo.has({ active: 'Onix', bench: ['Staryu'], discard: ['Machop'] })
    bo.isOn()
  })

  test('P35: Mirror Move does the damage that arrived, whatever the types', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Electabuzz', energy: 'L' }, { pokemon: 'Pidgeotto', energy: 'FFF' }, 'tails'),
    )
    ana.attacks('Thundershock')
    bo.has({ damage: [20] })
    bo.attacks('Mirror Move')
    ana.has({ damage: [20] })
    ana.isOn()
  })

  test('P35: Mirror Move gives back a condition too', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Weedle', energy: 'G' }, { pokemon: 'Spearow', energy: 'FFF' }, 'heads'),
    )
    ana.attacks('Poison Sting')
    bo.has({ damage: [20], poison: 10 })
    bo.attacks('Mirror Move')
    ana.has({ damage: [20], poison: 10 })
    ana.isOn()
  })

  test('P35: Mirror Move gives back no condition that did not come, and only in the turn right after', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'W' }, { pokemon: 'Spearow', energy: 'FFF' }, 'tails'),
    )
    ana.attacks('Bubble')
    bo.has({ damage: [10] })
    bo.attacks('Mirror Move')
    ana.has({ damage: [10], condition: null })
    ana.endsTurn()
    bo.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    bo.isOn()
  })

  test('P36: Metronome copies without costs and requirements, and does the rest', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Clefairy', energy: 'WWW' } },
        bo: { active: { pokemon: 'Arcanine' } },
      },
      {},
    )
    ana.attacks('Metronome')
    ana.isOffered('Flamethrower', 'Take Down')
    ana.chooses('Take Down')
    ana.has({ damage: [30], energy: ['WWW'] })
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('P36: what an attack does for energy beyond its cost, Metronome does for energy beyond its own', () => {
    const copied = (clefairy: string, energy: string, defender: string, attack: string) => {
      const { ana, bo } = given(duel, ...versus({ pokemon: clefairy, energy }, defender))
      ana.attacks('Metronome')
      if (attack !== '') ana.chooses(attack)
      bo.isOn()
      return bo
    }
    copied('Clefairy', 'WWW', 'Poliwag', '').has({ damage: [10] })
    copied('Clefairy', 'WWWW', 'Poliwag', '').has({ damage: [20] })
    copied('Clefable', 'WWW', 'Blastoise', '').has({ damage: [60] })
    copied('Clefable', 'WW', 'Blastoise', '').has({ damage: [50] })
    copied('Clefable', 'W', 'Blastoise', '').has({ damage: [40] })
  })

  test('P36: Metronome copies no Metronome', () => {
    const { ana, bo } = given(
      duel,
      { ana: { active: { pokemon: 'Clefairy', energy: 'WWW' } }, bo: { active: 'Clefairy' } },
      { rolls: coins('heads', 'tails') },
    )
    ana.attacks('Metronome')
    bo.has({ condition: 'asleep' })
    bo.isOn()
  })

  test("P37: Destiny Bond takes the attacker along in the opponent's next turn", () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly', energy: 'PF' }, bench: ['Machop'] },
      bo: { active: { pokemon: 'Chansey', energy: 'FFFF' }, bench: ['Staryu'] },
    })
    ana.attacks('Destiny Bond')
    bo.attacks('Double-edge')
    bo.chooses('a hidden card')
    ana.chooses('a hidden card')
    ana.has({ active: 'Machop', prizes: 5 })
    bo.has({ active: 'Staryu', prizes: 5, discard: ['Chansey', ...new Array<string>(4).fill('Fighting Energy')] })
    ana.isOn()
  })

  test('P37: poison is nobody to take along', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly', energy: 'PF', damage: 10, poison: 10 }, bench: ['Machop'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Destiny Bond')
    bo.endsTurn()
    bo.chooses('a hidden card')
    bo.has({ active: 'Chansey', prizes: 5 })
    ana.has({ active: 'Machop' })
    ana.isOn()
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('attacking', () => {
  test('P27: what an attack requires is told where it is missing', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Haunter', energy: 'PP' }, 'Machop'))
    ana.isToldWhyNot('Dream Eater', 'The Defending Pokémon is not Asleep.')
    ana.isOffered('Hypnosis')
    ana.isOn()
  })

  test('P28: Sand-attack is flipped for before energy is discarded', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandshrew', energy: 'F' }, { pokemon: 'Charmander', energy: 'RF' }, 'tails'),
    )
    ana.attacks('Sand-attack')
    bo.attacks('Ember')
    bo.has({ energy: ['RF'] })
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('P29: Weakness doubles, then PlusPower adds', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Pikachu', energy: 'LF', tools: ['PlusPower'] }, { pokemon: 'Blastoise' }, 'heads'),
    )
    ana.attacks('Thunder Jolt')
    bo.has({ damage: [70] })
    bo.isOn()
  })

  test('P29: Resistance takes 30, and PlusPower adds only where damage is left', () => {
    const resisting = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'F', tools: ['PlusPower'] }, 'Pidgey'))
    resisting.ana.attacks('Jab')
    resisting.bo.has({ damage: [0] })
    resisting.bo.isOn()
    const nothing = given(
      duel,
      ...versus({ pokemon: 'Rhyhorn', energy: 'FFF', tools: ['PlusPower', 'PlusPower'] }, 'Pidgey'),
    )
    nothing.ana.attacks('Horn Attack')
    nothing.bo.has({ damage: [0] })
    nothing.bo.isOn()
    const left = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'FFF', tools: ['PlusPower'] }, 'Pidgey'))
    left.ana.attacks('Special Punch')
    left.bo.has({ damage: [20] })
    left.bo.isOn()
  })

  test('P29: each Defender takes 20 after Weakness', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Machop', energy: 'F' }, { pokemon: 'Chansey', tools: ['Defender'] }),
    )
    ana.attacks('Low Kick')
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('P29: halving comes after Defender, and a wall looks at what is left', () => {
    const half = given(
      duel,
      ...versus({ pokemon: 'Rhydon', energy: 'FFFF' }, { pokemon: 'Kabuto', tools: ['Defender'] }),
    )
    half.ana.attacks('Ram')
    half.bo.has({ damage: [10] })
    half.bo.isOn()
    const wall = given(
      duel,
      ...versus({ pokemon: 'Hitmonchan', energy: 'FFF' }, { pokemon: 'Mr. Mime', tools: ['Defender'] }),
    )
    wall.ana.attacks('Special Punch')
    wall.bo.has({ damage: [20] })
    wall.bo.isOn()
  })

  test('P30: behind a Barrier neither damage nor a condition arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Mewtwo', energy: 'PP' }, { pokemon: 'Squirtle', energy: 'W' }, 'heads'),
    )
    ana.attacks('Barrier')
    bo.attacks('Bubble')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('P30: Transparency flips once for an attack and may save from all of it', () => {
    const attacker = { pokemon: 'Squirtle', energy: 'W' }
    const saved = given(duel, ...versus(attacker, 'Haunter (Fossil)', 'heads', 'heads'))
    saved.ana.attacks('Bubble')
    saved.bo.has({ damage: [0], condition: null })
    saved.bo.isOn()
    const not = given(duel, ...versus(attacker, 'Haunter (Fossil)', 'heads', 'tails'))
    not.ana.attacks('Bubble')
    not.bo.has({ damage: [10], condition: 'paralyzed' })
    not.bo.isOn()
  })

  test('P31: Benched Pokémon know no Weakness, but Defender', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Magneton', energy: 'LLFF', tools: ['PlusPower'] }, bench: ['Magikarp'] },
      bo: { active: 'Chansey', bench: ['Magikarp', { pokemon: 'Staryu', tools: ['Defender'] }] },
    })
    ana.attacks('Selfdestruct')
    bo.chooses('a hidden card')
    ana.has({ active: 'Magikarp', damage: [20], prizes: 6 })
    bo.has({ damage: [90, 20, 0], prizes: 5 })
    bo.isOn()
  })

  test('P33: fewer than "up to" may be taken', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Rattata', damage: 20 }, hand: ['Potion'] },
      bo: { active: 'Onix' },
    })
    ana.plays('Potion')
    ana.isAsked('Choose how many damage counters to take off')
    ana.chooses('1')
    ana.has({ damage: [10], discard: ['Potion'] })
    ana.isOn()
  })

  test("P34: Withdraw is felt in the opponent's next turn alone", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Squirtle', energy: 'WF' }, { pokemon: 'Rattata', energy: 'F' }, 'heads'),
    )
    ana.attacks('Withdraw')
    bo.sees({ players: [{ active: { effects: [{ kind: 'no-damage', turn: 6 }] } }, {}] })
    bo.attacks('Bite')
    ana.has({ damage: [0] })
    ana.sees({ players: [{ active: { effects: [] } }, {}] })
    ana.endsTurn()
    bo.attacks('Bite')
    ana.has({ damage: [20] })
    ana.isOn()
  })

  test('P34: an effect between two Pokémon ends when the other one goes', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Eevee', energy: 'F' } },
        bo: { active: { pokemon: 'Rattata', energy: 'F' }, bench: [{ pokemon: 'Rattata', energy: 'W' }] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Tail Wag')
    bo.isToldWhyNot('Bite', 'Rattata cannot attack this Pokémon in this turn.')
    bo.retreats('Rattata')
    bo.attacks('Bite')
    ana.has({ damage: [20] })
    ana.isOn()
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('energy and retreat', () => {
  test('P17: a cost is looked at and not paid; Colorless takes any energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'FFW' }, 'Onix'))
    ana.attacks('Special Punch')
    ana.changedOnly({ energy: ['FFW'] })
    bo.isOn()
  })

  test('P17: Double Colorless is two for Colorless and nothing for a type', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'FD' }, 'Onix'))
    ana.isToldWhyNot('Special Punch', 'Needs 2 Fighting, has 1.')
    ana.isOffered('Jab')
    ana.isOn()
  })

  test('P18: retreating costs energy, chosen by its owner, and a double card gives no change', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Pikachu', energy: 'LD' }, bench: ['Machop'] },
      bo: { active: 'Machop' },
    })
    ana.retreats('Machop')
    ana.chooses('Double Colorless Energy')
    ana.has({ active: 'Machop', bench: ['Pikachu'], energy: ['', 'L'], discard: ['Double Colorless Energy'] })
    ana.isOn()
  })

  test('P18: too little energy is not enough', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Hitmonchan', energy: 'F' }, bench: ['Machop'] },
      bo: { active: 'Machop' },
    })
    ana.isToldWhyNot('Retreat', 'Costs 2 energy, has 1.')
    ana.isNotOffered('Retreat')
    ana.isOn()
  })

  test('P19: Asleep and Paralyzed Pokémon stay where they are', () => {
    for (const [condition, reason] of [
      ['asleep', 'Rattata is Asleep.'],
      ['paralyzed', 'Rattata is Paralyzed.'],
    ] as const) {
      const { ana } = given(duel, {
        ana: { active: { pokemon: 'Rattata', condition }, bench: ['Machop'] },
        bo: { active: 'Machop' },
      })
      ana.isToldWhyNot('Retreat', reason)
      ana.isNotOffered('Retreat')
      ana.isOn()
    }
  })

  test('P19: a Confused Pokémon pays, and on tails stays for the turn', () => {
    const { ana } = given(
      duel,
      {
        ana: { active: { pokemon: 'Pikachu', energy: 'LLL', condition: 'confused' }, bench: ['Machop'] },
        bo: { active: 'Machop' },
      },
      { rolls: coins('tails') },
    )
    ana.retreats('Machop')
    ana.has({ active: 'Pikachu', energy: ['LL', ''], condition: 'confused' })
    ana.isToldWhyNot('Retreat', 'Pikachu was too confused to retreat in this turn.')
    ana.isOn()
  })

  test.each(['Switch', 'Scoop Up'])('P19: whoever comes up by %s after that may retreat', (trainer) => {
    const { ana } = given(
      duel,
      {
        ana: {
          active: { pokemon: 'Pikachu', energy: 'L', condition: 'confused' },
          bench: ['Rattata', 'Machop'],
          hand: [trainer],
        },
        bo: { active: 'Machop' },
      },
      { rolls: coins('tails') },
    )
    ana.retreats('Machop')
    ana.isToldWhyNot('Retreat', 'Pikachu was too confused to retreat in this turn.')
    ana.plays(trainer)
    if (trainer === 'Scoop Up') ana.chooses('Pikachu')
    ana.chooses('Rattata')
    ana.retreats('Machop')
    ana.has({ active: 'Machop' })
    ana.isOn()
  })

  test('P19: a Pokémon that the opponent brings up does not help the one that failed', () => {
    const { ana } = given(
      duel,
      {
        ana: {
          active: { pokemon: 'Pikachu', energy: 'LL', condition: 'confused' },
          bench: ['Rattata'],
          hand: ['Gust of Wind'],
        },
        bo: { active: 'Machop', bench: ['Onix'] },
      },
      { rolls: coins('tails') },
    )
    ana.retreats('Rattata')
    ana.plays('Gust of Wind')
    ana.isToldWhyNot('Retreat', 'Pikachu was too confused to retreat in this turn.')
    ana.isOn()
  })

  test('P18: cards that became energy of different types are chosen among', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Pikachu', bench: ['Electrode', 'Electrode', 'Rattata'] },
      bo: { active: 'Machop' },
    })
    for (const type of ['Fire', 'Water']) {
      ana.usesPower('Electrode', 'Buzzap')
      ana.chooses('Pikachu')
      ana.chooses(type)
      bo.chooses('a hidden card')
    }
    ana.retreats('Rattata')
    ana.isAsked('Choose an energy card to discard')
    ana.chooses('Electrode')
    ana.has({ active: 'Rattata', energy: ['', '[Electrode]'], discard: ['Electrode'] })
    ana.sees({ players: [{ bench: [{ energy: [{ provides: ['Water', 'Water'] }] }] }, {}] })
    ana.isOn()
  })

  test('P19: the view tells it of the Pokémon that failed, and not of the one it faces', () => {
    const { ana } = given(
      duel,
      {
        ana: { active: { pokemon: 'Pikachu', energy: 'LL', condition: 'confused' }, bench: ['Rattata'] },
        bo: { active: { pokemon: 'Machop', energy: 'F' }, bench: ['Onix'] },
      },
      { rolls: coins('tails') },
    )
    ana.retreats('Rattata')
    const reason = 'Pikachu was too confused to retreat in this turn.'
    ana.sees({
      players: [{ active: { retreat: { allowed: false, reason } } }, { active: { retreat: { allowed: true } } }],
    })
    ana.isOn()
  })

  test('P19: on heads it goes', () => {
    const { ana } = given(
      duel,
      {
        ana: { active: { pokemon: 'Pikachu', energy: 'L', condition: 'confused' }, bench: ['Machop'] },
        bo: { active: 'Machop' },
      },
      { rolls: coins('heads') },
    )
    ana.retreats('Machop')
    ana.has({ active: 'Machop', bench: ['Pikachu'], energy: ['', ''], condition: null })
    ana.isOn()
  })

  test('P20: any number of times in a turn, for the price each time', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Pikachu', energy: 'LL' }, bench: ['Rattata'] },
      bo: { active: 'Machop' },
    })
    ana.retreats('Rattata')
    ana.retreats('Pikachu')
    ana.retreats('Rattata')
    ana.has({ active: 'Rattata', energy: ['', ''], discard: ['Lightning Energy', 'Lightning Energy'] })
    ana.isOn()
  })
})

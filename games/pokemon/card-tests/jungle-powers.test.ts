import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

const CONDITIONS = ['asleep', 'confused', 'paralyzed'] as const

describe('Mr. Mime', () => {
  test('Invisible Wall lets no 30 through', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Persian', energy: 'WWW' }, 'Mr. Mime'))
    ana.attacks('Pounce')
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Invisible Wall lets 20 through, and conditions beside 30', () => {
    const small = given(duel, ...versus({ pokemon: 'Persian', energy: 'WW' }, 'Mr. Mime'))
    small.ana.attacks('Scratch')
    small.bo.has({ damage: [20] })
    small.bo.isOn()
    const beside = given(duel, ...versus({ pokemon: 'Snorlax', energy: 'WWWW' }, 'Mr. Mime', 'heads'))
    beside.ana.attacks('Body Slam')
    beside.bo.has({ damage: [0], condition: 'paralyzed' })
    beside.bo.isOn()
  })

  test('Invisible Wall stands after Weakness', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Mewtwo', energy: 'PF' }, { pokemon: 'Mr. Mime', energy: 'F' }),
    )
    ana.attacks('Psychic')
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Invisible Wall falls under any condition, not under poison', () => {
    for (const condition of CONDITIONS) {
      const asleep = condition === 'asleep' ? coins('tails') : []
      const { ana, bo } = given(
        duel,
        { ana: { active: { pokemon: 'Persian', energy: 'WWW' } }, bo: { active: { pokemon: 'Mr. Mime', condition } } },
        { rolls: asleep },
      )
      ana.attacks('Pounce')
      bo.has({ damage: [30] })
      bo.isOn()
    }
    const ill = given(duel, ...versus({ pokemon: 'Persian', energy: 'WWW' }, { pokemon: 'Mr. Mime', poison: 10 }))
    ill.ana.attacks('Pounce')
    ill.bo.has({ damage: [10] })
    ill.bo.isOn()
  })
})

describe('Snorlax', () => {
  test('Thick Skinned keeps all four conditions away', () => {
    const sleep = given(duel, ...versus({ pokemon: 'Jigglypuff', energy: 'W' }, 'Snorlax'))
    sleep.ana.attacks('Lullaby')
    sleep.bo.has({ condition: null })
    sleep.bo.isOn()
    const confusion = given(duel, ...versus({ pokemon: 'Gloom', energy: 'GG' }, 'Snorlax'))
    confusion.ana.attacks('Foul Odor')
    confusion.ana.has({ condition: 'confused' })
    confusion.bo.has({ condition: null, damage: [20] })
    confusion.bo.isOn()
    const paralysis = given(duel, ...versus({ pokemon: 'Oddish', energy: 'G' }, 'Snorlax', 'heads'))
    paralysis.ana.attacks('Stun Spore')
    paralysis.bo.has({ condition: null, damage: [10] })
    paralysis.bo.isOn()
    const poison = given(duel, ...versus({ pokemon: 'Gloom', energy: 'G' }, 'Snorlax'))
    poison.ana.attacks('Poisonpowder')
    poison.bo.has({ poison: 0, damage: [0] })
    poison.bo.isOn()
  })

  test('Thick Skinned does not help once a condition is there', () => {
    for (const condition of CONDITIONS) {
      const { ana, bo } = given(
        duel,
        { ana: { active: { pokemon: 'Gloom', energy: 'G' } }, bo: { active: { pokemon: 'Snorlax', condition } } },
        { rolls: condition === 'asleep' ? coins('tails') : [] },
      )
      ana.attacks('Poisonpowder')
      bo.has({ poison: 10, damage: [10] })
      bo.isOn()
    }
  })

  test('Thick Skinned works while poisoned', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Jigglypuff', energy: 'W' }, { pokemon: 'Snorlax', poison: 10 }),
    )
    ana.attacks('Lullaby')
    bo.has({ condition: null })
    bo.isOn()
  })
})

describe('Venomoth', () => {
  const table = { ana: { active: 'Venomoth', bench: ['Staryu', 'Rattata'] }, bo: { active: 'Machop' } }

  test('Shift takes the type of another Pokémon in play, once in a turn', () => {
    const { ana, bo } = given(duel, table)
    ana.usesPower('Venomoth', 'Shift')
    ana.isOffered('Water', 'Fighting')
    ana.isNotOffered('Colorless', 'Grass', 'Fire')
    ana.chooses('Water')
    ana.sees({ players: [{ active: { type: 'Water' } }, {}] })
    ana.isToldWhyNot('Shift', 'Already used in this turn.')
    ana.endsTurn()
    bo.endsTurn()
    ana.isOffered('Venomoth: Shift')
    ana.isOn()
  })

  test('Shift changes what Weakness its attacks meet', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Venomoth', energy: 'GG' }, bench: ['Staryu'] },
        bo: { active: 'Arcanine' },
      },
      { rolls: coins('tails') },
    )
    ana.usesPower('Venomoth', 'Shift')
    ana.chooses('Water')
    ana.attacks('Venom Powder')
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Shift has nothing to take among Colorless Pokémon', () => {
    const { ana } = given(duel, ...versus('Venomoth', 'Rattata'))
    ana.isToldWhyNot('Shift', 'It has nothing to work on.')
    ana.isNotOffered('Venomoth: Shift')
    ana.isOn()
  })

  test('Shift does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, ...versus({ pokemon: 'Venomoth', condition }, 'Machop'))
      ana.isToldWhyNot('Shift', 'It does not work now.')
      ana.isOn()
    }
    const { ana } = given(duel, ...versus({ pokemon: 'Venomoth', poison: 10 }, 'Machop'))
    ana.isOffered('Venomoth: Shift')
    ana.isOn()
  })
})

describe('Vileplume', () => {
  test('Heal takes a damage counter off on heads, once in a turn', () => {
    const { ana } = given(
      duel,
      {
        ana: {
          active: 'Vileplume',
          bench: [
            { pokemon: 'Onix', damage: 30 },
            { pokemon: 'Abra', damage: 10 },
          ],
        },
        bo: { active: 'Machop' },
      },
      { rolls: coins('heads') },
    )
    ana.usesPower('Vileplume', 'Heal')
    ana.isNotOffered('Vileplume')
    ana.chooses('Onix')
    ana.changedOnly({ damage: [0, 20, 10] })
    ana.isToldWhyNot('Heal', 'Already used in this turn.')
    ana.isOn()
  })

  test('Heal does nothing on tails, and has nothing to do without damage', () => {
    const tails = given(duel, ...versus({ pokemon: 'Vileplume', damage: 20 }, 'Machop', 'tails'))
    tails.ana.usesPower('Vileplume', 'Heal')
    tails.ana.changedOnly({})
    tails.ana.isOn()
    const unhurt = given(duel, ...versus('Vileplume', { pokemon: 'Machop', damage: 10 }))
    unhurt.ana.isToldWhyNot('Heal', 'It has nothing to work on.')
    unhurt.ana.isOn()
  })

  test('Heal does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, ...versus({ pokemon: 'Vileplume', damage: 20, condition }, 'Machop'))
      ana.isToldWhyNot('Heal', 'It does not work now.')
      ana.isOn()
    }
    const { ana } = given(duel, ...versus({ pokemon: 'Vileplume', damage: 20, poison: 10 }, 'Machop'))
    ana.isOffered('Vileplume: Heal')
    ana.isOn()
  })
})

describe('Dodrio', () => {
  test('Retreat Aid makes retreating 1 cheaper for each of them on the Bench', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Onix', energy: 'WW' }, bench: ['Dodrio', 'Abra'] },
      bo: { active: 'Machop' },
    })
    ana.sees({ players: [{ active: { retreat: { cost: 2, allowed: true } } }, {}] })
    ana.retreats('Abra')
    ana.has({ active: 'Abra', energy: ['', '', ''], discard: ['Water Energy', 'Water Energy'] })
    ana.isOn()
  })

  test('Retreat Aid of two makes it 2 cheaper', () => {
    const { ana } = given(duel, {
      ana: { active: 'Onix', bench: ['Dodrio', 'Abra', 'Dodrio'] },
      bo: { active: 'Machop' },
    })
    ana.sees({ players: [{ active: { retreat: { cost: 1, allowed: false } } }, {}] })
    ana.isToldWhyNot('Retreat', 'Costs 1 energy, has 0.')
    ana.isOn()
  })

  test('Retreat Aid does not help from the Active place, nor below nothing', () => {
    const active = given(duel, {
      ana: { active: 'Dodrio', bench: ['Onix'] },
      bo: { active: 'Machop', bench: ['Dodrio'] },
    })
    active.ana.sees({ players: [{ active: { retreat: { cost: 0 } } }, { active: { retreat: { cost: 0 } } }] })
    active.ana.isOn()
    const two = given(duel, {
      ana: { active: 'Pikachu', bench: ['Dodrio', 'Dodrio'] },
      bo: { active: 'Onix' },
    })
    two.ana.sees({ players: [{ active: { retreat: { cost: 0 } } }, { active: { retreat: { cost: 3 } } }] })
    two.ana.isOn()
  })
})

describe('Mankey', () => {
  const table = {
    ana: { active: 'Mankey', deck: ['Bill', 'Abra'], prizes: ['Onix', 'Jynx'] },
    bo: { active: 'Machop', deck: ['Potion', 'Abra'], hand: ['Switch'], prizes: ['Weedle', 'Staryu'] },
  }

  test('Peek shows the top of either deck, a card of the hand or any Prize, once in a turn', () => {
    const { ana } = given(duel, table)
    ana.usesPower('Mankey', 'Peek')
    ana.isOffered('deck-0', 'deck-1', 'prize-0-0', 'prize-0-1', 'prize-1-0', 'prize-1-1', 'hand')
    ana.chooses('deck-1')
    ana.sees('Potion is seen')
    ana.sees({ players: [{ deck: { top: [] } }, { deck: { top: [{ id: 'base1-94' }] } }] })
    ana.isToldWhyNot('Peek', 'Already used in this turn.')
    ana.isOn()
  })

  test('P57: Peek happens in plain sight: all learn where somebody looks, and nobody else what is there', () => {
    for (const [spot, told] of [
      ['deck-0', 'ana looks at the top of the deck of ana'],
      ['deck-1', 'ana looks at the top of the deck of bo'],
      ['prize-1-1', 'ana looks at Prize 2 of bo'],
      ['hand', 'ana looks at a card in the hand of bo'],
    ] as const) {
      const { ana, bo } = given(duel, table)
      ana.usesPower('Mankey', 'Peek')
      ana.chooses(spot)
      bo.sees(told)
      bo.sees({ players: [{ deck: { top: [] }, prizes: [{ id: null }, { id: null }] }, { deck: { top: [] } }] })
      ana.isOn()
    }
  })

  test('Peek into a hand shows one card, and its owner knows which', () => {
    const { ana, bo } = given(duel, table)
    ana.usesPower('Mankey', 'Peek')
    ana.chooses('hand')
    ana.sees('Switch is seen')
    ana.sees({ players: [{}, { hand: [{ id: 'base1-95' }] }] })
    bo.sees('ana has seen Switch')
    bo.isNotAsked()
    ana.isOn()
  })

  test('Peek does not work under any condition, but under poison', () => {
    for (const condition of CONDITIONS) {
      const { ana } = given(duel, ...versus({ pokemon: 'Mankey', condition }, 'Machop'))
      ana.isToldWhyNot('Peek', 'It does not work now.')
      ana.isOn()
    }
    const { ana } = given(duel, ...versus({ pokemon: 'Mankey', poison: 10 }, 'Machop'))
    ana.isOffered('Mankey: Peek')
    ana.isOn()
  })
})

import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'

const rattata = { active: 'Rattata' }

describe('Clefairy Doll', () => {
  test('comes to the Bench like a Basic Pokémon, with 10 HP, and gives no Prize', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Clefairy Doll'] },
      bo: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Gust of Wind'] },
    })
    ana.plays('Clefairy Doll')
    ana.changedOnly({ bench: ['Clefairy Doll'], damage: [0, 0], energy: ['F', ''], tools: ['', ''], hand: [] })
    ana.endsTurn()
    bo.plays('Gust of Wind')
    bo.attacks('Low Kick')
    ana.has({ active: 'Machop', discard: ['Clefairy Doll'] })
    bo.has({ prizes: 6 })
    ana.isOn()
  })

  test('cannot attack, retreat or fall asleep, and may be discarded on its owner’s turn', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: 'Clefairy Doll', bench: ['Machop'] },
        bo: { active: { pokemon: 'Gastly', energy: 'P' } },
      },
      { turn: 1, rolls: coins('heads') },
    )
    bo.attacks('Sleeping Gas')
    ana.has({ condition: null })
    ana.isNotOffered('Retreat')
    ana.chooses('Discard Clefairy Doll')
    ana.has({ active: 'Machop', bench: [], discard: ['Clefairy Doll'] })
    bo.has({ prizes: 6 })
    ana.isOn()
  })
})

describe('Devolution Spray', () => {
  const charizard = { pokemon: 'Charizard', over: ['Charmander', 'Charmeleon'], energy: 'R', damage: 20 }

  test('takes off the chosen stage and everything on it', () => {
    const { ana } = given(duel, { ana: { active: charizard, hand: ['Devolution Spray'] }, bo: rattata })
    ana.plays('Devolution Spray')
    ana.chooses('Charmeleon')
    ana.has({ active: 'Charmander', damage: [20], energy: ['R'], hand: [] })
    ana.has({ discard: ['Charmeleon', 'Charizard', 'Devolution Spray'] })
    ana.isOn()
  })

  test('may leave the stage below, and cures every condition', () => {
    const active = { ...charizard, condition: 'confused', poison: 10 } as const
    const { ana } = given(duel, { ana: { active, hand: ['Devolution Spray'] }, bo: rattata })
    ana.plays('Devolution Spray')
    ana.chooses('Charizard')
    ana.changedOnly({
      active: 'Charmeleon',
      condition: null,
      poison: 0,
      hand: [],
      discard: ['Charizard', 'Devolution Spray'],
    })
    ana.isOn()
  })

  test('cannot be played without an evolved Pokémon', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', hand: ['Devolution Spray'] }, bo: rattata })
    ana.isNotOffered('Devolution Spray')
    ana.isOn()
  })
})

describe('Pokémon Breeder', () => {
  test('puts a Stage 2 straight on its Basic Pokémon', () => {
    const { ana } = given(duel, {
      ana: {
        active: { pokemon: 'Charmander', energy: 'R', damage: 10 },
        bench: ['Squirtle'],
        hand: ['Pokémon Breeder', 'Charizard'],
      },
      bo: rattata,
    })
    ana.plays('Pokémon Breeder')
    ana.chooses('Charizard')
    ana.changedOnly({ active: 'Charizard', hand: [], discard: ['Pokémon Breeder'] })
    ana.isOn()
  })

  test('needs the right Basic Pokémon, and not one that came this turn', () => {
    const { ana } = given(duel, { ana: { active: 'Squirtle', hand: ['Pokémon Breeder', 'Charizard'] }, bo: rattata })
    ana.isNotOffered('Pokémon Breeder')
    ana.isOn()
    const { ana: cy } = given(duel, {
      ana: { active: { pokemon: 'Charmander', since: 5 }, hand: ['Pokémon Breeder', 'Charizard'] },
      bo: rattata,
    })
    cy.isNotOffered('Pokémon Breeder')
    cy.isOn()
  })

  test('does not take a Stage 1', () => {
    const { ana } = given(duel, { ana: { active: 'Charmander', hand: ['Pokémon Breeder', 'Charmeleon'] }, bo: rattata })
    ana.isNotOffered('Pokémon Breeder')
    ana.isOn()
  })
})

describe('Scoop Up', () => {
  test('takes the Basic card back and discards everything on it', () => {
    const { ana } = given(duel, {
      ana: {
        active: 'Machop',
        bench: [{ pokemon: 'Charmeleon', over: ['Charmander'], energy: 'RW', damage: 30 }],
        hand: ['Scoop Up'],
      },
      bo: rattata,
    })
    ana.plays('Scoop Up')
    ana.chooses('Charmeleon')
    ana.has({ active: 'Machop', bench: [], hand: ['Charmander'] })
    ana.isOn()
  })

  test('takes the Active one back when another can come up, and not otherwise', () => {
    const { ana } = given(duel, { ana: { active: 'Machop', bench: ['Abra'], hand: ['Scoop Up'] }, bo: rattata })
    ana.plays('Scoop Up')
    ana.chooses('Machop')
    ana.has({ active: 'Abra', bench: [], hand: ['Machop'], discard: ['Scoop Up'] })
    ana.isOn()
  })
})

describe('Super Energy Removal', () => {
  test('gives up one energy for two of the opponent’s', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'FF' }, hand: ['Super Energy Removal'] },
      bo: { active: { pokemon: 'Charmander', energy: 'RWR' } },
    })
    ana.plays('Super Energy Removal')
    ana.chooses('Fire Energy', 'Water Energy')
    ana.changedOnly({ energy: ['F'], hand: [], discard: ['Fighting Energy', 'Super Energy Removal'] })
    bo.changedOnly({ energy: ['R'], discard: ['Fire Energy', 'Water Energy'] })
    ana.isOn()
  })

  test('takes not more than two, and one is enough', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Super Energy Removal'] },
      bo: { active: { pokemon: 'Charmander', energy: 'RWG' } },
    })
    ana.plays('Super Energy Removal')
    ana.isRefused('wrong-count', 'Fire Energy', 'Water Energy', 'Grass Energy')
    ana.isRefused('wrong-count')
    ana.chooses('Water Energy')
    bo.changedOnly({ energy: ['RG'], discard: ['Water Energy'] })
    ana.isOn()
  })

  test('needs energy on both sides', () => {
    const { ana } = given(duel, {
      ana: { active: 'Machop', hand: ['Super Energy Removal'] },
      bo: { active: { pokemon: 'Charmander', energy: 'R' } },
    })
    ana.isNotOffered('Super Energy Removal')
    ana.isOn()
    const { ana: cy } = given(duel, {
      ana: { active: { pokemon: 'Machop', energy: 'F' }, hand: ['Super Energy Removal'] },
      bo: rattata,
    })
    cy.isNotOffered('Super Energy Removal')
    cy.isOn()
  })
})

describe('Defender', () => {
  test('takes 20 off the damage of attacks until the opponent’s next turn is over', () => {
    const { ana, bo } = given(duel, {
      ana: { active: 'Machop', bench: ['Abra'], hand: ['Defender'] },
      bo: { active: { pokemon: 'Hitmonchan', energy: 'FFF' } },
    })
    ana.plays('Defender')
    ana.chooses('Machop')
    ana.changedOnly({ tools: ['Defender', ''], hand: [] })
    ana.endsTurn()
    bo.attacks('Special Punch')
    ana.has({ damage: [20, 0], tools: ['', ''], discard: ['Defender'] })
    ana.isOn()
  })

  test('leaves nothing of 20 or less', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Machop', tools: ['Defender'] } },
      bo: { active: { pokemon: 'Hitmonchan', energy: 'F' } },
    })
    ana.endsTurn()
    bo.attacks('Jab')
    ana.has({ damage: [0] })
    ana.isOn()
  })
})

describe('Full Heal', () => {
  test('leaves what attacks have done beside conditions', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Horsea', energy: 'W' } },
        bo: { active: { pokemon: 'Rattata', energy: 'F', poison: 10 }, hand: ['Full Heal'] },
      },
      { rolls: coins('tails') },
    )
    ana.attacks('Smokescreen')
    bo.plays('Full Heal')
    bo.has({ poison: 0 })
    bo.attacks('Bite')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('cures the Active Pokémon of everything', () => {
    const active = { pokemon: 'Machop', condition: 'paralyzed', poison: 10, damage: 20 } as const
    const { ana } = given(duel, { ana: { active, hand: ['Full Heal'] }, bo: rattata })
    ana.plays('Full Heal')
    ana.changedOnly({ condition: null, poison: 0, hand: [], discard: ['Full Heal'] })
    ana.isOn()
  })

  test('cannot be played on a healthy one', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Machop', damage: 20 }, hand: ['Full Heal'] },
      bo: rattata,
    })
    ana.isNotOffered('Full Heal')
    ana.isOn()
  })
})

describe('PlusPower', () => {
  test('adds 10 to the damage of this turn’s attack, after Weakness', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Hitmonchan', energy: 'F' }, hand: ['PlusPower'] },
      bo: { active: 'Chansey', deck: ['Potion', 'Potion'] },
    })
    ana.plays('PlusPower')
    ana.changedOnly({ tools: ['PlusPower'], hand: [] })
    ana.attacks('Jab')
    bo.has({ damage: [50] })
    ana.has({ tools: [''], discard: ['PlusPower'] })
    bo.isOn()
  })

  test('adds nothing where no damage is left', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Hitmonchan', energy: 'F', tools: ['PlusPower'] } },
      bo: { active: 'Zapdos' },
    })
    ana.attacks('Jab')
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

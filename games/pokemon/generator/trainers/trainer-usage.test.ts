import { describe, expect, test } from 'vitest'
import type { StagedPlayer } from '../../scenario/stage.ts'
import { advised, turnOf } from '../testing/advised.ts'

const electabuzz = { active: { pokemon: 'Electabuzz', energy: 'LL' } } as const

/** What is advised with this hand and nothing else to do; Onix without energy cannot attack. */
function holding(hand: readonly string[], ana: Partial<StagedPlayer>, bo: StagedPlayer) {
  const { does, rule } = advised({ active: 'Onix', ...ana, hand }, bo)
  return [does, rule]
}

const NOTHING = ['END_TURN', 'end-turn']

describe('Section 6.2: cards that only add', () => {
  test.each(['Bill', 'Energy Search', 'Pokédex'])('%s is always played', (card) =>
    expect(holding([card], { deck: new Array<string>(9).fill('Water Energy') }, { active: 'Onix' })).toEqual([
      `PLAY_TRAINER ${card}`,
      'trainer-that-only-adds',
    ]),
  )

  test('unless the deck would reach 0: Bill at 3 cards, not at 2', () => {
    const deck = (n: number) => ({ deck: new Array<string>(n).fill('Water Energy') })
    expect(holding(['Bill'], deck(3), { active: 'Onix' })).toEqual(['PLAY_TRAINER Bill', 'trainer-that-only-adds'])
    expect(holding(['Bill'], deck(2), { active: 'Onix' })).toEqual(NOTHING)
  })

  test('edge case, an empty deck: nothing is drawn from it', () =>
    expect(holding(['Bill'], { deck: [] }, { active: 'Onix' })[0]).toBe('END_TURN'))

  test('a Pokémon for the opponent adds nothing for us', () =>
    expect(holding(['Pokémon Flute'], {}, { active: 'Onix', discard: ['Rattata'] })).toEqual(NOTHING))
})

describe('Section 6.6: cards with a price', () => {
  const deck = new Array<string>(30).fill('Water Energy')

  test('Professor Oak with three other cards, which it takes, not with four', () => {
    const stuck = ['Charmeleon', 'Charmeleon', 'Charmeleon', 'Charmeleon']
    expect(holding(['Professor Oak', ...stuck.slice(1)], { deck }, { active: 'Onix' })).toEqual([
      'PLAY_TRAINER Professor Oak',
      'trainer-that-adds-more',
    ])
    expect(holding(['Professor Oak', ...stuck], { deck }, { active: 'Onix' })).toEqual(NOTHING)
  })

  test('not where the deck would not last: 17 cards are enough, 16 are not', () => {
    expect(holding(['Professor Oak'], { deck: deck.slice(0, 16) }, { active: 'Onix' })[1]).toBe('end-turn')
    expect(holding(['Professor Oak', 'Charmeleon'], { deck: deck.slice(0, 17) }, { active: 'Onix' })[1]).toBe(
      'trainer-that-adds-more',
    )
  })

  test('Energy Retrieval for two energy cards, not for one', () => {
    const retrieval = (discard: readonly string[]) =>
      holding(['Energy Retrieval', 'Charmeleon'], { deck, discard }, { active: 'Onix' })[1]
    expect(retrieval(['Water Energy', 'Fire Energy', 'Bill'])).toBe('trainer-that-adds-more')
    expect(retrieval(['Water Energy', 'Bill', 'Bill'])).toBe('end-turn')
  })

  test('Gambler, four and a half cards on average, for two others, not for three; what goes back lasts too', () => {
    const gambler = (others: number, cards: number) =>
      holding(
        ['Gambler', ...new Array<string>(others).fill('Charmeleon')],
        { deck: deck.slice(0, cards) },
        { active: 'Onix' },
      )[1]
    expect(gambler(2, 30)).toBe('trainer-that-adds-more')
    expect(gambler(3, 30)).toBe('end-turn')
    expect(gambler(2, 16)).toBe('trainer-that-adds-more')
    expect(gambler(2, 15)).toBe('end-turn')
  })
})

describe('Section 6.3: healing, as ruled', () => {
  const hurt = (damage: number) => ({ active: { pokemon: 'Onix', damage } })

  test('when sure damage knocks out and healing saves', () =>
    expect(holding(['Potion'], hurt(60), electabuzz)).toEqual(['PLAY_TRAINER Potion', 'heal-against-knock-out']))

  test('not when it does not save: 10 HP and 20 healed are 30, which sure damage takes', () =>
    expect(holding(['Potion'], hurt(80), electabuzz)[1]).not.toBe('heal-against-knock-out'))

  test('not when nobody is surely knocked out', () =>
    expect(holding(['Potion'], hurt(50), electabuzz)[1]).not.toBe('heal-against-knock-out'))

  test('otherwise with nothing better open, when the damage exceeds what is healed', () => {
    expect(holding(['Potion'], hurt(30), { active: 'Onix' })).toEqual(['PLAY_TRAINER Potion', 'heal-damage'])
    expect(holding(['Potion'], hurt(20), { active: 'Onix' })).toEqual(NOTHING)
  })

  test('a card that takes energy for it too, where no attack is open any more', () => {
    const onix = (damage: number, energy: string) => ({ active: { pokemon: 'Onix', damage, energy } })
    expect(holding(['Super Potion'], onix(50, 'G'), { active: 'Onix' })).toEqual([
      'PLAY_TRAINER Super Potion',
      'heal-damage',
    ])
    expect(holding(['Super Potion'], onix(40, 'G'), { active: 'Onix' })).toEqual(NOTHING)
    expect(holding(['Super Potion'], onix(50, 'F'), { active: 'Onix' })).toEqual([
      'ATTACK Rock Throw',
      'maximum-damage',
    ])
  })

  test('a card that takes energy needs some on whom it heals, and heals whom it was played for', () => {
    const bench = [{ pokemon: 'Rattata', energy: 'GG', damage: 10 }]
    const heals = (energy: string) =>
      turnOf({ active: { pokemon: 'Onix', damage: 60, energy }, bench, hand: ['Super Potion'] }, electabuzz).slice(0, 2)
    expect(heals('F')).toEqual(['PLAY_TRAINER Super Potion', 'SELECT Onix'])
    expect(heals('')).not.toContain('PLAY_TRAINER Super Potion')
  })

  test('damage that does not exceed what is healed leaves it to the next', () =>
    expect(
      turnOf(
        { active: { pokemon: 'Onix', damage: 20 }, bench: [{ pokemon: 'Chansey', damage: 50 }], hand: ['Potion'] },
        { active: 'Onix' },
      ).slice(0, 2),
    ).toEqual(['PLAY_TRAINER Potion', 'SELECT Chansey']))

  test('the Active first, then the Bench by score', () => {
    const bench = [
      { pokemon: 'Rattata', damage: 20 },
      { pokemon: 'Chansey', damage: 50 },
      { pokemon: 'Hitmonchan', damage: 40 },
    ]
    const heals = (active: StagedPlayer['active']) =>
      turnOf({ active, bench, hand: ['Potion'] }, { active: 'Onix' }).find((does) => does.startsWith('SELECT'))
    expect(heals({ pokemon: 'Onix', damage: 30 })).toBe('SELECT Onix')
    expect(heals('Onix')).toBe('SELECT Chansey')
  })

  test('a condition is cured', () => {
    const asleep = { active: { pokemon: 'Onix', condition: 'asleep' } } as const
    expect(holding(['Full Heal'], asleep, { active: 'Onix' })).toEqual(['PLAY_TRAINER Full Heal', 'cure-status'])
  })
})

describe('Section 6.4: damage modification', () => {
  const punch = { active: { pokemon: 'Hitmonchan', energy: 'FFF' } } as const
  const onix = (hp: number) => ({ active: { pokemon: 'Onix', damage: 90 - hp } })

  test('PlusPower when it makes the knock-out: at 50 HP, not at 40 or 60', () => {
    expect(holding(['PlusPower'], punch, onix(50))).toEqual(['PLAY_TRAINER PlusPower', 'power-up-knock-out'])
    expect(holding(['PlusPower'], punch, onix(40))).toEqual(['ATTACK Special Punch', 'knock-out'])
    expect(holding(['PlusPower'], punch, onix(60))).toEqual(['ATTACK Special Punch', 'maximum-damage'])
  })

  test('two of them at 60 HP, one after the other, then the knock-out', () =>
    expect(turnOf({ ...punch, hand: ['PlusPower', 'PlusPower'] }, { ...onix(60), bench: ['Onix'] })).toEqual([
      'PLAY_TRAINER PlusPower',
      'PLAY_TRAINER PlusPower',
      'ATTACK Special Punch',
      'SELECT_PRIZE ?',
    ]))

  test('Defender when it prevents a sure knock-out, and only then', () => {
    const left = (hp: number) => ({ active: { pokemon: 'Onix', damage: 90 - hp } })
    expect(holding(['Defender'], left(30), electabuzz)).toEqual(['PLAY_TRAINER Defender', 'defend-against-knock-out'])
    expect(holding(['Defender'], left(10), electabuzz)[1]).toBe('end-turn')
    expect(holding(['Defender'], left(40), electabuzz)[1]).toBe('end-turn')
  })
})

describe('Section 6.5: the opponent', () => {
  test('Energy Removal when it changes the sure damage, always from the highest', () => {
    const bo = { active: { pokemon: 'Onix', energy: 'F' }, bench: [{ pokemon: 'Electabuzz', energy: 'LL' }] }
    expect(turnOf({ active: 'Onix', hand: ['Energy Removal'] }, bo).slice(0, 2)).toEqual([
      'PLAY_TRAINER Energy Removal',
      'SELECT Electabuzz',
    ])
    expect(holding(['Energy Removal'], {}, { active: { pokemon: 'Gyarados', energy: 'WW' } })).toEqual(NOTHING)
  })

  test('not where the loss of so many cards changes nothing: one of three, but two', () => {
    const bo = { active: { pokemon: 'Electabuzz', energy: 'LLL' } }
    expect(holding(['Energy Removal'], {}, bo)).toEqual(NOTHING)
    expect(holding(['Super Energy Removal'], { active: { pokemon: 'Onix', energy: 'G' } }, bo)).toEqual([
      'PLAY_TRAINER Super Energy Removal',
      'weaken-attacker',
    ])
  })

  test('of equal sure damage Energy Removal hits the highest score, wherever it stands', () => {
    const [rattata, machop] = [
      { pokemon: 'Rattata', energy: 'G' },
      { pokemon: 'Machop', energy: 'F' },
    ]
    const hit = (active: StagedPlayer['active'], bench: StagedPlayer['bench'] = []) =>
      turnOf({ active: 'Onix', hand: ['Energy Removal'] }, { active, bench }).at(1)
    expect(hit(rattata, [machop])).toBe('SELECT Machop')
    expect(hit(machop, [rattata])).toBe('SELECT Machop')
  })

  test('Gust of Wind for a knock-out of the highest score', () => {
    const bo = { active: 'Onix', bench: ['Magikarp', { pokemon: 'Electabuzz', damage: 50 }, 'Rattata'] }
    expect(turnOf({ active: { pokemon: 'Rattata', energy: 'G' }, hand: ['Gust of Wind'] }, bo).slice(0, 3)).toEqual([
      'PLAY_TRAINER Gust of Wind',
      'SELECT Electabuzz',
      'ATTACK Bite',
    ])
  })

  test('Gust of Wind against a sure knock-out: of equal scores the fewest sure damage', () => {
    const bo = { ...electabuzz, bench: ['Chansey', 'Rattata', { pokemon: 'Rattata', energy: 'G' }] }
    expect(turnOf({ active: { pokemon: 'Onix', damage: 60 }, hand: ['Gust of Wind'] }, bo).slice(0, 2)).toEqual([
      'PLAY_TRAINER Gust of Wind',
      'SELECT Rattata',
    ])
  })

  test('the lowest score comes before the fewest sure damage, among those that let us live', () => {
    // Rattata scores least; Chansey without energy does nothing at all.
    const rattata = { pokemon: 'Rattata', energy: 'G' }
    const drags = (damage: number, bench: StagedPlayer['bench'] = []) =>
      turnOf({ active: { pokemon: 'Onix', damage }, hand: ['Gust of Wind'] }, { ...electabuzz, bench }).at(1)
    for (const bench of [
      ['Chansey', rattata],
      [rattata, 'Chansey'],
    ]) {
      expect(drags(60, bench)).toBe('SELECT Rattata')
      expect(drags(70, bench)).toBe('SELECT Chansey')
    }
  })

  test('not where nobody is surely knocked out, and not where the mildest would do it too', () => {
    const gust = (damage: number, bench: StagedPlayer['bench'] = []) =>
      holding(['Gust of Wind'], { active: { pokemon: 'Onix', damage } }, { ...electabuzz, bench })[1]
    expect(gust(60, ['Chansey'])).toBe('escape-knock-out')
    expect(gust(50, ['Chansey'])).toBe('end-turn')
    expect(gust(60, [{ pokemon: 'Electabuzz', energy: 'LL' }])).toBe('end-turn')
    expect(gust(80, [{ pokemon: 'Rattata', energy: 'G' }])).toBe('end-turn')
  })

  test('the hand is met unless the opponent would hold more: Impostor Professor Oak at 7 cards, not at 6', () => {
    const bo = (n: number) => ({ active: 'Onix', hand: new Array<string>(n).fill('Bill') })
    expect(holding(['Impostor Professor Oak'], {}, bo(7))[1]).toBe('opponent-hand')
    expect(holding(['Impostor Professor Oak'], {}, bo(6))).toEqual(NOTHING)
    expect(holding(['Lass'], {}, bo(1))[1]).toBe('opponent-hand')
    expect(holding(['Lass'], {}, bo(0))).toEqual(NOTHING)
  })
})

describe('Priority Summary: Scoop Up prevents a sure knock-out', () => {
  const scoop = (active: StagedPlayer['active'], bench: readonly string[] = ['Onix']) =>
    holding(['Scoop Up'], { active, bench }, electabuzz)[1]

  test('of a Basic Pokémon with at most one energy', () => {
    expect(scoop({ pokemon: 'Rattata', energy: 'G' })).toBe('escape-knock-out')
    expect(scoop({ pokemon: 'Rattata', energy: 'GG' })).not.toBe('escape-knock-out')
    expect(scoop({ pokemon: 'Raticate', over: ['Rattata'], damage: 40 })).not.toBe('escape-knock-out')
  })

  test('not of one that survives, and not of the last one', () => {
    expect(scoop('Machop')).not.toBe('escape-knock-out')
    expect(scoop('Rattata', [])).not.toBe('escape-knock-out')
  })
})

test('Section 6.1: of each Trainer one copy is looked at, the most urgent category first', () =>
  expect(
    turnOf(
      { active: { pokemon: 'Onix', condition: 'asleep' }, hand: ['Lass', 'Bill', 'Full Heal'] },
      { active: 'Onix', hand: ['Bill'] },
    ).slice(0, 2),
  ).toEqual(['PLAY_TRAINER Full Heal', 'PLAY_TRAINER Bill']))

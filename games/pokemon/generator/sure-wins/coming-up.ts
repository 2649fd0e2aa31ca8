import { chansey, hitmonchan, lastPrize, left, machop, rattata, spare, type SureWin } from './position.ts'

export const GUSTS: readonly SureWin[] = [
  {
    name: 'Gust of Wind for the weakest',
    ...lastPrize({ active: { pokemon: 'Hitmonchan', energy: 'F' }, hand: ['Gust of Wind'] }, 'Chansey', [
      'Onix',
      'Rattata',
    ]),
  },
  {
    name: 'Gust of Wind past an Invisible Wall',
    ...lastPrize({ active: { pokemon: 'Kadabra', energy: 'PPG' }, hand: ['Gust of Wind'] }, 'Mr. Mime', [
      'Onix',
      'Machop',
    ]),
  },
  {
    name: 'Gust of Wind past Transparency',
    ...lastPrize({ active: hitmonchan, hand: ['Gust of Wind'] }, 'Haunter (Fossil)', [machop(40), 'Onix']),
  },
  {
    name: 'Gust of Wind and PlusPower',
    beyondV1: 'several cards',
    ...lastPrize({ active: rattata, hand: ['Gust of Wind', 'PlusPower'] }, 'Chansey', ['Onix', machop(30)]),
  },
  {
    name: 'Gust of Wind and the energy of the turn',
    ...lastPrize(
      { active: { pokemon: 'Hitmonchan', energy: 'FF' }, hand: ['Gust of Wind', 'Fighting Energy'] },
      'Onix',
      ['Onix', machop(40)],
    ),
  },
  {
    name: 'Gust of Wind and a retreat',
    ...lastPrize({ active: 'Rattata', bench: [hitmonchan], hand: ['Gust of Wind'] }, 'Onix', [machop(40), 'Onix']),
  },
  {
    name: 'Gust of Wind, never for the doll, which gives no Prize',
    ...lastPrize({ active: rattata, hand: ['Gust of Wind'] }, 'Chansey', ['Clefairy Doll', machop(20)]),
  },
  {
    name: 'Gust of Wind, Switch, energy and PlusPower',
    beyondV1: 'several cards',
    ...lastPrize(
      {
        active: { pokemon: 'Onix', condition: 'asleep' },
        bench: [{ pokemon: 'Hitmonchan', energy: 'FF' }],
        hand: ['PlusPower', 'Switch', 'Fighting Energy', 'Gust of Wind'],
      },
      'Onix',
      ['Onix', chansey(90)],
    ),
  },
]

export const COMING_UP: readonly SureWin[] = [
  { name: 'a free retreat', ...lastPrize({ active: 'Rattata', bench: [hitmonchan] }, machop(40)) },
  {
    name: 'a retreat at its price',
    ...lastPrize({ active: { pokemon: 'Machop', energy: 'G' }, bench: [hitmonchan] }, machop(40)),
  },
  {
    name: 'a retreat with Retreat Aid',
    ...lastPrize({ active: 'Machop', bench: ['Dodrio', hitmonchan] }, machop(40)),
  },
  {
    name: 'Switch from sleep',
    ...lastPrize(
      { active: { pokemon: 'Onix', condition: 'asleep' }, bench: [hitmonchan], hand: ['Switch'] },
      machop(40),
    ),
  },
  {
    name: 'Step In from sleep, and a retreat',
    beyondV1: 'powers',
    ...lastPrize(
      {
        active: { pokemon: 'Onix', condition: 'asleep' },
        bench: [{ pokemon: 'Dragonite', energy: 'G' }, hitmonchan],
      },
      machop(40),
    ),
  },
  {
    name: 'Scoop Up of a paralyzed Active',
    beyondV1: 'coming up',
    ...lastPrize(
      { active: { pokemon: 'Onix', condition: 'paralyzed' }, bench: ['Onix', hitmonchan], hand: ['Scoop Up'] },
      machop(40),
    ),
  },
  {
    name: 'a doll makes room',
    beyondV1: 'coming up',
    ...lastPrize({ active: 'Clefairy Doll', bench: ['Onix', hitmonchan] }, machop(40)),
  },
  {
    name: 'Full Heal of a paralysis',
    ...lastPrize({ active: { ...hitmonchan, condition: 'paralyzed' }, hand: ['Full Heal'] }, machop(40)),
  },
  {
    name: 'Full Heal rather than a coin against confusion',
    ...lastPrize({ active: { ...hitmonchan, condition: 'confused' }, hand: ['Full Heal'] }, machop(40)),
  },
  {
    name: 'who does not knock itself out with the last Prize of either',
    beyondV1: 'own fall',
    ana: { prizes: 1, active: { pokemon: 'Chansey', energy: 'GGGG', damage: 40 }, bench: [hitmonchan] },
    bo: { prizes: 1, active: machop(40), bench: spare },
  },
  {
    name: 'who does not fall to Strikes Back with the last Prize of either',
    beyondV1: 'own fall',
    ana: {
      prizes: 1,
      active: { pokemon: 'Hitmonchan', energy: 'FF', damage: 60 },
      bench: [{ pokemon: 'Kadabra', energy: 'PPG' }],
    },
    bo: { prizes: 1, active: left('Machamp', 100, 20), bench: spare },
  },
  {
    name: 'Switch from confusion, and back by a free retreat',
    beyondV1: 'coming up',
    ...lastPrize(
      { active: { ...hitmonchan, condition: 'confused' }, bench: ['Onix', 'Rattata'], hand: ['Switch'] },
      machop(40),
    ),
  },
  {
    name: 'Switch from confusion, and back when the doll is put away',
    beyondV1: 'coming up',
    ...lastPrize(
      { active: { ...hitmonchan, condition: 'confused' }, bench: ['Onix', 'Clefairy Doll'], hand: ['Switch'] },
      machop(40),
    ),
  },
  {
    name: 'a free retreat from poison that would be a tie, and a free retreat back',
    beyondV1: 'own fall',
    ana: { prizes: 1, active: { ...rattata, damage: 20, poison: 10 }, bench: ['Rattata'] },
    bo: { prizes: 1, active: { pokemon: 'Machop', damage: 20, poison: 10 }, bench: spare },
  },
]

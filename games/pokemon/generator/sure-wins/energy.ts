import { chansey, hitmonchan, lastPrize, left, machop, rattata, type SureWin } from './position.ts'

export const ENERGY: readonly SureWin[] = [
  {
    name: 'the energy of the turn',
    ...lastPrize({ active: { pokemon: 'Hitmonchan', energy: 'FF' }, hand: ['Fighting Energy'] }, machop(40)),
  },
  {
    name: 'Double Colorless',
    ...lastPrize({ active: { pokemon: 'Scyther', energy: 'G' }, hand: ['Double Colorless Energy'] }, machop(30)),
  },
  {
    name: 'the right one of two',
    ...lastPrize({ active: { pokemon: 'Gyarados', energy: 'WW' }, hand: ['Fire Energy', 'Water Energy'] }, machop(50)),
  },
  {
    name: 'for one on the Bench, who comes up for nothing',
    ...lastPrize(
      { active: 'Rattata', bench: [{ pokemon: 'Hitmonchan', energy: 'FF' }], hand: ['Fighting Energy'] },
      machop(40),
    ),
  },
  {
    name: 'to pay for the retreat',
    beyondV1: 'retreats',
    ...lastPrize({ active: 'Machop', bench: [hitmonchan], hand: ['Grass Energy'] }, machop(40)),
  },
  {
    name: 'two units to pay for the retreat',
    beyondV1: 'retreats',
    ...lastPrize({ active: 'Mewtwo', bench: [hitmonchan, 'Dodrio'], hand: ['Double Colorless Energy'] }, machop(40)),
  },
  {
    name: 'for a Hydro Pump of 50',
    ...lastPrize(
      { active: { pokemon: 'Blastoise', energy: 'WWW', condition: 'confused' }, hand: ['Full Heal', 'Water Energy'] },
      machop(50),
    ),
  },
]

export const PLUS_POWERS: readonly SureWin[] = [
  { name: 'PlusPower', ...lastPrize({ active: rattata, hand: ['PlusPower'] }, machop(30)) },
  { name: 'two PlusPowers', ...lastPrize({ active: rattata, hand: ['PlusPower', 'PlusPower'] }, machop(40)) },
  {
    name: 'PlusPower rather than a coin',
    ...lastPrize({ active: { pokemon: 'Electabuzz', energy: 'LL' }, hand: ['PlusPower'] }, chansey(40)),
  },
  {
    name: 'PlusPower after Weakness',
    ...lastPrize({ active: { pokemon: 'Staryu', energy: 'W' }, hand: ['PlusPower'] }, 'Charmander'),
  },
  {
    name: 'PlusPower and the energy of the turn',
    ...lastPrize(
      { active: { pokemon: 'Hitmonchan', energy: 'FF' }, hand: ['PlusPower', 'Fighting Energy'] },
      machop(50),
    ),
  },
  {
    name: 'one PlusPower, where two would meet an Invisible Wall',
    beyondV1: 'all PlusPowers',
    ...lastPrize(
      { active: { pokemon: 'Seel', energy: 'W' }, hand: ['PlusPower', 'PlusPower'] },
      left('Mr. Mime', 40, 20),
    ),
  },
  {
    name: 'PlusPower for who comes up by Switch',
    ...lastPrize({ active: 'Onix', bench: [hitmonchan], hand: ['Switch', 'PlusPower'] }, machop(50)),
  },
  {
    name: 'PlusPower and poison',
    ...lastPrize({ active: { pokemon: 'Ivysaur', energy: 'GGG' }, hand: ['PlusPower'] }, machop(40)),
  },
]

import { chansey, hitmonchan, lastPrize, left, machop, rattata, type SureWin } from './position.ts'

export const POWERS: readonly SureWin[] = [
  {
    name: 'Rain Dance',
    beyondV1: 'powers',
    ...lastPrize(
      { active: { pokemon: 'Blastoise', energy: 'WW' }, hand: ['Water Energy', 'Water Energy', 'Water Energy'] },
      chansey(60),
    ),
  },
  {
    name: 'an evolution on the Bench dances for the Active',
    beyondV1: 'powers',
    ...lastPrize(
      {
        active: 'Gyarados',
        bench: [{ pokemon: 'Wartortle', over: ['Squirtle'] }],
        hand: ['Blastoise', 'Water Energy', 'Water Energy', 'Water Energy'],
      },
      machop(50),
    ),
  },
  {
    name: 'Breeder, and a dance for who was bred',
    beyondV1: 'powers',
    ...lastPrize(
      {
        active: 'Squirtle',
        hand: ['Pokémon Breeder', 'Blastoise', 'Water Energy', 'Water Energy', 'Water Energy', 'Water Energy'],
      },
      machop(50),
    ),
  },
  {
    name: 'Energy Trans',
    beyondV1: 'powers',
    ...lastPrize({ active: 'Pinsir', bench: [{ pokemon: 'Venusaur', energy: 'GGGG' }] }, machop(50)),
  },
  {
    name: 'a retreat of who could use Energy Trans instead',
    ...lastPrize(
      { active: { pokemon: 'Venusaur', energy: 'PPG' }, bench: [hitmonchan, { pokemon: 'Onix', energy: 'G' }] },
      machop(40),
    ),
  },
  {
    name: 'a retreat of who could use Rain Dance instead',
    ...lastPrize(
      { active: { pokemon: 'Blastoise', energy: 'PFGG' }, bench: [hitmonchan], hand: ['Water Energy'] },
      machop(40),
    ),
  },
  {
    name: 'Energy Trans for who comes up',
    ...lastPrize({ active: 'Rattata', bench: ['Pinsir', { pokemon: 'Venusaur', energy: 'GGGG' }] }, machop(50)),
  },
  {
    name: 'Energy Trans and the energy of the turn',
    beyondV1: 'powers',
    ...lastPrize(
      { active: 'Pinsir', bench: [{ pokemon: 'Venusaur', energy: 'GG' }], hand: ['Double Colorless Energy'] },
      machop(50),
    ),
  },
  {
    name: 'Buzzap',
    beyondV1: 'powers',
    ...lastPrize({ active: { pokemon: 'Hitmonchan', energy: 'F' }, bench: ['Electrode'] }, machop(40)),
  },
  {
    name: 'Buzzap and the energy of the turn',
    beyondV1: 'powers',
    ...lastPrize({ active: 'Hitmonchan', bench: ['Electrode'], hand: ['Grass Energy'] }, machop(40)),
  },
  {
    name: 'Energy Burn',
    beyondV1: 'powers',
    ...lastPrize({ active: { pokemon: 'Charizard', energy: 'WWWW' } }, chansey(100)),
  },
  {
    name: 'Energy Burn after an evolution',
    beyondV1: 'powers',
    ...lastPrize(
      { active: { pokemon: 'Charmeleon', over: ['Charmander'], energy: 'WWWG' }, hand: ['Charizard'] },
      chansey(100),
    ),
  },
  {
    name: 'Shift to what the Defending Pokémon is weak to',
    beyondV1: 'powers',
    ...lastPrize({ active: { pokemon: 'Venomoth', energy: 'GG' }, bench: ['Staryu'] }, left('Charmander', 50, 20)),
  },
  {
    name: 'Curse for the last 10',
    beyondV1: 'powers',
    ...lastPrize({ active: rattata, bench: ['Gengar'] }, machop(30), [left('Onix', 90, 60)]),
  },
  {
    name: 'Curse knocks out by itself',
    beyondV1: 'powers',
    ...lastPrize({ active: 'Onix', bench: ['Gengar'] }, 'Chansey', [left('Rattata', 30, 10), left('Onix', 90, 60)]),
  },
  {
    name: 'Curse of one that evolves first',
    beyondV1: 'powers',
    ...lastPrize({ active: rattata, bench: [{ pokemon: 'Haunter', over: ['Gastly'] }], hand: ['Gengar'] }, machop(30), [
      left('Onix', 90, 60),
    ]),
  },
]

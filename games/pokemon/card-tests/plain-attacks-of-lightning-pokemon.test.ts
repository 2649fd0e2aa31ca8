import { doesExactly } from './does-exactly.ts'
import { wantsEnergy } from './wants-energy.ts'

doesExactly([
  ['Magneton', 'Thunder Wave', 'LLF', { shown: ['heads'], damage: 30, condition: 'paralyzed' }],
  ['Magneton', 'Thunder Wave', 'LLF', { shown: ['tails'], damage: 30 }],
  ['Raichu', 'Thunder', 'LLLF', { shown: ['heads'], damage: 60 }],
  ['Zapdos', 'Thunder', 'LLLF', { shown: ['heads'], damage: 60 }],
  ['Electabuzz', 'Thundershock', 'L', { shown: ['heads'], damage: 10, condition: 'paralyzed' }],
  ['Electabuzz', 'Thundershock', 'L', { shown: ['tails'], damage: 10 }],
  ['Electabuzz', 'Thunderpunch', 'LF', { shown: ['heads'], damage: 40 }],
  ['Electrode', 'Electric Shock', 'LLL', { shown: ['heads'], damage: 50 }],
  ['Magnemite', 'Thunder Wave', 'L', { shown: ['heads'], damage: 10, condition: 'paralyzed' }],
  ['Magnemite', 'Thunder Wave', 'L', { shown: ['tails'], damage: 10 }],
  ['Pikachu', 'Gnaw', 'F', { damage: 10 }],
  ['Pikachu', 'Thunder Jolt', 'LF', { shown: ['heads'], damage: 30 }],
  ['Voltorb', 'Tackle', 'F', { damage: 10 }],
  ['Electrode (Jungle)', 'Tackle', 'FF', { damage: 20 }],
  ['Jolteon', 'Quick Attack', 'FF', { shown: ['heads'], damage: 30 }],
  ['Jolteon', 'Quick Attack', 'FF', { shown: ['tails'], damage: 10 }],
  ['Pikachu (Jungle)', 'Spark', 'LL', { damage: 20 }],
])

wantsEnergy([
  ['Magneton', 'Thunder Wave', 'LFF', 'Needs 2 Lightning, has 1.'],
  ['Magneton', 'Selfdestruct', 'LFFF', 'Needs 2 Lightning, has 1.'],
  ['Raichu', 'Agility', 'FFF', 'Needs 1 Lightning, has 0.'],
  ['Raichu', 'Thunder', 'LLFF', 'Needs 3 Lightning, has 2.'],
  ['Zapdos', 'Thunder', 'LLFF', 'Needs 3 Lightning, has 2.'],
  ['Electabuzz', 'Thundershock', 'F', 'Needs 1 Lightning, has 0.'],
  ['Electabuzz', 'Thunderpunch', 'FF', 'Needs 1 Lightning, has 0.'],
  ['Electrode', 'Electric Shock', 'LLF', 'Needs 3 Lightning, has 2.'],
  ['Magnemite', 'Thunder Wave', 'F', 'Needs 1 Lightning, has 0.'],
  ['Magnemite', 'Selfdestruct', 'FF', 'Needs 1 Lightning, has 0.'],
  ['Pikachu', 'Thunder Jolt', 'FF', 'Needs 1 Lightning, has 0.'],
  ['Magneton (Fossil)', 'Selfdestruct', 'LLLF', 'Needs 4 Lightning, has 3.'],
  ['Electrode (Jungle)', 'Tackle', 'F', 'Needs 2 energy, has 1.'],
  ['Jolteon', 'Quick Attack', 'F', 'Needs 2 energy, has 1.'],
  ['Pikachu (Jungle)', 'Spark', 'LF', 'Needs 2 Lightning, has 1.'],
  ['Pikachu', 'Gnaw', '', 'Needs 1 energy, has 0.'],
  ['Voltorb', 'Tackle', '', 'Needs 1 energy, has 0.'],
  ['Zapdos', 'Thunderbolt', 'LLLW', 'Needs 4 Lightning, has 3.'],
])

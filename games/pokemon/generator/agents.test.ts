import { expect, test } from 'vitest'
import { pokemonModule } from '../index.ts'

test('both generators sit at tables by their names, the stronger one where nobody asks for another', () => {
  expect(Object.keys(pokemonModule.agents)).toEqual(['random', 'generator-v2', 'generator-v1'])
  expect(pokemonModule.agents['generator-v1']?.about).toBe('Follows the action selection flow, rule by rule.')
  expect(pokemonModule.agents['generator-v2']?.about).toBe('Does what is free first, then weighs every attack.')
})

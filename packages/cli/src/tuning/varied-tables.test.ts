import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { variedTables } from './varied-tables.ts'

const gameOf = (id: string): GameModule => {
  const found = games.find(({ definition }) => definition.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}
const pokemon = gameOf('pokemon')

test('without anything that varies there is one table', () => {
  expect(variedTables(pokemon, ['deck1=brushfire'], undefined, 'tune')).toEqual([
    expect.objectContaining({ deck1: 'brushfire', deck2: 'blackout' }),
  ])
})

test('both decks of a duel go through all of them side by side, and what was agreed on stays', () => {
  const tables = variedTables(pokemon, ['ceremony=automatic'], 'deck1,deck2', 'tune') as {
    readonly deck1: string
    readonly deck2: string
  }[]
  const decks = pokemon.about.options?.find(({ key }) => key === 'deck1')?.choices.map(({ value }) => value)
  expect(decks?.length).toBeGreaterThanOrEqual(15)
  expect(tables.map(({ deck1 }) => deck1)).toEqual(decks)
  for (const table of tables) expect(table).toMatchObject({ deck2: table.deck1, ceremony: 'automatic' })
})

test('an option that there is not is named, with those that there are', () => {
  expect(() => variedTables(pokemon, [], 'deck', 'tune')).toThrow(/no option "deck" to vary.* It has deck1, deck2/)
  expect(() => variedTables(gameOf('tic-tac-toe'), [], 'size', 'tune')).toThrow(/no option "size".*It has/)
})

import { games } from '@turnwright/games'
import { expect, test } from 'vitest'
import { ScriptedPrompter } from '../testing/scripted-prompter.ts'
import { botTable, openBotTable } from './bot-table.ts'
import { playAtTerminal } from './play-at-terminal.ts'

const OWN = 'Write an answer of your own'
const DECK = '4 Pikachu\n4 Abra\n4 Onix\n4 Vulpix\n44 Fire Energy'

test('a deck is brought at the terminal: refused with its reasons, written again, and known to its owner', async () => {
  const pokemon = games.find(({ definition }) => definition.id === 'pokemon')
  if (pokemon === undefined) throw new Error('nobody plays Pokémon here')
  const table = botTable(pokemon, { name: 'Ana' }, 'play')
  const game = openBotTable(table, { deck1: 'own', deck2: 'own' }, 'brought')
  const script = [OWN, { types: '"4 Pikachu"' }, OWN, { types: JSON.stringify(DECK) }, 'Quit']
  const prompter = new ScriptedPrompter(script)
  await playAtTerminal(game, table.seat, prompter, 80)
  expect(prompter.lists[0]?.slice(0, 2)).toEqual(['overgrowth', 'zap'])
  expect(prompter.refusals).toEqual(['a deck has 60 cards, this one has 4'])
  expect(prompter.seen.join('\n')).toMatch(/brought:\s+4 Pikachu \(Base 58\), 4 Abra/)
})

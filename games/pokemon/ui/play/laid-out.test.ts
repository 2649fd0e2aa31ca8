import { createGame, type Prompt, project } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { stage, type StagedPlayer } from '../../scenario/stage.ts'
import { laidOut } from './laid-out.ts'

/** What is laid out once Ana has played a card of her hand. */
function laidAfter(ana: StagedPlayer, ...played: readonly (readonly string[])[]) {
  const foe = { active: { pokemon: 'Staryu', energy: 'WW' } }
  const staged = {
    ...pokemon,
    setup: (game: Parameters<typeof pokemon.setup>[0]) => stage(game, [ana, foe], {}),
  }
  const game = createGame(staged, { players: ['Ana', 'Bo'], seed: 'laid' })
  game.run()
  const asked = (): { readonly view: DuelView; readonly prompt: Prompt } => {
    const { view, prompts } = project(game as never, 0)
    const [prompt] = prompts
    if (prompt === undefined) throw new Error('Ana is not asked')
    return { view: view as DuelView, prompt }
  }
  for (const titles of played) {
    const { prompt } = asked()
    const selection = titles.map((title) => prompt.choices.find((choice) => choice.title === title)?.id ?? title)
    game.respondToInputRequest({ actor: 'Ana', title: prompt.title, selection })
  }
  const { view, prompt } = asked()
  return laidOut(view, prompt).map(({ card, count, on }) => `${count} ${card.name}${on === null ? '' : ` on ${on}`}`)
}

test('a deck that is looked through is laid out, each kind once', () => {
  const ana = { active: 'Pikachu', hand: ['Computer Search', 'Bill', 'Potion'], deck: ['Raichu', 'Bill', 'Raichu'] }
  expect(new Set(laidAfter(ana, ['Computer Search'], ['Bill', 'Potion']))).toEqual(new Set(['1 Bill', '2 Raichu']))
})

test('of a discard pile from which two are taken every card is laid out', () => {
  const ana = {
    active: 'Pikachu',
    hand: ['Energy Retrieval', 'Bill'],
    discard: ['Fire Energy', 'Water Energy', 'Fire Energy'],
  }
  expect(laidAfter(ana, ['Energy Retrieval'], ['Bill'])).toEqual(['1 Fire Energy', '1 Water Energy', '1 Fire Energy'])
})

test('energy that goes is laid out with the Pokémon it lies on', () => {
  const ana = { active: { pokemon: 'Charmander', energy: 'RW', damage: 10 }, hand: ['Super Potion'] }
  expect(laidAfter(ana, ['Super Potion'])).toEqual(['1 Fire Energy on Charmander', '1 Water Energy on Charmander'])
})

test('Pokémon and cards of the hand have their own places and are not laid out', () => {
  expect(laidAfter({ active: 'Pikachu', bench: ['Onix'], hand: ['Switch', 'Bill'] })).toEqual([])
})

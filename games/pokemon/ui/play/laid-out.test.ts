import { createGame, project, type Prompt } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { fullNameOf } from '../../cards/full-name.ts'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { stage, type StagedPlayer } from '../../scenario/stage.ts'
import { laidOut, notLaidOut } from './laid-out.ts'

/** What is laid out once Ana has played a card of her hand. */
function laidAfter(ana: StagedPlayer, ...played: readonly (readonly string[])[]) {
  const { view, prompt } = askedAfter(ana, ...played)
  return laidOut(view, prompt).map(
    ({ card, count, on }) => `${count} ${fullNameOf(card)}${on === null ? '' : ` on ${on}`}`,
  )
}

function askedAfter(ana: StagedPlayer, ...played: readonly (readonly string[])[]) {
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
  return asked()
}

test('a deck that is looked through is laid out, each kind once', () => {
  const ana = { active: 'Pikachu', hand: ['Computer Search', 'Bill', 'Potion'], deck: ['Raichu', 'Bill', 'Raichu'] }
  expect(laidAfter(ana, ['Computer Search'], ['Bill', 'Potion'])).toEqual(['2 Raichu', '1 Bill'])
})

test('cards of one name and different sets are laid out apart', () => {
  const deck = ['Pikachu (Jungle)', 'Lightning Energy', 'Pikachu', 'Pikachu (Jungle)']
  const ana = { active: 'Onix', hand: ['Computer Search', 'Bill', 'Potion'], deck }
  const laid = laidAfter(ana, ['Computer Search'], ['Bill', 'Potion'])
  expect(laid.toSorted()).toEqual(['1 Lightning Energy', '1 Pikachu', '2 Pikachu (Jungle)'])
})

test('of a discard pile from which two are taken every card is laid out', () => {
  const ana = {
    active: 'Pikachu',
    hand: ['Energy Retrieval', 'Bill'],
    discard: ['Fire Energy', 'Water Energy', 'Fire Energy'],
  }
  expect(laidAfter(ana, ['Energy Retrieval'], ['Bill'])).toEqual(['1 Fire Energy', '1 Fire Energy', '1 Water Energy'])
})

test('energy that goes is laid out with the Pokémon it lies on', () => {
  const ana = { active: { pokemon: 'Charmander', energy: 'RW', damage: 10 }, hand: ['Super Potion'] }
  expect(laidAfter(ana, ['Super Potion'])).toEqual(['1 Fire Energy on Charmander', '1 Water Energy on Charmander'])
})

test('Pokémon and cards of the hand have their own places and are not laid out', () => {
  expect(laidAfter({ active: 'Pikachu', bench: ['Onix'], hand: ['Switch', 'Bill'] })).toEqual([])
})

test('of an evolved Pokémon the stages below are laid out, and the one on top is still asked about', () => {
  const ana = { active: { pokemon: 'Alakazam', over: ['Abra', 'Kadabra'] }, hand: ['Devolution Spray'] }
  const { view, prompt } = askedAfter(ana, ['Devolution Spray'])
  expect(laidOut(view, prompt).map(({ card }) => card.name)).toEqual(['Kadabra'])
  expect(notLaidOut(view, prompt).map(({ title }) => title)).toEqual(['Alakazam'])
})

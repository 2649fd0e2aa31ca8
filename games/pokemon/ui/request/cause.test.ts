import { createGame, project } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { stage, type StagedPlayer } from '../../scenario/stage.ts'
import { causeOf } from './cause.ts'

/** Why Ana is asked what she is asked, once she has done this. */
function causeAfter(ana: StagedPlayer, title: string, inner?: string) {
  const bo = { active: { pokemon: 'Staryu', energy: 'WW' }, bench: ['Krabby', 'Onix'] }
  const staged = { ...pokemon, setup: (game: Parameters<typeof pokemon.setup>[0]) => stage(game, [ana, bo], {}) }
  const game = createGame(staged, { players: ['Ana', 'Bo'], seed: 'cause' })
  game.run()
  const [prompt] = project(game as never, 0).prompts
  const choice = prompt?.choices.find((each) => each.title === title)
  if (prompt === undefined || choice === undefined) throw new Error(`there is no ${title}`)
  const target = choice.choices?.find((each) => each.title === inner)
  const pick = target === undefined ? choice.id : { title: choice.id, selection: [target.id] }
  game.respondToInputRequest({ actor: 'Ana', title: prompt.title, selection: [pick] as never })
  const { view, prompts } = project(game as never, 0)
  const [next] = prompts
  if (next === undefined) throw new Error('Ana is asked nothing')
  return causeOf(view as DuelView, next, 0)
}

test('a Trainer asks with its whole text', () => {
  expect(causeAfter({ active: 'Pikachu', hand: ['Gust of Wind'] }, 'Gust of Wind')).toMatchObject({
    title: 'Gust of Wind',
    text: expect.stringContaining('Bench'),
  })
})

test('a power asks with its whole text', () => {
  const ana = { active: { pokemon: 'Venusaur', energy: 'GG' }, bench: ['Onix'] }
  expect(causeAfter(ana, 'Venusaur: Energy Trans')).toMatchObject({
    title: 'Energy Trans of Venusaur',
    text: expect.stringContaining('Grass'),
  })
})

test('an attack asks by the name of its Pokémon', () => {
  const ana = { active: { pokemon: 'Hitmonlee', energy: 'FF' } }
  expect(causeAfter(ana, 'Stretch Kick')).toMatchObject({ title: 'Attack of Hitmonlee', text: '' })
})

test('P18: a retreat that can be paid in several ways tells its price', () => {
  const ana = { active: { pokemon: 'Charmander', energy: 'RW' }, bench: ['Onix'] }
  expect(causeAfter(ana, 'Retreat', 'Onix')).toMatchObject({
    title: 'Retreat of Charmander',
    text: expect.stringContaining('1 energy'),
  })
})

test('the great choice of a turn needs no reason', () => {
  expect(causeAfter({ active: 'Pikachu', hand: ['Bill'] }, 'Bill')).toBeNull()
})

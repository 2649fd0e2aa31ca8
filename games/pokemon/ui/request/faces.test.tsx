import { createGame, project } from '@turnwright/kernel/host'
import { type GameUi, RequestPanel } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import { stage } from '../../scenario/stage.ts'
import { ui } from '../index.tsx'

/** What Ana reads of her choices, once she has attacked. */
function rowsAfter(attack: string, active: string, energy: string, foe: string): readonly string[] {
  const players = [
    { active: { pokemon: active, energy }, bench: ['Onix'] },
    { active: foe, bench: ['Onix'] },
  ]
  const setup = (game: Parameters<typeof pokemon.setup>[0]) => stage(game, players, {})
  const game = createGame({ ...pokemon, setup }, { players: ['Ana', 'Bo'], seed: 'faces' })
  game.run()
  const asked = project(game as never, 0).prompts[0]
  const choice = asked?.choices.find(({ title }) => title === attack)
  if (asked === undefined || choice === undefined) throw new Error(`there is no ${attack}`)
  game.respondToInputRequest({ actor: 'Ana', title: asked.title, selection: [choice.id] as never })
  const projection = project(game as never, 0)
  const drawn = renderToStaticMarkup(<RequestPanel projection={projection} ui={ui as GameUi} undo={null} />)
  const [, ...rows] = drawn.split(/<button[^>]*class="choice"[^>]*>/)
  return rows.map((row) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('P36: an attack to copy tells what it does, also one that is called like a type', () => {
  const [psychic, barrier] = rowsAfter('Metronome', 'Clefairy', 'WWW', 'Mewtwo')
  expect(psychic).toMatch(/Psychic 10 more damage for each energy.* 10\+/)
  expect(barrier).toMatch(/Barrier/)
})

test('an attack to forbid tells what it does', () => {
  const rows = rowsAfter('Amnesia', 'Poliwhirl', 'WW', 'Charmander')
  expect(rows[0]).toMatch(/Scratch 10$/)
  expect(rows[1]).toMatch(/Ember First discard 1 Fire energy card.* 30/)
})

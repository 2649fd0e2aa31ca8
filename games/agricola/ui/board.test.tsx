import { createGame, type Game, project } from '@turnwright/kernel/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardCalled } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'
import { agricola } from '../rules/agricola.ts'
import type { AgricolaView } from '../rules/view.ts'
import { ui } from './index.tsx'

const tableFor = (players: number, options = {}): Game => {
  const game = createGame(agricola, {
    players: ['Ana', 'Bo', 'Chidi', 'Dana'].slice(0, players),
    seed: 'board',
    options,
  })
  game.run()
  return game
}

function shownTo(game: Game, seat: number | null): { readonly text: string; readonly view: AgricolaView } {
  const projection = project(game, seat)
  const { players, prompts } = projection
  const view = projection.view as AgricolaView
  const markup = renderToStaticMarkup(<ui.Board {...{ view, seat, players, projection, prompts }} drafts={{}} />)
  return { text: markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), view }
}

test.each([1, 2, 3, 4])('at a table for %i every space, round and improvement is on the board', (players) => {
  const { text, view } = shownTo(tableFor(players), 0)
  const spaces = view.spaces.flatMap(({ name, text: sentence }) => [name, sentence])
  const rounds = view.rounds.filter(({ space }) => space === null).map(({ round }) => `Round ${round}, face down`)
  expect(rounds).toHaveLength(13)
  for (const words of [...spaces, ...rounds]) expect(text).toContain(words)
  for (const { name } of MAJORS) expect(text).toContain(name.replace("'", '&#x27;'))
  expect(text).toContain('Harvest after round 4: next')
  expect(text).toContain('Harvest after round 14: to come')
})

test('your hand is yours alone, and a spectator sees every farm', () => {
  const game = tableFor(2)
  const [first] = shownTo(game, 0).view.players[0]?.hand ?? []
  const name = cardCalled(first?.id ?? null)?.name ?? 'no card'
  expect(shownTo(game, 0).text).toContain(name)
  expect(shownTo(game, 1).text).not.toContain(name)
  const { text } = shownTo(game, null)
  expect(text).not.toContain(name)
  expect(text).toContain('Ana’s farm')
  expect(text).toContain('Bo')
})

test('the family game has no hand, and a side job', () => {
  const { text } = shownTo(tableFor(2, { cards: 'none' }), 0)
  expect(text).not.toContain('Your hand')
  expect(text).toContain('Side Job')
})

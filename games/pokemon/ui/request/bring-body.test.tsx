import type { Seat } from '@turnwright/kernel'
import { createGame, type Game, project } from '@turnwright/kernel/host'
import { type GameUi, RequestPanel } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { Board } from '../board.tsx'
import { ui } from '../index.tsx'
import { DeckVerdict } from './deck-verdict.tsx'

const options = { deck1: 'own', deck2: 'own', ceremony: 'automatic' as const }

function begin(): Game {
  const game = createGame(pokemon, { players: ['Ana', 'Bo'], seed: 'brought', options }) as unknown as Game
  game.run()
  return game
}

function requestOf(game: Game, seat: Seat): string {
  return renderToStaticMarkup(<RequestPanel projection={project(game, seat)} ui={ui as GameUi} undo={null} />)
}

function boardOf(game: Game, seat: Seat): string {
  const projection = project(game, seat)
  const { players, prompts } = projection
  const view = projection.view as DuelView
  return renderToStaticMarkup(<Board {...{ view, seat, players, projection, prompts, options }} drafts={{}} />)
}

test('P60: whoever brings a deck chooses among the ready ones and a text, without advice', () => {
  const request = requestOf(begin(), 0)
  for (const { name } of READY_DECKS) expect(request).toContain(`>${name}</option>`)
  expect(request).toContain('A deck of my own, as text')
  expect(request).toContain('60 cards: 23 Pokémon, 9 Trainers, 28 energy')
  expect(request).toContain('Change a copy')
  expect(request).toContain('Bring Overgrowth')
  expect(request).not.toContain('What would the bot do?')
})

test('P60: whoever has brought one waits for the other', () => {
  const game = begin()
  game.respondToInputRequest({ actor: 'Ana', title: 'Choose your deck', selection: ['zap'] })
  expect(requestOf(game, 0)).not.toContain('Bring Overgrowth')
  expect(requestOf(game, 1)).toContain('Bring Overgrowth')
})

test('P1: what is wrong with a deck is told, the first three of it, and what is in it once nothing is', () => {
  const verdict = (list: string, problems: readonly string[]) =>
    renderToStaticMarkup(<DeckVerdict id="verdict" list={list} problems={problems} />)
  const wrong = verdict('4 Pikachu', ['a deck has 60 cards, this one has 4'])
  expect(wrong).toContain('<ul><li>a deck has 60 cards, this one has 4</li></ul>')
  expect(wrong).not.toContain('4 cards: 4 Pokémon')
  expect(verdict('x', ['one', 'two', 'three'])).toContain('<li>three</li></ul>')
  expect(verdict('x', ['one', 'two', 'three', 'four'])).toContain('<li>three</li><li>and 1 more</li></ul>')
  expect(verdict('4 Pikachu\n56 Lightning Energy', [])).toContain('<b>60 cards: 4 Pokémon, 56 energy</b>')
  expect(verdict(' ', [])).toContain('></div>')
})

test('P60: the list of a deck that was brought lies on the table for its owner', () => {
  const game = begin()
  expect(boardOf(game, 0)).not.toContain('Your deck: look at its list')
  for (const actor of ['Ana', 'Bo'])
    game.respondToInputRequest({ actor, title: 'Choose your deck', selection: ['zap'] })
  expect(boardOf(game, 0)).toContain('Your deck: look at its list')
})

import { createGame, project } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { stage } from '../../scenario/stage.ts'
import { deckLines, deckOf } from './deck-list.ts'

/** What Ana has not met yet of a deck, as `name unseen/all`. */
function lines(list: string, ana: Parameters<typeof stage>[1][number]): readonly string[] {
  const setup = (game: Parameters<typeof pokemon.setup>[0]) => stage(game, [ana, { active: 'Onix' }], {})
  const game = createGame({ ...pokemon, setup }, { players: ['Ana', 'Bo'], seed: 'list' })
  game.run()
  const view = project(game as never, 0).view as DuelView
  const [player] = view.players
  if (player === undefined) throw new Error('nobody sits there')
  return deckLines(deckOf(list) ?? [], view, player).map(({ card, n, unseen }) => `${card.name} ${unseen}/${n}`)
}

const LIST = '56 Lightning Energy\n2 Pikachu\n1 Raichu\n1 Bill'

test('of one’s own deck only what lies in the deck and among the Prizes is left, whatever is on the table', () => {
  const ana = {
    active: { pokemon: 'Raichu', over: ['Pikachu'], energy: 'LL' },
    hand: ['Lightning Energy'],
    discard: ['Bill'],
    deck: ['Pikachu'],
    prizes: ['Lightning Energy'],
  }
  expect(lines(LIST, ana)).toEqual(['Pikachu 1/2', 'Raichu 0/1', 'Bill 0/1', 'Lightning Energy 53/56'])
})

test('a list that may not be played is none', () => {
  expect(deckOf('4 Pikachu')).toBeNull()
  expect(deckOf(undefined)).toBeNull()
  expect(deckOf('blackout')).not.toBeNull()
})

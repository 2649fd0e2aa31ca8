import { createGame, type Projection } from '@turnwright/kernel/host'
import { type Question, Random, randomSelection } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { TRICKS } from '../scenario/odd-decks.ts'
import { cardName } from './faces.ts'
import { pokemon } from './pokemon.ts'
import type { DuelView } from './view.ts'

/** Each card of the question as its title calls it, and as the view of whoever is asked knows it. */
function namesOf({ view, prompts }: Projection): readonly (readonly [asked: string, known: string])[] {
  const { players } = view as DuelView
  const known = new Map(players.flatMap(({ deck }) => deck.top.map(({ card, id }) => [card as number, id])))
  const choices = prompts.flatMap((prompt) => prompt.choices)
  return choices.flatMap(({ id, title }) =>
    typeof id === 'number' ? [[title, cardName(known.get(id) ?? 'unknown')] as const] : [],
  )
}

test('P40, P41: every card of a deck that is asked about is known by its number in the view', () => {
  const chance = Random.fromSeed('decks in view')
  const names = { 'search-deck': [], rearrange: [] } as Record<string, (readonly [string, string])[]>
  for (let n = 0; n < 6; n++) {
    const options = { deck1: TRICKS, deck2: TRICKS }
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `decks ${n}`, options })
    const responder = (question: Question) => {
      names[question.about?.kind ?? '']?.push(...namesOf(question.projection()))
      return randomSelection(question.selector, chance)
    }
    for (const { seat } of game.players) game.seatResponder(seat, responder)
    game.run()
    expect(game.fault).toBeNull()
  }
  expect(names['search-deck']?.length).toBeGreaterThan(100)
  expect(names['rearrange']?.length).toBeGreaterThan(20)
  expect(Object.values(names).flatMap((each) => each.filter(([asked, known]) => asked !== known))).toEqual([])
})

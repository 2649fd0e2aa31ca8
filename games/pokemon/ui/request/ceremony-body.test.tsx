import { createGame, type Game, project } from '@turnwright/kernel/host'
import { type GameUi, RequestPanel } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { ui } from '../index.tsx'

/** What a player reads of each act, until the first turn has begun; everything else is answered with the first choice. */
function actsOf(seed: string, reader: number) {
  const options = { deck1: 'overgrowth', deck2: 'blackout', ceremony: 'by-hand' as const }
  const game = createGame(pokemon, { players: ['Ana', 'Bo'], seed, options }) as unknown as Game
  game.run()
  const read: string[] = []
  let view = project(game, reader).view as DuelView
  for (; view.turnNumber === 0 && game.waiting !== null; view = project(game, reader).view as DuelView) {
    const [selector] = game.waiting.selectors
    if (selector === undefined || selector.type === 'action') throw new Error('nobody is asked')
    const projection = project(game, reader)
    const [asked] = projection.prompts
    if (asked?.about?.kind === 'ceremony')
      read.push(
        renderToStaticMarkup(<RequestPanel projection={projection} ui={ui as GameUi} undo={null} />)
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' '),
      )
    const [choice] = project(game, selector.actor === 'Ana' ? 0 : 1).prompts[0]?.choices ?? []
    const selection = selector.min === 0 || choice === undefined ? [] : [choice.id]
    game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection })
  }
  return { read, begins: view.firstPlayer === view.you }
}

test('P56: acts by hand say what they mean, and the coin who begins', () => {
  for (const seed of ['one', 'two', 'three', 'four'])
    for (const reader of [0, 1]) {
      const { read, begins } = actsOf(seed, reader)
      const all = read.join('\n')
      expect(all).toContain('6 cards from the top of your deck, face down')
      expect(all).toContain(begins ? 'The coin lets you begin.' : 'The coin lets your opponent begin.')
      expect(all).not.toContain(begins ? 'lets your opponent begin' : 'lets you begin')
    }
})

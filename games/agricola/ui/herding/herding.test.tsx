import { createGame, type Game, project } from '@turnwright/kernel/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agricola } from '../../rules/agricola.ts'
import type { Agricola } from '../../rules/state.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { stage } from '../../scenario/stage.ts'
import { ui } from '../index.tsx'
import { sectionOf } from '../use-right-section.ts'
import { arrangeOffer, isArranging } from './herd-draft.ts'

/** A table where Ana is on, with one sheep and so many pastures. */
function tableWith(pastures: readonly (readonly string[])[]): Game {
  const setup = (game: Agricola) => stage(game, [{ sheep: 1, pastures }, {}], {})
  const game = createGame({ ...agricola, setup }, { players: ['Ana', 'Bo'], seed: 'herding' })
  game.run()
  return game as never
}

function shownTo(game: Game, seat: number): string {
  const projection = project(game, seat)
  const { players, prompts } = projection
  const view = projection.view as AgricolaView
  return renderToStaticMarkup(<ui.Board {...{ view, seat, players, projection, prompts }} drafts={{}} />)
}

test('animals can be moved or let go while their owner is asked, a lone pet too', () => {
  expect(shownTo(tableWith([['0,4']]), 0)).toContain('Move animals')
  expect(shownTo(tableWith([['0,4']]), 1)).not.toContain('Move animals')
  expect(shownTo(tableWith([]), 0)).toContain('Move animals')
})

test('then every pen is a button, on the part of the table that is yours', () => {
  const game = tableWith([['0,4']])
  const offer = arrangeOffer(project(game, 0).prompts)
  if (offer === null) throw new Error('nothing is offered')
  const { prompt, action } = offer
  const selection = { action: 'anytime-action', anytimeAction: action } as const
  game.respondToInputRequest({ actor: 'Ana', title: prompt.title, selection })
  const [asked] = project(game, 0).prompts
  expect(asked && isArranging(asked)).toBe(true)
  expect(asked && sectionOf(asked)).toBe('mine')
  expect(shownTo(game, 0).match(/class="ag-pen"/g)).toHaveLength(3)
})

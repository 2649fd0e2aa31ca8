import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EstravenView } from '../../rules/view.ts'
import { duel } from '../../scenario/duel.ts'
import { ui } from '../index.tsx'

test('E49: whoever is hit harder than they can bear is shown with 0 life, on the plate and on the table', () => {
  const { ana, scene } = given(duel, { ana: { hand: ['Firebrand'], pool: 9 }, bo: { life: 2 } })
  ana.plays('Firebrand')
  const projection = project(scene.game, 0)
  const view = projection.view as EstravenView
  expect(view.players.map(({ life }) => life)).toEqual([20, -1])
  expect([0, 1].map((seat) => ui.scoreOf?.(view, seat)?.value)).toEqual([20, 0])
  const { players, seat, prompts } = projection
  const table = renderToStaticMarkup(
    <ui.Board {...{ view, seat, players, prompts, drafts: {} }} projection={projection as never} />,
  )
  expect(table.replaceAll(/<[^>]+>/g, ' ')).toMatch(/ 0\s+life /)
  expect(table).not.toMatch(/[-−]1</)
})

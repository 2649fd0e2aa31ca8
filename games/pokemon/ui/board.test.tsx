import type { Seat } from '@turnwright/kernel'
import { createGame, type Game, project, type Projection } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { type GameUi, KeyedStore, offersOnTable, RequestPanel, TableVoiceProvider } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pokemon } from '../rules/pokemon.ts'
import type { DuelView } from '../rules/view.ts'
import { Board } from './board.tsx'
import { ui } from './index.tsx'
import { inPlay } from './zoom/find-card.ts'

/** The table and the request as the page draws them. */
function drawn(projection: Projection): { readonly table: string; readonly request: string } {
  const { prompts, players, seat } = projection
  const view = projection.view as DuelView
  const voice = {
    seat,
    offers: offersOnTable(prompts, {}),
    drafts: {},
    choose: () => {},
    answer: () => {},
    busy: false,
    pointing: new KeyedStore<true>(),
    traces: new KeyedStore<Seat>(),
  }
  const draw = (what: React.ReactNode) =>
    renderToStaticMarkup(<TableVoiceProvider value={voice}>{what}</TableVoiceProvider>).replaceAll('&#x27;', "'")
  return {
    table: draw(<Board {...{ view, seat, players, projection, prompts }} drafts={{}} />),
    request: draw(<RequestPanel projection={projection} ui={ui as GameUi} undo={null} />),
  }
}

/** Cards that lie open on the table, each with a place of its own. Piles are one click away. */
function openCards({ players }: DuelView, seat: Seat): readonly number[] {
  const mine = players[seat]?.hand ?? []
  return [...mine, ...players.flatMap(inPlay), ...players.flatMap(({ prizes }) => prizes)].map(({ card }) => card)
}

/** Drawing takes its time: so many tables are drawn for each kind of question. */
const EACH_KIND = 4

test.each([
  ['overgrowth', 'blackout'],
  ['damage-swap-base', 'haymaker-base-jungle'],
  ['lockdown', 'raindance-base'],
])('through a whole duel of %s against %s every open card and every choice has its place', (deck1, deck2) => {
  const options = { deck1, deck2, ceremony: 'automatic' as const }
  const game = createGame(pokemon, { players: ['Ana', 'Bo'], seed: 'the table', options }) as unknown as Game
  game.run()
  const chance = Random.fromSeed('the players')
  const asked = new Map<string, number>()
  while (game.waiting !== null) {
    for (const seat of [0, 1]) {
      const projection = project(game, seat)
      const view = projection.view as DuelView
      const about = projection.prompts[0]?.about?.kind ?? ''
      const seen = asked.get(about) ?? 0
      if (projection.prompts.length === 0 || seen === EACH_KIND) continue
      asked.set(about, seen + 1)
      const { table, request } = drawn(projection)
      for (const card of openCards(view, seat)) expect(table).toContain(`data-place="card:${card}"`)
      for (const { choices } of projection.prompts)
        for (const { title } of choices)
          expect(request).toContain(about === 'main' ? title.replace(/ Energy$/, '') : title)
      const refused = about === 'main' ? (projection.prompts[0]?.unavailable ?? []) : []
      for (const { reason } of refused) expect(request).toContain(reason)
    }
    const selector = game.waiting.selectors[0]
    if (selector === undefined) throw new Error('nobody is asked')
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
  expect(asked.get('main')).toBe(EACH_KIND)
  for (const seat of [0, 1, null]) expect(drawn(project(game, seat)).table).toContain('pk-arena')
})

import type { GameModule, Seat } from '@turnwright/kernel'
import { createGame, type Game, project, type Projection, PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { games } from '@turnwright/games'
import { type GameUi, KeyedStore, offersOnTable, RequestPanel, TableVoiceProvider } from '@turnwright/tabletop'
import { soakable } from '@turnwright/testkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { heardIn } from './heard-in.ts'
import { englishTitles, plainSentences } from './told-words.ts'

const looks = import.meta.glob<GameUi>('../../../games/*/ui/index.tsx', { import: 'ui' })

/** Drawing takes its time: so many panels for each kind of question. */
const EACH_KIND = 6
const GAMES = soakable(3, 60)
const MOST_ANSWERS = 2_000

test.each(games.map((module) => [module.definition.name, module] as const))(
  'whatever %s asks through whole games is asked, and drawn, in the words of the reader',
  async (_, module) => {
    const ui = (await looks[`../../../games/${module.definition.id}/ui/index.tsx`]?.()) ?? null
    const found = new Set<string>()
    for (const projection of asked(module)) {
      const told = { play: projection }
      const english = new Set(englishTitles(told))
      for (const sentence of plainSentences(told)) found.add(sentence)
      for (const text of heardIn(drawn(projection, ui))) if (english.has(text)) found.add(`drawn: ${text}`)
    }
    expect([...found]).toEqual([])
  },
)

function* asked(module: GameModule): Generator<Projection> {
  for (let game = 0; game < GAMES; game++) yield* questionsOf(module, `in other words ${game}`)
}

/** What people are asked through a game that is played at random, some of each kind. */
function* questionsOf({ definition }: GameModule, seed: string): Generator<Projection> {
  const seats = ['Ana', 'Bo']
  const game = createGame(definition, { players: seats, seed }) as Game
  const chance = Random.fromSeed(seed)
  const seenOf = new Map<string, number>()
  game.run()
  for (let answers = 0; game.waiting !== null && answers < MOST_ANSWERS; answers++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) return
    const kind = selector.about?.kind ?? ''
    const seen = seenOf.get(kind) ?? 0
    seenOf.set(kind, seen + 1)
    if (seen < EACH_KIND) yield project(game, seats.indexOf(selector.actor), { locale: PSEUDO_LOCALE })
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
}

function drawn(projection: Projection, ui: GameUi | null): string {
  const voice = {
    seat: projection.seat,
    offers: offersOnTable(projection.prompts, {}),
    drafts: {},
    choose: () => {},
    answer: () => {},
    busy: false,
    pointing: new KeyedStore<true>(),
    traces: new KeyedStore<Seat>(),
  }
  return renderToStaticMarkup(
    <TableVoiceProvider value={voice}>
      <RequestPanel projection={projection} ui={ui} undo={null} />
    </TableVoiceProvider>,
  )
}

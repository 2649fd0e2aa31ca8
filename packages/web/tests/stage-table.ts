import type { Page } from '@playwright/test'
import { fingerprintOf, type Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol'
import { type Moment, projectionAt } from './moments.ts'

const ID = 'a-table-in-the-evening'

/** Shows the first seat's table as it is at that moment; nothing at it moves. */
export function stageTable(page: Page, moment: Moment): Promise<void> {
  return stagePlay(page, moment.game, projectionAt(moment))
}

/** The same with a game that stands as somebody says. */
export async function stagePlay(page: Page, game: string, play: Projection): Promise<void> {
  const state = JSON.stringify(stateOf(game, play))
  await page.addInitScript(hold, `id: 1\nevent: sync\ndata: ${state}\n\n`)
  await page.goto(`/tables/${ID}`)
  await page.locator('.request-panel, .result-panel').first().waitFor()
}

/** The line of a table says one thing and stays open. Whatever it said before, the last word counts. */
function hold(sync: string): void {
  const fetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { url } = new Request(input, init)
    if (!url.includes('/stream')) return fetch(input, init)
    const bytes = new TextEncoder().encode(sync)
    return new Response(new ReadableStream({ start: (line) => line.enqueue(bytes) }))
  }
}

function stateOf(game: string, play: Projection): TableState {
  const over = play.result !== null
  return {
    id: ID,
    game,
    options: {},
    visibility: 'invite',
    status: over ? 'finished' : 'playing',
    you: { seat: 0, host: true },
    seats: play.players.map(({ seat, name }) => ({
      seat,
      kind: seat === 0 ? 'person' : 'bot',
      name,
      agent: seat === 0 ? null : 'greedy',
      connected: true,
      left: false,
      away: false,
      standIn: null,
    })),
    hints: { rule: 'bots', mayAsk: !over, given: play.players.map(({ seat }) => (over || seat === 0 ? 0 : null)) },
    spectators: 0,
    watching: [],
    invite: null,
    allowsSecondLooks: true,
    allowsSpectators: true,
    pace: { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 },
    clock: null,
    proposal: null,
    offer: null,
    mayOffer: over ? null : 'second-look',
    turn: null,
    rematch: null,
    origin: null,
    deal: null,
    seq: 1,
    fingerprint: fingerprintOf(play.view),
    play: play as TableState['play'],
  }
}

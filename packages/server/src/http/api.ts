import type { Deals } from '../deals/deals.ts'
import type { Forks } from '../forks/forks.ts'
import { mustKnowTheEnd, originEnding } from '../forks/origin-ending.ts'
import { mustTellNothing } from '../forks/running-origin.ts'
import type { Health } from '../health.ts'
import type { Look, LookBacks } from '../look-back/look-backs.ts'
import type { Records } from '../records/records.ts'
import type { Store } from '../store/store.ts'
import { mustBeOver } from '../tables/operations/finish.ts'
import { mustSee } from '../tables/operations/gather.ts'
import { type AtTable, type Handlers, idOf, somebody } from './call.ts'
import { tableHandlers, type TableServices } from './table-handlers.ts'

interface Services extends TableServices {
  readonly health: Health
  readonly records: Records
  readonly lookBacks: LookBacks
  readonly forks: Forks
  readonly deals: Deals
  readonly store: Store
}

export function handlersFor(services: Services): Handlers {
  const { tables, health, records, lookBacks, forks, deals, store, tagOf } = services
  return {
    ...tableHandlers(services),
    'GET /healthz': async () => {
      await health.mustBeGood()
      return { ok: true }
    },
    'GET /api/tables/:id/moments': (call) => lookBacks.overview(lookOf(call)),
    'GET /api/tables/:id/moments/:answers': (call) => lookBacks.at(lookOf(call), call.params.answers),
    'GET /api/tables/:id/record': async ({ params: { id }, query: { invite }, visitor }) => {
      const over = await tables.with(id, (desk) => {
        mustSee(desk.table, idOf(visitor), invite)
        return { ...mustBeOver(desk), origin: desk.table.origin }
      })
      await mustTellNothing(store, over.origin)
      return records.of(over)
    },
    'GET /api/deals': () => deals.today(),
    'POST /api/deals': async ({ body, visitor }) => ({ id: await deals.open(somebody(visitor), body) }),
    'GET /api/deals/:id': ({ params: { id }, visitor }) => deals.state(id, idOf(visitor)),
    'POST /api/deals/:id/tables': async ({ params: { id }, body, visitor, address }) => ({
      id: await deals.play(somebody(visitor), id, body.company, tagOf(address)),
    }),
    'GET /api/deals/:id/games/:number': ({ params: { id, number }, visitor, languages }) =>
      deals.gameEnd(id, Number(number), idOf(visitor), languages),
    'POST /api/tables/:id/forks': async ({ params: { id }, query: { invite }, body, visitor, address }) => ({
      id: await forks.open(somebody(visitor), { table: id, invite, request: body, from: tagOf(address) }),
    }),
    'POST /api/forks': async ({ body, visitor, address }) => ({
      id: await forks.openRecord(somebody(visitor), body, tagOf(address)),
    }),
    'GET /api/tables/:id/origin': async ({ params: { id }, query: { invite }, visitor, languages }) => {
      const origin = await tables.with(id, (desk) => {
        mustSee(desk.table, idOf(visitor), invite)
        return mustKnowTheEnd(desk)
      })
      return originEnding(tables, store, id, origin, languages)
    },
  }
}

interface LookingBack extends AtTable {
  readonly query: { readonly invite?: string | undefined; readonly eyes?: 'spectator' | undefined }
}

function lookOf({ params: { id }, query: { invite, eyes }, visitor, languages }: LookingBack): Look {
  return { id, person: idOf(visitor), invite, asSpectator: eyes === 'spectator', languages }
}

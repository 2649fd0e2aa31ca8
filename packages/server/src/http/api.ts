import { accountHandlers, type AccountServices } from '../accounts/account-handlers.ts'
import type { Deals } from '../deals/deals.ts'
import type { Forks } from '../forks/forks.ts'
import { beganAt, originEnding } from '../forks/origin-ending.ts'
import { mustTellNothing } from '../forks/running-origin.ts'
import type { HandedInRecords } from '../handed-in/handed-in.ts'
import type { Reviews } from '../reviews/reviews.ts'
import type { Hints } from '../hints/hints.ts'
import type { Health } from '../health.ts'
import type { Look, LookBacks } from '../look-back/look-backs.ts'
import { Refusal } from '../refusal.ts'
import { reminderHandlers, type ReminderServices } from '../reminders/reminder-handlers.ts'
import type { Records } from '../records/records.ts'
import type { Store } from '../store/store.ts'
import { mustBeOver } from '../tables/operations/finish.ts'
import { mustSee } from '../tables/operations/gather.ts'
import type { Talk } from '../talk/talk.ts'
import { talkHandlers } from '../talk/talk-handlers.ts'
import { type AtTable, type Handlers, idOf, somebody } from './call.ts'
import { tableHandlers, type TableServices } from './table-handlers.ts'

interface Services extends AccountServices, Omit<TableServices, 'accounts'> {
  readonly health: Health
  readonly isDraining: () => boolean
  readonly records: Records
  readonly handedIn: HandedInRecords
  readonly lookBacks: LookBacks
  readonly forks: Forks
  readonly hints: Hints
  readonly reviews: Reviews
  readonly deals: Deals
  readonly store: Store
  readonly reminders: ReminderServices
  readonly talk: Talk
}

export function handlersFor(services: Services): Handlers {
  const { tables, health, isDraining, records, handedIn, lookBacks, forks, hints, reviews, deals, store, tagOf } =
    services
  /** A game that is over, for somebody who may see it and from whom nothing of it is kept any more. */
  const overFor = async (
    id: string,
    person: string | null,
    invite: string | undefined,
    languages: readonly string[],
  ) => {
    const { origin, now, ...over } = await tables.with(id, (desk) => {
      mustSee(desk, person, invite)
      const { origin: from, seats } = desk.table
      return {
        ...mustBeOver(desk),
        origin: from,
        now: desk.now,
        seats: seats.length,
        locale: desk.localeFor(languages),
      }
    })
    await mustTellNothing(store, origin, now)
    return over
  }
  return {
    ...tableHandlers(services),
    ...accountHandlers(services),
    ...reminderHandlers(services.reminders),
    ...talkHandlers(services.talk),
    'GET /healthz': async () => {
      await health.mustBeGood()
      return { ok: true }
    },
    'GET /readyz': async () => {
      if (isDraining()) throw new Refusal('stopping')
      await health.mustBeGood()
      return { ok: true }
    },
    'GET /api/tables/:id/moments': (call) => lookBacks.overview(lookOf(call, tagOf)),
    'GET /api/tables/:id/moments/:answers': (call) => lookBacks.at(lookOf(call, tagOf), call.params.answers),
    'GET /api/tables/:id/past/views': (call) =>
      lookBacks.views(lookOf(call, tagOf), call.query.stops.split(',').map(Number)),
    'GET /api/tables/:id/past/cards': (call) => lookBacks.cards(lookOf(call, tagOf), call.gone),
    'GET /api/tables/:id/record': async ({ params: { id }, query: { invite }, visitor }) =>
      records.of(await overFor(id, idOf(visitor), invite, [])),
    'POST /api/tables/:id/reviews': async ({
      params: { id },
      query: { invite },
      body,
      visitor,
      address,
      languages,
    }) => {
      const person = somebody(visitor).id
      const over = await overFor(id, person, invite, languages)
      return reviews.of({ over, ...body, locale: over.locale, person, from: tagOf(address) })
    },
    'POST /api/tables/:id/hints': ({ params: { id }, body: { requestId }, visitor, address, languages }) =>
      hints.give({ id, person: somebody(visitor).id, requestId, languages, from: tagOf(address) }),
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
    'POST /api/records': ({ body, address }) => handedIn.keep(body.record, tagOf(address)),
    'GET /api/tables/:id/origin': async ({ params: { id }, query: { invite }, visitor, languages }) => {
      const began = await tables.with(id, (desk) => {
        mustSee(desk, idOf(visitor), invite)
        return beganAt(desk)
      })
      return originEnding(tables, store, id, began, idOf(visitor), languages)
    },
  }
}

interface LookingBack extends AtTable {
  readonly address: string
  readonly query: { readonly invite?: string | undefined; readonly eyes?: 'spectator' | undefined }
}

function lookOf(call: LookingBack, tagOf: Services['tagOf']): Look {
  const { params, query, visitor, languages, address } = call
  const asSpectator = query.eyes === 'spectator'
  return { id: params.id, person: idOf(visitor), invite: query.invite, asSpectator, languages, from: tagOf(address) }
}

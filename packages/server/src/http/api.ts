import type { RouteName, Routes } from '@turnwright/protocol'
import type { z } from 'zod'
import type { GameCatalog } from '../game-catalog.ts'
import type { Deals } from '../deals/deals.ts'
import type { Forks } from '../forks/forks.ts'
import { mustKnowTheEnd, originEnding } from '../forks/origin-ending.ts'
import { mustTellNothing } from '../forks/running-origin.ts'
import type { Health } from '../health.ts'
import { Refusal } from '../refusal.ts'
import type { Look, LookBacks } from '../look-back/look-backs.ts'
import type { Records } from '../records/records.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { answer } from '../tables/operations/answer.ts'
import { mustBeOver } from '../tables/operations/finish.ts'
import { changeSeat, join, mustSee, start } from '../tables/operations/gather.ts'
import { close, leave } from '../tables/operations/leave.ts'
import { offerUndo, replyToOffer, undo } from '../tables/operations/undo.ts'
import type { Person } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import type { Guests, Visitor } from './guests.ts'
import type { JsonFile } from './json-file.ts'

type Part<K extends RouteName, Name extends string> = Routes[K] extends {
  readonly [N in Name]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** A request that fits its line of the route table. */
export interface Call<K extends RouteName> {
  readonly params: Part<K, 'params'>
  readonly query: Part<K, 'query'>
  readonly body: Part<K, 'body'>
  readonly visitor: Visitor
  readonly address: string
  /** What the visitor reads, best first. */
  readonly languages: readonly string[]
  setCookie(header: string): void
}

type Answer<K extends RouteName> = z.input<Routes[K]['response']> | JsonFile

/** One handler for every line of the route table. */
export type Handlers = { readonly [K in RouteName]: (call: Call<K>) => Promise<Answer<K>> | Answer<K> }

interface AtTable {
  readonly params: { readonly id: string }
  readonly visitor: Visitor
  readonly languages: readonly string[]
}

interface Services {
  readonly catalog: GameCatalog
  readonly tables: Tables
  readonly guests: Guests
  readonly health: Health
  readonly records: Records
  readonly lookBacks: LookBacks
  readonly forks: Forks
  readonly deals: Deals
  readonly store: Store
  /** What is stored of an address. */
  readonly tagOf: (address: string) => string
}

export function handlersFor({
  catalog,
  tables,
  guests,
  health,
  records,
  lookBacks,
  forks,
  deals,
  store,
  tagOf,
}: Services): Handlers {
  type Act = (desk: Desk, person: Person) => Promise<void>
  /** Does something at a table as somebody, and tells them how it looks afterwards. */
  const telling = ({ visitor, languages }: AtTable, act: Act) => {
    const person = somebody(visitor)
    return async (desk: Desk) => {
      await act(desk, person)
      return desk.stateFor(person.id, languages)
    }
  }
  const once = (call: AtTable & { readonly body: { readonly key: string } }, act: Act) =>
    tables.once(call.params.id, call.body.key, telling(call, act))

  return {
    'GET /healthz': async () => {
      await health.mustBeGood()
      return { ok: true }
    },
    'GET /api/games': () => catalog.summaries(),
    'GET /api/me': ({ visitor }) => ({ me: typeof visitor === 'object' ? { name: visitor.name } : null }),
    'POST /api/identity': (call) => {
      const { name } = call.body
      call.setCookie(guests.welcome(name, call.visitor))
      return { name }
    },

    'GET /api/tables': ({ query: { which }, visitor }) =>
      which === 'open' ? tables.listOpen(idOf(visitor)) : tables.listOf(somebody(visitor).id),
    'POST /api/tables': async ({ body, visitor, address, languages }) => {
      const person = somebody(visitor)
      const id = await tables.create(person, body, tagOf(address))
      return tables.with(id, (desk) => desk.stateFor(person.id, languages))
    },
    'GET /api/tables/:id': ({ params: { id }, query: { invite }, visitor, languages }) =>
      tables.with(id, (desk) => {
        mustSee(desk.table, idOf(visitor), invite)
        return desk.stateFor(idOf(visitor), languages)
      }),
    'POST /api/tables/:id/join': (call) =>
      tables.with(
        call.params.id,
        telling(call, (desk, person) => join(desk, person, call.body)),
      ),
    'POST /api/tables/:id/seats': (call) => once(call, (desk, { id }) => changeSeat(desk, id, call.body)),
    'POST /api/tables/:id/start': (call) => once(call, (desk, { id }) => start(desk, id, call.body)),
    'POST /api/tables/:id/answers': ({ params: { id }, body, visitor }) => {
      const person = somebody(visitor)
      return tables.once(id, body.key, (desk) => answer(desk, person.id, body))
    },
    'POST /api/tables/:id/undo': ({ params: { id }, body, visitor }) => {
      const person = somebody(visitor)
      return tables.once(id, body.key, async (desk) => {
        await desk.remember()
        return undo(desk, person.id, body)
      })
    },
    'POST /api/tables/:id/undo-offers': (call) =>
      once(call, async (desk, { id }) => {
        await desk.remember()
        await offerUndo(desk, id, call.body)
      }),
    'POST /api/tables/:id/undo-offers/reply': (call) =>
      once(call, async (desk, { id }) => {
        await desk.remember()
        await replyToOffer(desk, id, call.body)
      }),
    'POST /api/tables/:id/leave': (call) => once(call, (desk, { id }) => leave(desk, id, call.body)),
    'POST /api/tables/:id/close': (call) => once(call, (desk, { id }) => close(desk, id, call.body)),
    'POST /api/tables/:id/rematch': async ({ params: { id }, body, visitor, address }) => ({
      id: await tables.rematch(id, somebody(visitor), body, tagOf(address)),
    }),
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

export function somebody(visitor: Visitor): Person {
  if (visitor === 'nobody') throw new Refusal('no-identity')
  if (visitor === 'forged') throw new Refusal('bad-identity')
  return visitor
}

export function idOf(visitor: Visitor): string | null {
  return typeof visitor === 'object' ? visitor.id : null
}

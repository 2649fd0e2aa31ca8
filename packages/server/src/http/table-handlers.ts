import { type Accounts, isKept, mustBeOnesOwn } from '../accounts/accounts.ts'
import { comeBack, propose, replyToProposal } from '../clocks/proposals.ts'
import type { GameCatalog } from '../game-catalog.ts'
import type { Desk } from '../tables/desk.ts'
import { answer } from '../tables/operations/answer.ts'
import { changeSeat, join, mustSee, start } from '../tables/operations/gather.ts'
import { close, leave } from '../tables/operations/leave.ts'
import { offerUndo, replyToOffer, undo } from '../tables/operations/undo.ts'
import type { Person } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import { type AtTable, type Handlers, idOf, somebody } from './call.ts'
import type { Guests } from './guests.ts'

export interface TableServices {
  readonly catalog: GameCatalog
  readonly tables: Tables
  readonly guests: Guests
  readonly accounts: Pick<Accounts, 'rename'>
  /** What is stored of an address. */
  readonly tagOf: (address: string) => string
}

type AboutTables =
  | 'GET /api/games'
  | 'GET /api/me'
  | 'POST /api/identity'
  | 'GET /api/tables'
  | 'POST /api/tables'
  | 'GET /api/tables/:id'
  | `POST /api/tables/:id/${'join' | 'seats' | 'start' | 'answers' | 'undo' | 'undo-offers' | 'undo-offers/reply'}`
  | `POST /api/tables/:id/${'leave' | 'close' | 'rematch' | 'proposals' | 'proposals/reply' | 'back'}`

/** Who comes, which tables there are, and all that is done at one. */
export type TableHandlers = Pick<Handlers, AboutTables>

export function tableHandlers({ catalog, tables, guests, accounts, tagOf }: TableServices): TableHandlers {
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
    'GET /api/games': () => catalog.summaries(),
    'GET /api/me': ({ visitor }) => ({
      me: typeof visitor === 'object' ? { name: visitor.name, kept: isKept(visitor) } : null,
    }),
    'POST /api/identity': async (call) => {
      const { name } = call.body
      const { visitor } = call
      if (typeof visitor === 'object' && isKept(visitor)) {
        await accounts.rename(visitor, name)
        return { name, kept: true }
      }
      mustBeOnesOwn(name)
      call.setCookie(guests.welcome(name, visitor))
      return { name, kept: false }
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
        mustSee(desk, idOf(visitor), invite)
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
    'POST /api/tables/:id/proposals': (call) => once(call, (desk, { id }) => propose(desk, id, call.body)),
    'POST /api/tables/:id/proposals/reply': (call) =>
      once(call, (desk, { id }) => replyToProposal(desk, id, call.body)),
    'POST /api/tables/:id/back': (call) => once(call, (desk, { id }) => comeBack(desk, id, call.body)),
    'POST /api/tables/:id/leave': (call) => once(call, (desk, { id }) => leave(desk, id, call.body)),
    'POST /api/tables/:id/close': (call) => once(call, (desk, { id }) => close(desk, id, call.body)),
    'POST /api/tables/:id/rematch': async ({ params: { id }, body, visitor, address }) => ({
      id: await tables.rematch(id, somebody(visitor), body, tagOf(address)),
    }),
  }
}

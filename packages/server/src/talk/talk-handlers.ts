import { type Handlers, somebody } from '../http/call.ts'
import type { Talk } from './talk.ts'

type AboutTalk = 'GET /api/tables/:id/talk' | `POST /api/tables/:id/talk${'' | '/writing' | '/reports'}`

export function talkHandlers(talk: Talk): Pick<Handlers, AboutTalk> {
  return {
    'GET /api/tables/:id/talk': ({ params: { id }, query: { after }, visitor }) =>
      talk.told(id, somebody(visitor).id, after),
    'POST /api/tables/:id/talk': ({ params: { id }, body, visitor }) => talk.say(id, somebody(visitor).id, body),
    'POST /api/tables/:id/talk/writing': ({ params: { id }, body, visitor }) =>
      talk.agree(id, somebody(visitor).id, body.agrees),
    'POST /api/tables/:id/talk/reports': async ({ params: { id }, body, visitor }) => {
      await talk.report(id, somebody(visitor).id, body.number)
      return { ok: true }
    },
  }
}

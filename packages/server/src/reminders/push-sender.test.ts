import { EventEmitter } from 'node:events'
import type { request, RequestOptions } from 'node:https'
import { expect, test } from 'vitest'
import { PushService } from '../../../../scripts/sinks/push-service.ts'
import type { ResolvedAddress } from './public-address.ts'
import { newPushKey, PushIdentity } from './push-identity.ts'
import { PushSender } from './push-sender.ts'

const PUBLIC: ResolvedAddress = { address: '8.8.8.8', family: 4 }
const PRIVATE: ResolvedAddress = { address: '10.0.0.1', family: 4 }

/** Opens no line to anywhere, and notes to which addresses it would have gone. */
class NoLines {
  readonly wentTo: unknown[] = []

  /** Of a request only what a sender touches is there. */
  readonly request = ((url: URL, { lookup }: RequestOptions) => {
    const line = new EventEmitter()
    const goTo = (found: unknown) => {
      this.wentTo.push(found)
      line.emit('response', { statusCode: 201, destroy: () => undefined })
    }
    const end = () =>
      lookup === undefined
        ? goTo('wherever the name leads now')
        : lookup(url.hostname, { all: true }, (_, found) => goTo(found))
    return Object.assign(line, { end })
  }) as unknown as typeof request
}

test('a name that leads elsewhere after it was found good leads nobody there', async () => {
  await using browser = await PushService.start()
  const lines = new NoLines()
  const found: ResolvedAddress[] = []
  const sender = new PushSender({
    identity: new PushIdentity(newPushKey(), 'https://play.example.org'),
    now: () => Date.now(),
    allowsLocal: false,
    resolve: async () => found.splice(0, 1),
    request: lines.request,
  })
  const { keys } = browser.subscription
  const push = { endpoint: 'https://push.example.org/a', person: 'bo', ...keys, after: 0, made: 0 }
  const send = () => sender.send(push, { text: 'Your turn', topic: 'a-table' })

  // Whoever asks its name server a second time would be told the private one.
  found.push(PUBLIC, PRIVATE)
  expect(await send()).toBe('taken')
  expect(lines.wentTo).toEqual([[PUBLIC]])
  expect(await send(), 'by now it is private').toBe('failed')
  expect(lines.wentTo).toHaveLength(1)
})

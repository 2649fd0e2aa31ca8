import type { ThinkingTask } from '@turnwright/search'
import type { HintTask } from '@turnwright/search/hint'
import { expect, test } from 'vitest'
import { HintWorker } from '../offline/hint-worker.ts'
import { ThinkingWorkers } from '../thinking/thinking-workers.ts'

/** A worker whose script cannot be fetched, or one that answers everything the same. */
class StandIn extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  readonly #answerTo: ((message: never) => unknown) | null

  constructor(answerTo: ((message: never) => unknown) | null) {
    super()
    this.#answerTo = answerTo
    this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent))
    this.addEventListener('error', (event) => this.onerror?.(event))
    if (answerTo === null) queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }

  postMessage(message: unknown): void {
    const data = this.#answerTo?.(message as never)
    if (data !== undefined) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate(): void {}
}

/** The first so many fail. */
function hiring(failing: number, answerTo: (message: never) => unknown): () => Worker {
  let hired = 0
  return () => new StandIn(hired++ < failing ? null : answerTo) as unknown as Worker
}

test('after a worker failed on a hint the next hint is worked out by another', async () => {
  const adviser = new HintWorker(hiring(1, () => ({ hint: 'play on' })))
  expect(await adviser.hintOn({} as HintTask)).toBeNull()
  expect(await adviser.hintOn({} as HintTask)).toBe('play on')
})

test('after a worker failed a bot that asks again is heard by others', async () => {
  const outcome = { answer: ['a'] }
  const workers = new ThinkingWorkers(
    2,
    hiring(1, (message: { id?: number }) => (message.id === undefined ? undefined : { id: message.id, outcome })),
  )
  await expect(workers.think({} as ThinkingTask)).rejects.toThrow('a worker failed')
  expect(await workers.think({} as ThinkingTask)).toEqual(outcome)
})

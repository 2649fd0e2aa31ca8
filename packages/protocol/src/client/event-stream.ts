/** One event of a text/event-stream. */
export interface StreamEvent {
  readonly id: string | null
  readonly event: string
  readonly data: string
}

/**
 * Reads Server-Sent Events from a body, in browsers and on Node alike; heartbeats come as events without a name. `heard` is called
 * whenever something has come, also while an event is still on its way.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => {},
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      unread += decoder.decode(value, { stream: true })
      let end = unread.indexOf('\n\n')
      while (end >= 0) {
        yield parseEvent(unread.slice(0, end))
        unread = unread.slice(end + 2)
        end = unread.indexOf('\n\n')
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): StreamEvent {
  let id: string | null = null
  let event = ''
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const value = line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    const field = line.slice(0, colon)
    if (field === 'id') id = value
    else if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return { id, event, data: data.join('\n') }
}

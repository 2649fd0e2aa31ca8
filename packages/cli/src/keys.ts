import { emitKeypressEvents } from 'node:readline'
import type { ReadStream } from 'node:tty'

interface Keypress {
  readonly name?: string
  readonly ctrl?: boolean
}

/** The keys that somebody presses, by name, until they press Ctrl-C or close the input. The input is left as it was. */
export async function* keysFrom(input: ReadStream): AsyncGenerator<string> {
  const pressed: string[] = []
  let wake = (): void => {}
  let over = false
  const end = (): void => {
    over = true
    wake()
  }
  const press = (_: unknown, { name, ctrl }: Keypress): void => {
    if (ctrl === true && (name === 'c' || name === 'd')) return end()
    if (name !== undefined) pressed.push(name)
    wake()
  }
  const wasRaw = input.isRaw
  emitKeypressEvents(input)
  input.setRawMode(true)
  input.on('keypress', press)
  input.on('end', end)
  input.resume()
  try {
    for (;;) {
      const key = pressed.shift()
      if (key !== undefined) yield key
      else if (over) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    input.off('keypress', press)
    input.off('end', end)
    input.setRawMode(wasRaw)
    input.pause()
  }
}

/** The version of MCP Apps that is spoken. */
const PROTOCOL = '2026-01-26'

/** What a host says of itself, as far as it matters here. */
export interface HostContext {
  readonly theme?: 'light' | 'dark'
  readonly containerDimensions?: { readonly height?: number; readonly maxHeight?: number }
}

interface Message {
  readonly jsonrpc: '2.0'
  readonly id?: number | string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message?: string }
}

interface Listeners {
  /** What the tool that opened this app told. */
  readonly onResult: (result: unknown) => void
  readonly onContext: (context: HostContext) => void
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

/** The line between an app in a frame and the host around it: JSON-RPC by messages between windows. */
export class HostLine {
  readonly #host: Window
  readonly #listeners: Listeners
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor(host: Window, listeners: Listeners) {
    this.#host = host
    this.#listeners = listeners
    addEventListener('message', (event: MessageEvent<unknown>) => {
      // Another frame may send messages too.
      if (event.source === host && isMessage(event.data)) this.#hear(event.data)
    })
  }

  /** Nothing is told by the host before this. */
  async open(): Promise<void> {
    const answer = await this.#ask('ui/initialize', {
      protocolVersion: PROTOCOL,
      appInfo: { name: 'turnwright', version: '1' },
      appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
    })
    this.#listeners.onContext((answer as { readonly hostContext?: HostContext }).hostContext ?? {})
    this.tell('ui/notifications/initialized', {})
  }

  /** Calls a tool of the server that brought this app. */
  callTool(name: string, input: object): Promise<unknown> {
    return this.#ask('tools/call', { name, arguments: input })
  }

  tell(method: string, params: object): void {
    this.#send({ jsonrpc: '2.0', method, params })
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#send({ jsonrpc: '2.0', id, method, params })
    })
  }

  #hear({ id, method, params, result, error }: Message): void {
    if (method === undefined) {
      const waiting = this.#waiting.get(Number(id))
      this.#waiting.delete(Number(id))
      if (error === undefined) waiting?.resolve(result)
      else waiting?.reject(new Error(error.message ?? 'The host refused'))
    } else if (method === 'ui/notifications/tool-result') this.#listeners.onResult(params)
    else if (method === 'ui/notifications/host-context-changed')
      this.#listeners.onContext((params ?? {}) as HostContext)
    // A host asks whether anybody is there, and says when it takes the app away: both may be at any time.
    else if (id !== undefined) this.#send({ jsonrpc: '2.0', id, result: {} })
  }

  #send(message: Message): void {
    // The origin of a host is its own business; what is said is meant for whoever shows the app.
    this.#host.postMessage(message, '*')
  }
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'jsonrpc' in data && data.jsonrpc === '2.0'
}

/** What a client sends, as a server reads it. */
export interface Request {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Where it comes from. */
  readonly address: string
}

export interface Reply {
  readonly status: number
  readonly cookie: string | null
  readonly body: string
}

export function requestOf(path: string, init: RequestInit, address: string): Request {
  const { pathname, searchParams } = new URL(path, 'http://there')
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: init.headers as Record<string, string>,
    body: typeof init.body === 'string' ? init.body : null,
    address,
  }
}

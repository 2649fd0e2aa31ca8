import { Refusal } from '../refusal.ts'

interface Headers {
  readonly origin?: string | undefined
  readonly host?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * A page of another site may send requests with our cookie, but the browser says where they come from. Programs that
 * are no browsers send no Origin, and carry no cookie they were not given.
 */
export function mustBeSameOrigin(headers: Headers, publicOrigin: string | null): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('wrong-origin')
  const { origin, host } = headers
  if (origin === undefined) return
  // Without a public origin we speak http alone: whoever serves the same name over https is somebody else to a browser.
  if (origin !== (publicOrigin ?? originOf(host))) throw new Refusal('wrong-origin')
}

function originOf(host: string | undefined): string | null {
  const url = `http://${host ?? ''}`
  return URL.canParse(url) ? new URL(url).origin : null
}

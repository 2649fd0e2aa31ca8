import { openapi, problemStatus, type Route, routes, streamRoute } from '@turnwright/protocol'
import { problemWords } from '../problem-words.ts'

let written: Readonly<Record<string, unknown>> | undefined

/** Written when somebody asks for it, so that a server is up sooner. */
export function document(): Readonly<Record<string, unknown>> {
  written ??= openapi('0.1.0')
  return written
}

/** The route table for people: plain HTML, no script. */
export function docsPage(): string {
  const doors = Object.entries<Route>(routes).map(
    ([name, { summary, problems }]) =>
      `<dt><code>${escape(name)}</code></dt><dd>${escape(summary)}${problems.length > 0 ? ` <small>${problems.join(', ')}</small>` : ''}</dd>`,
  )
  const problems = Object.entries(problemWords).map(
    ([code, { title, next }]) =>
      `<dt id="${code}"><code>${code}</code> ${problemStatus[code as keyof typeof problemStatus]}</dt><dd>${escape(title)}. ${escape(next)}</dd>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turnwright: the wire</title>
<h1>The wire</h1>
<p>The same as OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a></p>
<dl>${doors.join('')}<dt><code>${streamRoute}</code></dt><dd>Server-Sent Events: sync, patch, reconnect. Send Last-Event-ID to go on.</dd></dl>
<h2>Problems</h2><dl>${problems.join('')}</dl></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

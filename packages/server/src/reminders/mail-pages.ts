import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MailAct, MailLinks } from './mail-links.ts'

/** Whoever asked waits no longer than this for the answer, in milliseconds. */
export const CONFIRM_WITHIN: number = 24 * 60 * 60 * 1_000

export interface MailDoors {
  readonly links: MailLinks
  /** False where it is too late, or there is no such address any more. */
  confirm(id: string): Promise<boolean>
  stop(id: string): Promise<void>
}

interface Words {
  readonly title: string
  readonly text: string
  /** What the button says; null without one. */
  readonly button: string | null
}

const ASKED: Readonly<Record<MailAct, Words>> = {
  confirm: {
    title: 'Is this your address?',
    text: 'You are then told by mail when it is your turn: once a turn, and not while you are looking.',
    button: 'Yes, tell me here',
  },
  stop: {
    title: 'No more mails?',
    text: 'Nobody tells you by mail any more when it is your turn. Your games go on as they are.',
    button: 'Stop these mails',
  },
}
const CONFIRMED: Words = {
  title: 'Your address is confirmed',
  text: 'You are told by mail when it is your turn.',
  button: null,
}
const STOPPED: Words = { title: 'No more mails', text: 'This address was removed.', button: null }
const TOO_LATE: Words = {
  title: 'This link does nothing any more',
  text: 'It is older than a day, or the address was removed. Write it into your notifications once more.',
  button: null,
}
const NO_LINK: Words = {
  title: 'There is no such link',
  text: 'Open it as it stands in the mail, with all of its letters.',
  button: null,
}

/**
 * The pages behind the links in mails. They need no cookie and no script. To look at one changes nothing, since mail
 * programs look at links by themselves; their button does, and so does a mail program's own (RFC 8058).
 */
export async function bindMailPages(app: FastifyInstance, doors: MailDoors | null): Promise<void> {
  await app.register(async (pages) => {
    // A form, in whichever of its clothes: nothing in it is read.
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
      { parseAs: 'string' },
      (_, __, done) => done(null, {}),
    )
    pages.get('/mail/style.css', (_, reply) =>
      reply.type('text/css').header('cache-control', 'public, max-age=3600').send(STYLE),
    )
    pages.get<{ Params: { link: string } }>('/mail/:link', (request, reply) => {
      const link = doors?.links.read(request.params.link) ?? null
      return link === null ? show(reply, 404, NO_LINK) : show(reply, 200, ASKED[link.act])
    })
    pages.post<{ Params: { link: string } }>('/mail/:link', async (request, reply) => {
      const link = doors?.links.read(request.params.link) ?? null
      if (doors === null || link === null) return show(reply, 404, NO_LINK)
      if (link.act === 'confirm')
        return (await doors.confirm(link.id)) ? show(reply, 200, CONFIRMED) : show(reply, 410, TOO_LATE)
      await doors.stop(link.id)
      return show(reply, 200, STOPPED)
    })
  })
}

function show(reply: FastifyReply, status: number, { title, text, button }: Words): FastifyReply {
  const way =
    button === null
      ? '<p><a href="/">To the tables</a></p>'
      : `<form method="post"><button type="submit">${button}</button></form>`
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} · Turnwright</title>
<link rel="stylesheet" href="/mail/style.css"></head><body><main><h1>${title}</h1><p>${text}</p>${way}</main></body></html>`)
}

const STYLE = `:root { color-scheme: light dark; --paper: #fdfcf7; --cloth: #eae5d8; --ink: #2b211c; --quiet: #5f544b; --teal: #00706f; --on-teal: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #2b2420; --cloth: #1b1613; --ink: #f3ece1; --quiet: #c9bdb0; --teal: #5fd0c8; --on-teal: #10201f; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--cloth); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(30rem, calc(100vw - 2rem)); padding: 2rem; border-radius: 14px; background: var(--paper); box-shadow: 0 8px 24px rgb(0 0 0 / 0.14); }
h1 { margin: 0 0 0.5rem; font: 600 1.6rem/1.25 Georgia, serif; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--quiet); }
p:last-child { margin: 0; }
a { color: var(--teal); }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 8px; background: var(--teal); color: var(--on-teal); font: 600 1rem system-ui, sans-serif; cursor: pointer; }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 3px; }
`

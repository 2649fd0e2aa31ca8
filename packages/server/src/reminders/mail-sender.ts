import type { Mail } from 'nodemailer'
import { createTransport } from 'nodemailer'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where it can be stopped in one click; null for a letter that comes once. */
  readonly stop: string | null
}

/** What became of a letter: taken, its address takes none, it was not sent, or nobody knows. */
export type Posting = 'taken' | 'no-such-address' | 'failed' | 'unknown'

export interface MailSender {
  send(letter: Letter): Promise<Posting>
  close(): void
}

export interface MailSettings {
  /** `smtps://user:password@host` or `smtp://host:587`. */
  readonly url: string
  readonly from: string
}

const PATIENCE = 15_000
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Hands letters to an SMTP server. On its way to another machine nothing is readable. */
export class SmtpSender implements MailSender {
  readonly #from: string
  readonly #transport: Mail

  constructor({ url, from }: MailSettings) {
    const { protocol, hostname, port, username, password } = new URL(url)
    this.#from = from
    const isLocal = LOOPBACK.has(hostname)
    this.#transport = createTransport({
      pool: true,
      maxConnections: 2,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port),
      secure: protocol === 'smtps:',
      requireTLS: protocol === 'smtp:' && !isLocal,
      ignoreTLS: protocol === 'smtp:' && isLocal,
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  async send({ to, subject, text, stop }: Letter): Promise<Posting> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop === null
            ? {}
            : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      })
      return 'taken'
    } catch (error) {
      return postingOf(error)
    }
  }

  close(): void {
    this.#transport.close()
  }
}

/** Once the letter itself was on its way, it may have been taken by a server that did not get to say so. */
function postingOf(error: unknown): Posting {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  if (code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500) return 'no-such-address'
  return command === 'DATA' && (responseCode ?? 0) < 400 ? 'unknown' : 'failed'
}

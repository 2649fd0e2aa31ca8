import { StartupError } from '../startup-error.ts'
import { mailAddressIn } from './mail-address.ts'
import type { MailSettings } from './mail-sender.ts'

/** What the environment says about mail; whatever is wrong with the address of the server, it is not repeated: it may hold a password. */
export function mailSettingsFrom(env: Readonly<Record<string, string | undefined>>): MailSettings | null {
  const [url, from] = [env['SMTP_URL'], env['MAIL_FROM']]
  if (!url) {
    if (from) throw new StartupError('MAIL_FROM says who writes, and SMTP_URL must say through which server.')
    return null
  }
  const isUrl = URL.canParse(url) && ['smtp:', 'smtps:'].includes(new URL(url).protocol) && new URL(url).hostname !== ''
  if (!isUrl) throw new StartupError('SMTP_URL must look like smtps://user:password@mail.example.org.')
  const address = /^(?:[^<>"\r\n]{0,60} )?<([^<>]+)>$/.exec(from ?? '')?.[1] ?? from ?? ''
  if (mailAddressIn(address) === null)
    throw new StartupError('MAIL_FROM must look like play@example.org, or Turnwright <play@example.org>.')
  if (!env['PUBLIC_ORIGIN'])
    throw new StartupError('SMTP_URL needs PUBLIC_ORIGIN: mails hold links to the address that people use.')
  return { url, from: from ?? '' }
}

import { expect, test } from 'vitest'
import { mailSettingsFrom } from './mail-settings.ts'

const GOOD = {
  SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'Turnwright <play@example.org>',
  PUBLIC_ORIGIN: 'https://play.example.org',
}

test('mail is sent where a server, a sender and the address of the page are named', () => {
  expect(mailSettingsFrom({})).toBeNull()
  expect(mailSettingsFrom(GOOD)).toEqual({ url: GOOD.SMTP_URL, from: GOOD.MAIL_FROM })
  expect(mailSettingsFrom({ ...GOOD, MAIL_FROM: 'play@example.org' })?.from).toBe('play@example.org')
})

test.each([
  [{ SMTP_URL: undefined }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://user:secret@mail.example.org' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like'],
  [{ MAIL_FROM: undefined }, 'MAIL_FROM must look like'],
  [{ MAIL_FROM: 'play' }, 'MAIL_FROM must look like'],
  [{ MAIL_FROM: 'a <x@y.org>\r\nBcc: z@y.org' }, 'MAIL_FROM must look like'],
  [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
] as const)('with %o it is said what to do, and no password is repeated', (change, words) => {
  const attempt = (): unknown => mailSettingsFrom({ ...GOOD, ...change })
  expect(attempt).toThrow(words)
  expect(attempt).not.toThrow('secret')
})

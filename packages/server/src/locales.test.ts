import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { newKey, type TableState } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const asked = ({ play }: TableState) => play?.prompts[0]?.text ?? play?.prompts[0]?.title
const latest = ({ play }: TableState) =>
  play?.log.lines
    .at(-1)
    ?.parts.map((part) => (typeof part === 'string' ? part : part.name))
    .join('')

test('two tabs of one seat read two languages, of one game that is the same in both', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const english = await ana.follows(id)
  const german = await ana.follows(id, null, { locale: 'de' })
  const watched = await bo.follows(id, null, { locale: PSEUDO_LOCALE })
  for (const [turn, guest] of [ana, bo, ana, bo].entries()) {
    const { seq, fingerprint } = await guest.answers(id, ['draw'])
    expect(seq).toBe(turn + 1)
    const both = await Promise.all([english, german].map((tab) => tab.until((state) => state.seq === seq)))
    const [en, de] = both as [TableState, TableState]
    expect(latest(en)).toBe(turn % 2 === 0 ? 'Ana took a turn' : 'Bo took a turn')
    expect(latest(de)).toBe(turn % 2 === 0 ? 'Ana war am Zug' : 'Bo war am Zug')
    const pseudo = await watched.until((state) => state.seq === seq)
    expect(latest(pseudo)).toMatch(/^⟦(Ana|Bo) tóók á túrñ ~+⟧$/)
    expect(de.fingerprint).toBe(en.fingerprint)
    expect(fingerprint).toBe((guest === ana ? de : pseudo).fingerprint)
    expect(withoutWords(de)).toEqual(withoutWords(en))
  }
  expect(asked(english.state as TableState)).toBe('Play a card')
  expect(asked(german.state as TableState)).toBe('Spiel eine Karte aus')
  expect(german.state?.play?.prompts[0]?.help).toBe('Oder passe')
  expect(german.state?.play?.prompts[0]?.title).toBe('Play a card')
})

/** What is left when nobody reads: questions by their titles, lines by what they are about. */
function withoutWords({ play, ...table }: TableState): unknown {
  return {
    ...table,
    play: play && {
      ...play,
      prompts: play.prompts.map(({ text: _, help: __, ...prompt }) => ({
        ...prompt,
        choices: prompt.choices.map(({ text: _text, detail: _detail, ...choice }) => choice),
      })),
      waitingFor: play.waitingFor.map(({ title: _, ...waiting }) => waiting),
      log: { ...play.log, lines: play.log.lines.map(({ parts: _, ...line }) => line) },
    },
  }
}

test('an answer that was read in another language is the same answer, and its result is told in each', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 1)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.sends(id, ana.answerTo(await ana.sees(id, { locale: 'de' }), ['pass']))
  await bo.sends(id, bo.answerTo(await bo.sees(id, { locale: PSEUDO_LOCALE }), ['pass']))
  const over = await ana.sees(id, { locale: 'de' })
  expect(over.play?.result?.reason).toBe('Alle Runden sind gespielt')
  expect((await bo.sees(id)).play?.result?.reason).toBe('All rounds are played')
})

test('a language with more to its tag is the one before it, and one that the game has not is English', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const reads = async (locale: string) => {
    const stream = await ana.follows(id, null, { locale })
    const told = asked(await stream.until(() => true))
    expect(asked(await ana.sees(id, { locale }))).toBe(told)
    return told
  }
  for (const locale of ['de', 'DE-at', 'de-Latn-CH-1901']) expect(await reads(locale)).toBe('Spiel eine Karte aus')
  for (const locale of ['en', 'en-GB', 'tlh', 'toString', 'dex']) expect(await reads(locale)).toBe('Play a card')
})

test('without a wish the languages of the browser decide, the best that the game has', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const reads = async (languages: string, query = '') => {
    const headers = { 'accept-language': languages }
    const { status, body } = await ana.speak('GET', `/api/tables/${id}${query}`, { headers })
    expect(status).toBe(200)
    return asked(body as TableState)
  }
  expect(await reads('fr-CH, fr;q=0.9, de;q=0.7, en;q=0.8')).toBe('Play a card')
  expect(await reads('fr-CH, fr;q=0.9, en;q=0.7, de-DE;q=0.8')).toBe('Spiel eine Karte aus')
  expect(await reads('de;q=0, *')).toBe('Play a card')
  expect(await reads('de', '?locale=en')).toBe('Play a card')
  expect(await reads(`${'x,'.repeat(3_000)}de`)).toBe('Play a card')
  expect(await reads(';;q=,,=;de;q=9, \u00e9')).toBe('Play a card')
})

test('every change that tells the table tells it in the language that was asked for', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const query = { locale: 'de' }
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'steady' }]
  const opened = await ana.call('POST /api/tables', { body: { game: 'parlour', seats }, query })
  expect(asked(opened)).toBe('Spiel eine Karte aus')
  const at = { params: { id: opened.id }, query }
  await ana.answers(opened.id, ['draw'])
  const stream = await ana.follows(opened.id)
  const { play } = await stream.until((state) => (state.play?.prompts.length ?? 0) > 0)
  const body = { answers: (play?.answers ?? 0) - 1, key: newKey() }
  const taken = await ana.call('POST /api/tables/:id/undo-offers', { ...at, body })
  expect(taken.play?.waitingFor[0]?.title).toMatch(/^Spiel/)
  const left = await ana.call('POST /api/tables/:id/leave', { ...at, body: { key: newKey() } })
  expect(left.status).toBe('finished')
})

test('who watches and then sits down goes on reading the language they asked for', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats })
  const stream = await bo.follows(id, null, { locale: 'de' })
  await stream.until(({ you }) => you.seat === null)
  await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  await ana.answers(id, ['pass'])
  expect(asked(await stream.until(({ play }) => play?.prompts.length === 1))).toBe('Spiel eine Karte aus')
})

test('a line that broke goes on in its language, and in another begins anew', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const broken = await ana.follows(id, null, { locale: 'de' })
  const state = await broken.until(({ seats }) => seats[0]?.connected === true)
  const { lastEventId } = broken
  broken.hangUp()
  await ana.answers(id, ['pass'])
  const again = await ana.follows(id, lastEventId, { locale: 'de' })
  again.state = state
  await again.until(({ seq }) => seq === 1)
  expect(again.events[0]?.event).toBe('patch')
  const other = await ana.follows(id, lastEventId, { locale: 'en' })
  expect(latest(await other.until(({ seq }) => seq === 1))).toBe('Ana took a turn')
  expect(other.events[0]?.event).toBe('sync')
})

test('what is no language is refused, and says what would be one', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  for (const locale of ['', 'd', 'de_DE', 'constructor', '../de', 'de-', `de-${'a-'.repeat(17)}`, 'x'.repeat(36)]) {
    const query = `?locale=${encodeURIComponent(locale)}`
    for (const path of [`/api/tables/${id}${query}`, `/api/tables/${id}/stream${query}`]) {
      const { status, body } = await ana.speak('GET', path)
      expect(status, `at ${path}`).toBe(400)
      expect(body).toMatchObject({ code: 'malformed', detail: expect.stringContaining('locale') })
    }
  }
})

import type { CardId, LinePart, Seat } from '@turnwright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeyedStore } from '../board/keyed-store.ts'
import { TableVoiceProvider } from '../board/table-voice.ts'
import { LogLine } from './log-line.tsx'

const card = (at: number, name: string) => ({ card: at as CardId, name })

/** A line as the first seat reads it. */
function drawn(parts: readonly LinePart[], ownerOf?: (card: CardId) => Seat | null): string {
  const voice = {
    seat: 0,
    offers: { choices: new Map(), anytime: new Map(), unavailable: new Map() },
    drafts: {},
    choose: () => {},
    answer: () => {},
    busy: false,
    pointing: new KeyedStore<true>(),
    traces: new KeyedStore<Seat>(),
    ...(ownerOf === undefined ? {} : { ownerOf }),
  }
  return renderToStaticMarkup(
    <TableVoiceProvider value={voice}>
      <LogLine line={{ index: 0, parts }} />
    </TableVoiceProvider>,
  )
}

/** The seats whose marks a line carries: that of the line itself, then those of what it names. */
function seatsOf(parts: readonly LinePart[], ownerOf?: (card: CardId) => Seat | null): readonly string[] {
  return Array.from(
    drawn(parts, ownerOf).matchAll(/class="(log-line|mention)" data-(?:zoom="[^"]*" data-)?seat="(\d)"/g),
    ([, what, seat]) => `${what} ${seat}`,
  )
}

const owners = (at: CardId): Seat | null => [0, 1, null][at] ?? null

test('of two cards with one name the seat’s mark tells whose is meant', () => {
  expect(seatsOf([card(1, 'Rattata'), ' takes 20 damage'], owners)).toEqual(['log-line 1', 'mention 1'])
  expect(seatsOf([card(0, 'Rattata'), ' takes 20 damage'], owners)).toEqual(['log-line 0', 'mention 0'])
})

test('a line that names a player is that player’s, whoever owns the card', () => {
  const parts = [{ seat: 1, name: 'Bo' }, ' discards ', card(0, 'Rattata')]
  expect(seatsOf(parts, owners)).toEqual(['log-line 1', 'mention 0'])
})

test('a card that nobody is known to own carries no mark', () => {
  expect(seatsOf([card(2, 'Rattata'), ' is shown'], owners)).toEqual([])
  expect(seatsOf([card(0, 'Rattata'), ' is shown'])).toEqual([])
})

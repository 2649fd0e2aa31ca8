import type { GameUi } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SectionTabs } from './section-tabs.tsx'

const ui: GameUi = {
  Board: () => null,
  sections: [
    { id: 'mine', title: 'Mine', watched: ([first]) => first?.name ?? '' },
    { id: 'table', title: 'Table' },
  ],
}
const players = ['Ana', 'Bo'].map((name, seat) => ({ seat, name }))
const log = { from: 0, lines: [], total: 0 }

function tabsOf(seat: number | null): readonly string[] {
  const markup = renderToStaticMarkup(<SectionTabs ui={ui} play={{ log, players, prompts: [], seat }} />)
  return [...markup.matchAll(/<button[^>]*>([^<]*)/g)].map(([, title]) => title ?? '')
}

test('whoever watches is told whose part of the table it is, who plays that it is theirs', () => {
  expect(tabsOf(0)).toEqual(['Mine', 'Table', 'Log'])
  expect(tabsOf(null)).toEqual(['Ana', 'Table', 'Log'])
})

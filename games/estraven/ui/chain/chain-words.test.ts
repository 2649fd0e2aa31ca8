import type { CardId } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../../cards/catalogue.ts'
import type { ChainView, LinkView } from '../../rules/view.ts'
import { doomedLinks } from './doomed.ts'
import { linkFate, linkTitle, passWords, priorityWords } from './chain-words.ts'
import { litBy } from './lit-by.ts'
import { linksAt, linksAtSeat } from './links-at.ts'

const link = (number: number, more: Partial<LinkView> = {}): LinkView => ({
  card: (100 + number) as CardId,
  id: 'undertow',
  link: number,
  sort: 'reaction',
  by: 0,
  text: '',
  targets: [],
  others: [],
  swift: false,
  countered: false,
  counteredBy: null,
  ...more,
})

const chain = (links: readonly LinkView[], more: Partial<ChainView> = {}): ChainView => ({
  links,
  priority: 1,
  passes: 0,
  passesToLock: 2,
  locked: false,
  ...more,
})

const card = (id: string, number: number) => ({ card: number as CardId, id })

test('a link is called by its card, an attack by whoever leads it, a trade by both cards', () => {
  expect(linkTitle(link(1))).toBe('Undertow')
  const attack = { sort: 'attack', id: 'serah-ember-marshal' } as const
  expect(linkTitle(link(1, { ...attack, others: [card('serah-ember-marshal', 1)] }))).toBe('Serah, Ember Marshal')
  const band = [card('serah-ember-marshal', 1), card('cinder-pike', 2), card('cinder-pike', 3)]
  expect(linkTitle(link(1, { ...attack, others: band }))).toBe('Serah and 2 more')
  expect(linkTitle(link(1, { sort: 'trade', others: [card('cut-stone', 4)] }))).toBe('Undertow for Cut Stone')
})

test('the last link resolves first, and one that is countered not at all', () => {
  const links = [link(4), link(5), link(6, { countered: true, counteredBy: 7 }), link(7)]
  expect(links.map((each) => linkFate(chain(links), each))).toEqual([
    'resolves last',
    'resolves second',
    null,
    'resolves first',
  ])
  expect(linkFate(chain([link(1)]), link(1))).toBe('resolves')
})

test('whatever is aimed at a link counters it, unless it is countered itself by then', () => {
  const at = (number: number) => ({ targets: [{ kind: 'link', link: number }] }) as const
  const links = [link(1, { sort: 'attack' }), link(2), link(3, at(2)), link(4, at(3))]
  expect([...doomedLinks(links)]).toEqual([[3, 4]])
  expect([...doomedLinks(links.slice(0, 3))]).toEqual([[2, 3]])
  expect(links.map((each) => linkFate(chain(links), each))).toEqual([
    'resolves last',
    'resolves second',
    null,
    'resolves first',
  ])
})

test('a link is aimed at only to counter it', () => {
  const effects = CARDS.flatMap((card) => [
    ...card.effects,
    ...card.abilities.flatMap((ability) => ('effects' in ability ? ability.effects : [])),
  ])
  const aimed = effects.filter((effect) => 'what' in effect && effect.what.at === 'link')
  expect(aimed.length).toBeGreaterThan(0)
  expect(new Set(aimed.map((effect) => effect.do))).toEqual(new Set(['counter']))
})

test('pointing at a link lights what it is aimed at and who takes part', () => {
  const aimed = link(2, {
    targets: [
      { kind: 'card', ...card('cinder-pike', 7) },
      { kind: 'player', seat: 1 },
      { kind: 'link', link: 1 },
    ],
    others: [card('cinder-pike', 8)],
  })
  expect(litBy(aimed)).toEqual(['space:link-2', 'card:102', 'card:7', 'seat:1', 'space:link-1', 'card:8'])
})

test('who holds priority', () => {
  const players = ['Ana', 'Bo'].map((name, seat) => ({ seat, name }))
  const words = (more: Partial<ChainView>, me: number | null) =>
    priorityWords({ chain: chain([link(1)], more) } as never, players, me)
  expect(words({}, 1)).toBe('You hold priority')
  expect(words({}, 0)).toBe('Bo holds priority')
  expect(words({ priority: null, locked: true }, 0)).toBe('Locked: it resolves')
})

test('links are found at what they are aimed at; an attack goes at the other player', () => {
  const aimed = link(2, { targets: [{ kind: 'card', ...card('cinder-pike', 7) }] })
  const burns = link(3, { targets: [{ kind: 'player', seat: 1 }] })
  const attack = link(1, { sort: 'attack', by: 1 })
  const all = chain([attack, aimed, burns])
  expect(linksAt(all, 7 as CardId)).toEqual([aimed])
  expect(linksAt(all, 8 as CardId)).toEqual([])
  expect(linksAtSeat(all, 0)).toEqual([attack])
  expect(linksAtSeat(all, 1)).toEqual([burns])
})

test('passing lets the other lord answer where there is a link of mine that can be answered', () => {
  const theirs = link(1, { by: 0 })
  const mine = link(2, { by: 1 })
  expect(passWords(chain([theirs]), 1)).toBe('If you pass, the chain resolves:')
  expect(passWords(chain([theirs, mine]), 1)).toBe('If you pass, the other lord may answer; then the chain resolves:')
  expect(passWords(chain([theirs, { ...mine, swift: true }]), 1)).toBe('If you pass, the chain resolves:')
  expect(passWords(chain([theirs, mine], { passes: 1 }), 1)).toBe('If you pass, the chain locks and resolves:')
})

import { type Card, deckOf } from '../card.ts'
import type { Deck } from '../deck.ts'

const { leader, troop, spell, reaction, token } = deckOf('greenoath')

export const SAPLING: Card = token('Sapling', { subtypes: ['Treefolk'], stats: [1, 0, 1] })

/** A wood that grows: tokens first, then everything in it. */
export const GREENOATH: Deck = {
  plan: 'Grow: many Saplings, then leaders who make each of them count, and life to outlast the rest.',
  cards: [
    {
      card: leader('Oldroot the Patient', {
        cost: 5,
        pitch: 1,
        subtypes: ['Treefolk'],
        stats: [2, 1, 7],
        keywords: { lead: { count: 2, of: 'Treefolk' }, ward: 2 },
        abilities: [
          { kind: 'stats', like: { type: 'troop', of: 'Treefolk' }, health: 1 },
          {
            kind: 'triggered',
            on: 'start',
            when: { count: { of: 'battlefield', whose: 'yours', like: { of: 'Treefolk' } }, atLeast: 3 },
            effects: [{ do: 'heal', amount: 2, to: { at: 'you' } }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: leader('Hazel Thornsinger', {
        cost: 3,
        pitch: 2,
        subtypes: ['Treefolk'],
        stats: [2, 0, 4],
        keywords: { lead: { count: 1, of: 'Beast' } },
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'TAP' }, { type: 'MANA', amount: 1 }],
            effects: [{ do: 'token', token: 'sapling', count: 1 }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: troop('Sprout Keeper', {
        cost: 2,
        pitch: 2,
        subtypes: ['Treefolk'],
        stats: [1, 0, 3],
        abilities: [{ kind: 'triggered', on: 'arrival', effects: [{ do: 'token', token: 'sapling', count: 1 }] }],
      }),
      copies: 2,
    },
    {
      card: troop('Bramble Boar', {
        cost: 3,
        pitch: 2,
        subtypes: ['Beast'],
        stats: [2, 0, 4],
        abilities: [
          {
            kind: 'triggered',
            on: 'attack',
            effects: [{ do: 'modify', what: { at: 'self' }, power: 1, lasts: 'game' }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Mossback Elder', {
        cost: 4,
        pitch: 1,
        subtypes: ['Treefolk'],
        stats: [4, 1, 4],
        keywords: { guard: true },
        abilities: [
          { kind: 'triggered', on: 'block', effects: [{ do: 'heal', amount: 2, to: { at: 'you' } }] },
          { kind: 'triggered', on: 'end', effects: [{ do: 'untap', what: { at: 'self' } }] },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Glade Mother', {
        cost: 4,
        pitch: 1,
        subtypes: ['Treefolk'],
        stats: [3, 0, 4],
        keywords: { lifebond: true, ward: 2 },
      }),
      copies: 1,
    },
    {
      card: troop('Den Caller', {
        cost: 3,
        pitch: 2,
        subtypes: ['Beast'],
        stats: [3, 0, 3],
        abilities: [
          { kind: 'triggered', on: 'arrival', effects: [{ do: 'search', like: { type: 'troop', of: 'Beast' } }] },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Seedfall Titan', {
        cost: 6,
        pitch: 0,
        subtypes: ['Treefolk'],
        stats: [4, 0, 6],
        entersTapped: true,
        abilities: [{ kind: 'triggered', on: 'death', effects: [{ do: 'token', token: 'sapling', count: 2 }] }],
      }),
      copies: 1,
    },
    {
      card: spell('Overgrowth', {
        cost: 2,
        pitch: 2,
        effects: [
          {
            do: 'modify',
            what: { at: 'target', whose: 'yours', like: { type: 'unit' } },
            power: 2,
            health: 2,
            lasts: 'game',
          },
        ],
      }),
      copies: 2,
    },
    {
      card: spell('Gift of Rain', {
        cost: 1,
        pitch: 3,
        effects: [
          { do: 'heal', amount: 2, to: { at: 'you' } },
          { do: 'heal', amount: 2, to: { at: 'each', whose: 'yours', like: { type: 'unit' } } },
        ],
      }),
      copies: 2,
    },
    {
      card: spell('Call of the Wood', {
        cost: 4,
        pitch: 1,
        effects: [
          { do: 'token', token: 'sapling', count: 1 },
          {
            do: 'token',
            token: 'sapling',
            count: { each: 1, per: { of: 'battlefield', whose: 'yours', like: { of: 'Treefolk' } }, atMost: 3 },
          },
        ],
      }),
      copies: 1,
    },
    {
      card: reaction('Thicket Wall', {
        cost: 1,
        pitch: 3,
        answers: ['attack', 'spell'],
        effects: [
          {
            do: 'modify',
            what: { at: 'target', whose: 'yours', like: { type: 'unit' } },
            resistance: 1,
            health: 3,
            lasts: 'turn',
          },
        ],
      }),
      copies: 2,
    },
    {
      card: reaction('Root Ambush', {
        cost: 2,
        pitch: 2,
        answers: ['attack', 'unit'],
        effects: [{ do: 'token', token: 'sapling', count: 2 }],
      }),
      copies: 1,
    },
  ],
}

import { deckOf } from '../card.ts'
import type { Deck } from '../deck.ts'

const { leader, troop, spell, reaction } = deckOf('gilded-ledger')

const resources = { of: 'battlefield', whose: 'yours', like: { type: 'resource' } } as const

/** Clerks who own the market, and in the end the battlefield. */
export const GILDED_LEDGER: Deck = {
  plan: 'Trade every turn: resources pay for what others cannot afford, and for their own troops at last.',
  cards: [
    {
      card: leader('Dame Aurelia Quill', {
        cost: 4,
        pitch: 1,
        subtypes: ['Clerk'],
        stats: [3, 1, 6],
        keywords: { lead: { count: 2, of: 'Clerk' } },
        abilities: [{ kind: 'triggered', on: 'trade', effects: [{ do: 'mana', amount: 2 }] }],
      }),
      copies: 1,
    },
    {
      card: leader('Factor Bram Osk', {
        cost: 5,
        pitch: 1,
        subtypes: ['Clerk'],
        stats: [4, 1, 6],
        keywords: { lead: { count: 1, of: 'Clerk' } },
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'EXHAUST_RESOURCE', resource: 'influence' }],
            once: true,
            effects: [{ do: 'control', what: { at: 'target', whose: 'theirs', like: { type: 'troop', maxPower: 2 } } }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: troop('Toll Clerk', {
        cost: 2,
        pitch: 2,
        subtypes: ['Clerk'],
        stats: [2, 1, 3],
        keywords: { guard: true },
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'TAP' }],
            answers: ['trade', 'spell'],
            effects: [{ do: 'mana', amount: 1 }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Dock Porter', {
        cost: 1,
        pitch: 3,
        subtypes: ['Clerk'],
        stats: [2, 0, 3],
        abilities: [
          {
            kind: 'triggered',
            on: 'pitch',
            effects: [{ do: 'modify', what: { at: 'self' }, power: 1, resistance: 1, lasts: 'turn' }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Market Runner', {
        cost: 2,
        pitch: 2,
        subtypes: ['Clerk'],
        stats: [2, 0, 3],
        abilities: [{ kind: 'triggered', on: 'trade', effects: [{ do: 'draw', count: 1, who: 'you' }] }],
      }),
      copies: 2,
    },
    {
      card: troop('Ledger Bailiff', {
        cost: 3,
        pitch: 2,
        subtypes: ['Clerk'],
        stats: [5, 1, 2],
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'EXHAUST_RESOURCE', resource: 'subjects' }],
            once: true,
            effects: [{ do: 'tap', what: { at: 'target', whose: 'theirs', like: { type: 'unit', tapped: false } } }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Vault Keeper', {
        cost: 4,
        pitch: 1,
        subtypes: ['Clerk'],
        stats: [4, 2, 4],
        keywords: { ward: 2 },
        entersTapped: true,
      }),
      copies: 2,
    },
    {
      card: troop('Guild Steward', {
        cost: 3,
        pitch: 2,
        subtypes: ['Clerk'],
        stats: [3, 0, 4],
        abilities: [{ kind: 'price', whose: 'yours', type: 'unit', by: -1 }],
      }),
      copies: 1,
    },
    {
      card: spell('Royal Charter', {
        cost: 1,
        pitch: 3,
        effects: [
          { do: 'search', like: { type: 'leader' } },
          { do: 'mana', amount: { each: 1, per: resources, atMost: 3 } },
        ],
      }),
      copies: 1,
    },
    {
      card: spell('Buy the Captain', {
        cost: 2,
        pitch: 2,
        also: [{ type: 'EXHAUST_RESOURCE', resource: 'influence' }],
        effects: [{ do: 'control', what: { at: 'target', whose: 'theirs', like: { type: 'unit' } } }],
      }),
      copies: 1,
    },
    {
      card: spell('Closing Audit', {
        cost: 3,
        pitch: 2,
        effects: [
          { do: 'tap', what: { at: 'each', whose: 'theirs', like: { type: 'troop' } } },
          { do: 'draw', count: { each: 1, per: resources, atMost: 2 }, who: 'you' },
        ],
      }),
      copies: 2,
    },
    {
      card: reaction('Better Offer', {
        cost: 1,
        pitch: 3,
        answers: ['trade', 'unit'],
        effects: [{ do: 'draw', count: 2, who: 'you' }],
      }),
      copies: 1,
    },
    {
      card: reaction('Hired Shields', {
        cost: 2,
        pitch: 2,
        answers: ['attack'],
        effects: [
          {
            do: 'modify',
            what: { at: 'each', whose: 'yours', like: { type: 'troop' } },
            resistance: 1,
            keyword: 'guard',
            lasts: 'turn',
          },
        ],
      }),
      copies: 2,
    },
  ],
}

import { deckOf } from '../card.ts'
import type { Deck } from '../deck.ts'

const { leader, troop, spell, reaction } = deckOf('stormspire')

const spells = { of: 'graveyard', like: { type: 'spell' } } as const

/** Spells, and Adepts who live off them. */
export const STORMSPIRE: Deck = {
  plan: 'Cast two spells a turn: lightning clears the field and then finds its way to the opponent.',
  cards: [
    {
      card: leader('Archmage Ilyra', {
        cost: 5,
        pitch: 1,
        subtypes: ['Adept'],
        stats: [3, 1, 6],
        keywords: { lead: { count: 1, of: 'Adept' } },
        abilities: [{ kind: 'price', whose: 'yours', type: 'spell', by: -1 }],
      }),
      copies: 1,
    },
    {
      card: leader('Tavian Stormherald', {
        cost: 4,
        pitch: 1,
        subtypes: ['Adept'],
        stats: [3, 1, 6],
        keywords: { lead: { count: 2, of: 'Adept' } },
        abilities: [
          { kind: 'lending', like: { type: 'troop', of: 'Adept' }, keyword: 'swift' },
          {
            kind: 'activated',
            costs: [{ type: 'TAP' }, { type: 'MANA', amount: 1 }],
            effects: [{ do: 'damage', amount: 2, to: { at: 'foe', like: { type: 'unit' } } }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: troop('Spark Adept', {
        cost: 1,
        pitch: 3,
        subtypes: ['Adept'],
        stats: [2, 0, 2],
        abilities: [
          {
            kind: 'triggered',
            on: 'end',
            when: { count: spells, atLeast: 3 },
            effects: [{ do: 'damage', amount: 1, to: { at: 'opponent' } }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Windreader', {
        cost: 2,
        pitch: 2,
        subtypes: ['Adept', 'Scholar'],
        stats: [2, 0, 3],
        abilities: [{ kind: 'triggered', on: 'arrival', effects: [{ do: 'draw', count: 1, who: 'you' }] }],
      }),
      copies: 2,
    },
    {
      card: troop('Tempest Familiar', {
        cost: 3,
        pitch: 2,
        subtypes: ['Adept', 'Beast'],
        stats: [3, 0, 3],
        keywords: { swift: true },
      }),
      copies: 2,
    },
    {
      card: troop('Glyph Keeper', {
        cost: 4,
        pitch: 1,
        subtypes: ['Adept'],
        stats: [2, 2, 5],
        keywords: { ward: 2, guard: true },
        abilities: [{ kind: 'price', whose: 'theirs', type: 'reaction', by: 1 }],
      }),
      copies: 2,
    },
    {
      card: spell('Arc Bolt', {
        cost: 1,
        pitch: 3,
        effects: [{ do: 'damage', amount: 2, to: { at: 'foe', like: { type: 'unit' } } }],
      }),
      copies: 2,
    },
    {
      card: spell('Forked Sky', {
        cost: 4,
        pitch: 1,
        effects: [
          { do: 'damage', amount: 2, to: { at: 'each', whose: 'theirs', like: { type: 'unit' } } },
          { do: 'damage', amount: 1, to: { at: 'opponent' } },
          { do: 'damage', amount: 1, to: { at: 'you' } },
        ],
      }),
      copies: 1,
    },
    {
      card: spell('Thunderhead', {
        cost: 6,
        pitch: 0,
        swift: true,
        effects: [{ do: 'damage', amount: 6, to: { at: 'foe', like: { type: 'unit' } } }],
      }),
      copies: 1,
    },
    {
      card: spell('Study the Gale', {
        cost: 2,
        pitch: 2,
        effects: [{ do: 'draw', count: 2, who: 'you' }],
      }),
      copies: 1,
    },
    {
      card: spell('Echo of the Spire', {
        cost: 2,
        pitch: 2,
        effects: [
          { do: 'return', what: { at: 'graveyard', like: { type: 'spell' } }, to: 'hand' },
          { do: 'damage', amount: { each: 1, per: spells, atMost: 3 }, to: { at: 'opponent' } },
        ],
      }),
      copies: 1,
    },
    {
      card: spell('Mind Squall', {
        cost: 3,
        pitch: 2,
        also: [{ type: 'DISCARD' }],
        effects: [{ do: 'discard', count: 2, who: 'opponent' }],
      }),
      copies: 1,
    },
    {
      card: reaction('Unravel', {
        cost: 2,
        pitch: 2,
        answers: ['spell', 'ability', 'trade'],
        effects: [{ do: 'counter', what: { at: 'link', sorts: ['spell', 'ability', 'trade'] } }],
      }),
      copies: 2,
    },
    {
      card: reaction('Static Field', {
        cost: 2,
        pitch: 2,
        answers: ['unit', 'reaction', 'attack'],
        effects: [{ do: 'damage', amount: 2, to: { at: 'target', whose: 'theirs', like: { type: 'unit' } } }],
      }),
      copies: 1,
    },
  ],
}

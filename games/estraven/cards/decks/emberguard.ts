import { deckOf } from '../card.ts'
import type { Deck } from '../deck.ts'

const { leader, troop, spell, reaction } = deckOf('emberguard')
const soldiers = { type: 'troop', of: 'Soldier' } as const

/** Soldiers who attack together, early and often. */
export const EMBERGUARD: Deck = {
  plan: 'March early: leaders take Soldiers along, and fire clears the road.',
  cards: [
    {
      card: leader('Serah, Ember Marshal', {
        cost: 4,
        pitch: 1,
        subtypes: ['Soldier'],
        stats: [3, 1, 5],
        keywords: { lead: { count: 2, of: 'Soldier' } },
      }),
      copies: 1,
    },
    {
      card: leader('Captain Orrel of the Gate', {
        cost: 3,
        pitch: 2,
        subtypes: ['Soldier'],
        stats: [2, 1, 4],
        keywords: { lead: { count: 1, of: 'Soldier' } },
        abilities: [{ kind: 'stats', like: soldiers, power: 1 }],
      }),
      copies: 1,
    },
    { card: troop('Cinder Pike', { cost: 1, pitch: 3, subtypes: ['Soldier'], stats: [2, 0, 2] }), copies: 2 },
    {
      card: troop('Ashwall Veteran', {
        cost: 3,
        pitch: 2,
        subtypes: ['Soldier'],
        stats: [3, 0, 3],
        keywords: { ward: 1 },
      }),
      copies: 2,
    },
    {
      card: troop('Torch Runner', {
        cost: 2,
        pitch: 2,
        subtypes: ['Soldier'],
        stats: [3, 0, 2],
        keywords: { swift: true },
      }),
      copies: 2,
    },
    {
      card: troop('Powder Sergeant', {
        cost: 3,
        pitch: 2,
        subtypes: ['Soldier'],
        stats: [2, 0, 2],
        abilities: [
          { kind: 'triggered', on: 'attack', effects: [{ do: 'damage', amount: 1, to: { at: 'opponent' } }] },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Forge Novice', {
        cost: 1,
        pitch: 3,
        subtypes: ['Soldier'],
        stats: [1, 0, 2],
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'TAP' }, { type: 'LIFE', amount: 1 }],
            quick: true,
            effects: [{ do: 'mana', amount: 2 }],
          },
          {
            kind: 'triggered',
            on: 'pitch',
            effects: [{ do: 'modify', what: { at: 'self' }, power: 1, lasts: 'turn' }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: spell('Blaze of Banners', {
        cost: 2,
        pitch: 2,
        effects: [{ do: 'modify', what: { at: 'each', whose: 'yours', like: soldiers }, power: 1, lasts: 'turn' }],
      }),
      copies: 1,
    },
    {
      card: spell('Firebrand', {
        cost: 2,
        pitch: 2,
        effects: [{ do: 'damage', amount: 3, to: { at: 'foe', like: { type: 'unit' } } }],
      }),
      copies: 2,
    },
    {
      card: spell('Second Muster', {
        cost: 3,
        pitch: 2,
        effects: [
          { do: 'untap', what: { at: 'each', whose: 'yours', like: { of: 'Soldier' } } },
          {
            do: 'modify',
            what: { at: 'each', whose: 'yours', like: soldiers },
            keyword: 'guard',
            resistance: 1,
            lasts: 'turn',
          },
        ],
      }),
      copies: 2,
    },
    {
      card: reaction('Ember Parry', {
        cost: 1,
        pitch: 3,
        answers: ['attack'],
        effects: [
          { do: 'damage', amount: 1, to: { at: 'target', whose: 'theirs', like: { type: 'unit', attacking: true } } },
        ],
      }),
      copies: 2,
    },
    {
      card: reaction('Burn the Writ', {
        cost: 2,
        pitch: 2,
        answers: ['trade', 'ability'],
        effects: [
          { do: 'damage', amount: 2, to: { at: 'opponent' } },
          { do: 'mana', amount: 1 },
        ],
      }),
      copies: 2,
    },
  ],
}

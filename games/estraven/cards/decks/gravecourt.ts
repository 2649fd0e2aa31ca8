import { deckOf } from '../card.ts'
import type { Deck } from '../deck.ts'

const { leader, troop, spell, reaction } = deckOf('gravecourt')

/** The dead serve twice. */
export const GRAVECOURT: Deck = {
  plan: 'Trade unit for unit: what falls on your side comes back, what falls on theirs does not.',
  cards: [
    {
      card: leader('Queen Vespertine', {
        cost: 5,
        pitch: 1,
        subtypes: ['Shade'],
        stats: [4, 0, 5],
        keywords: { lead: { count: 2, of: 'Shade' }, lifebond: true },
      }),
      copies: 1,
    },
    {
      card: leader('The Pale Chancellor', {
        cost: 4,
        pitch: 1,
        subtypes: ['Shade'],
        stats: [2, 1, 5],
        keywords: { lead: { count: 1, of: 'Shade' } },
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'TAP' }, { type: 'SACRIFICE', of: { type: 'troop' } }],
            effects: [{ do: 'destroy', what: { at: 'target', whose: 'theirs', like: { type: 'troop' } } }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: troop('Grave Usher', {
        cost: 2,
        pitch: 2,
        subtypes: ['Shade'],
        stats: [2, 0, 2],
        abilities: [{ kind: 'triggered', on: 'death', effects: [{ do: 'discard', count: 1, who: 'opponent' }] }],
      }),
      copies: 2,
    },
    {
      card: troop('Hollow Sentinel', {
        cost: 3,
        pitch: 2,
        subtypes: ['Shade'],
        stats: [3, 0, 2],
        keywords: { guard: true },
      }),
      copies: 2,
    },
    {
      card: troop('Ossuary Hound', {
        cost: 1,
        pitch: 3,
        subtypes: ['Shade', 'Beast'],
        stats: [2, 0, 1],
        abilities: [{ kind: 'triggered', on: 'death', effects: [{ do: 'heal', amount: 2, to: { at: 'you' } }] }],
      }),
      copies: 2,
    },
    {
      card: troop('Mourner of Names', {
        cost: 3,
        pitch: 2,
        subtypes: ['Shade'],
        stats: [3, 0, 3],
        abilities: [
          {
            kind: 'triggered',
            on: 'arrival',
            effects: [{ do: 'return', what: { at: 'graveyard', like: { type: 'troop', maxCost: 2 } }, to: 'hand' }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Tithe Wraith', {
        cost: 4,
        pitch: 1,
        subtypes: ['Shade'],
        stats: [3, 0, 3],
        abilities: [{ kind: 'triggered', on: 'start', effects: [{ do: 'damage', amount: 2, to: { at: 'opponent' } }] }],
      }),
      copies: 2,
    },
    {
      card: spell('Last Procession', {
        cost: 3,
        pitch: 2,
        also: [{ type: 'LIFE', amount: 2 }],
        effects: [{ do: 'return', what: { at: 'graveyard', like: { type: 'troop' } }, to: 'battlefield' }],
      }),
      copies: 1,
    },
    {
      card: spell('Final Verdict', {
        cost: 4,
        pitch: 1,
        effects: [{ do: 'destroy', what: { at: 'target', whose: 'theirs', like: { type: 'unit' } } }],
      }),
      copies: 2,
    },
    {
      card: spell('Whispers Below', {
        cost: 2,
        pitch: 2,
        effects: [
          { do: 'discard', count: 1, who: 'opponent' },
          { do: 'heal', amount: 1, to: { at: 'you' } },
        ],
      }),
      copies: 1,
    },
    {
      card: spell('Unmake the Name', {
        cost: 1,
        pitch: 3,
        also: [{ type: 'DISCARD' }],
        effects: [
          { do: 'move', what: { at: 'target', whose: 'theirs', like: { type: 'troop', maxPower: 3 } }, to: 'exile' },
        ],
      }),
      copies: 1,
    },
    {
      card: reaction('Claimed in Passing', {
        cost: 2,
        pitch: 2,
        answers: ['attack'],
        effects: [{ do: 'destroy', what: { at: 'target', whose: 'theirs', like: { type: 'troop', attacking: true } } }],
      }),
      copies: 2,
    },
    {
      card: reaction('Grave Bargain', {
        cost: 1,
        pitch: 3,
        answers: ['spell', 'reaction'],
        effects: [{ do: 'return', what: { at: 'graveyard', like: { type: 'unit' } }, to: 'hand' }],
      }),
      copies: 1,
    },
  ],
}

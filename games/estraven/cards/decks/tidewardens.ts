import { deckOf } from '../card.ts'
import type { Deck } from '../deck.ts'

const { leader, troop, spell, reaction } = deckOf('tidewardens')

/** Wardens who answer, send back and wear down. */
export const TIDEWARDENS: Deck = {
  plan: 'Keep mana for the other turn: counter what matters, send back the rest, and let the wall strike.',
  cards: [
    {
      card: leader('Maren of the Locks', {
        cost: 4,
        pitch: 1,
        subtypes: ['Warden'],
        stats: [3, 2, 6],
        keywords: { lead: { count: 1, of: 'Warden' } },
        abilities: [{ kind: 'triggered', on: 'block', effects: [{ do: 'draw', count: 1, who: 'you' }] }],
      }),
      copies: 1,
    },
    {
      card: leader('Ysolde, Harbour Judge', {
        cost: 5,
        pitch: 1,
        subtypes: ['Warden'],
        stats: [3, 1, 6],
        keywords: { lead: { count: 2, of: 'Warden' } },
        abilities: [
          { kind: 'lending', like: { type: 'troop', of: 'Warden' }, keyword: 'guard' },
          {
            kind: 'activated',
            costs: [{ type: 'MANA', amount: 2 }],
            once: true,
            answers: ['ability', 'trade'],
            effects: [{ do: 'counter', what: { at: 'link', sorts: ['ability', 'trade'] } }],
          },
        ],
      }),
      copies: 1,
    },
    {
      card: troop('Sluice Guard', {
        cost: 2,
        pitch: 2,
        subtypes: ['Warden'],
        stats: [2, 2, 3],
        keywords: { guard: true },
      }),
      copies: 2,
    },
    {
      card: troop('Reed Scholar', {
        cost: 2,
        pitch: 2,
        subtypes: ['Scholar'],
        stats: [2, 0, 3],
        abilities: [
          {
            kind: 'activated',
            costs: [{ type: 'TAP' }, { type: 'MANA', amount: 1 }],
            effects: [{ do: 'draw', count: 1, who: 'you' }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Barge Levy', {
        cost: 3,
        pitch: 2,
        subtypes: ['Warden'],
        stats: [3, 1, 3],
        abilities: [
          {
            kind: 'triggered',
            on: 'arrival',
            effects: [{ do: 'tap', what: { at: 'target', whose: 'theirs', like: { type: 'unit' } } }],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: troop('Tide Caller', {
        cost: 4,
        pitch: 1,
        subtypes: ['Warden'],
        stats: [4, 0, 4],
        abilities: [
          {
            kind: 'triggered',
            on: 'arrival',
            effects: [
              {
                do: 'move',
                what: { at: 'target', whose: 'theirs', like: { type: 'troop', maxCost: 3 } },
                to: 'hand',
              },
            ],
          },
        ],
      }),
      copies: 2,
    },
    {
      card: spell('Spring Tide', {
        cost: 3,
        pitch: 2,
        effects: [{ do: 'move', what: { at: 'target', whose: 'theirs', like: { type: 'unit' } }, to: 'library-top' }],
      }),
      copies: 2,
    },
    {
      card: spell('Borrowed Colours', {
        cost: 4,
        pitch: 1,
        effects: [
          { do: 'control', what: { at: 'target', whose: 'theirs', like: { type: 'troop' } } },
          { do: 'untap', what: { at: 'same' } },
        ],
      }),
      copies: 1,
    },
    {
      card: reaction('Still Water', {
        cost: 1,
        pitch: 3,
        answers: ['reaction', 'ability'],
        effects: [{ do: 'counter', what: { at: 'link', sorts: ['reaction', 'ability'] } }],
      }),
      copies: 2,
    },
    {
      card: reaction('Toll at the Lock', {
        cost: 3,
        pitch: 2,
        answers: ['spell', 'unit'],
        effects: [{ do: 'counter', what: { at: 'link', sorts: ['spell', 'unit'] } }],
      }),
      copies: 2,
    },
    {
      card: reaction('Undertow', {
        cost: 2,
        pitch: 2,
        answers: ['attack'],
        effects: [
          {
            do: 'move',
            what: { at: 'target', whose: 'theirs', like: { type: 'troop', attacking: true } },
            to: 'hand',
          },
        ],
      }),
      copies: 2,
    },
    {
      card: reaction('Hidden Sandbar', {
        cost: 1,
        pitch: 3,
        answers: ['attack'],
        effects: [
          {
            do: 'modify',
            what: { at: 'target', whose: 'yours', like: { type: 'unit' } },
            resistance: 2,
            lasts: 'turn',
          },
        ],
      }),
      copies: 1,
    },
  ],
}

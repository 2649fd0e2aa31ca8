import type { OptionField, StandardSchema } from '@turnwright/kernel'
import type { DeckEntry } from '../cards/decks/deck.ts'
import { readDeck, writeDeck } from '../cards/decks/deck-text.ts'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'

/** What a table can choose. */
export interface PokemonOptions {
  /** A ready deck by its id, a deck as text (see deck-text.ts), or BROUGHT. */
  readonly deck1: string
  readonly deck2: string
  /** Whether players are asked for acts without an alternative, such as drawing a card. */
  readonly ceremony: Ceremony
}

export type Ceremony = 'automatic' | 'by-hand'

/** P60: the player of this seat brings a deck that nobody else sees. */
export const BROUGHT = 'own'

const DEFAULTS: PokemonOptions = { deck1: 'overgrowth', deck2: 'blackout', ceremony: 'automatic' }
const CEREMONIES: readonly Ceremony[] = ['automatic', 'by-hand']

/** What is said of anything that is no text at all. */
export const NO_DECK = 'must be the name of a deck, or its cards as text'

/** How a deck looks as text. */
export const EXAMPLE_DECK = '2 Pikachu\n2 Pikachu (Jungle)\n56 Lightning Energy'
const OWN_DECK = { title: 'Another deck, as text', example: EXAMPLE_DECK }
const deckChoices = [
  ...READY_DECKS.map(({ id, name }) => ({ value: id, title: name })),
  { value: BROUGHT, title: 'Brought to the table in secret' },
]

/** The same for the form in the lobby. */
export const optionFields: readonly OptionField[] = [
  { key: 'deck1', title: 'Your deck', choices: deckChoices, default: DEFAULTS.deck1, text: OWN_DECK },
  { key: 'deck2', title: 'Your opponent’s deck', choices: deckChoices, default: DEFAULTS.deck2, text: OWN_DECK },
  {
    key: 'ceremony',
    title: 'Drawing and shuffling',
    choices: [
      { value: 'automatic', title: 'By itself' },
      { value: 'by-hand', title: 'By hand' },
    ],
    default: DEFAULTS.ceremony,
  },
]

/** What is left out is chosen for the table; what is unknown, and a deck that breaks a rule, is refused by name. */
export const pokemonOptions: StandardSchema<PokemonOptions> = {
  '~standard': { version: 1, vendor: 'pokemon', validate },
}

interface Refusal {
  readonly issues: readonly { readonly message: string; readonly path?: readonly string[] }[]
}

function validate(value: unknown): { readonly value: PokemonOptions } | Refusal {
  if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value)))
    return { issues: [{ message: 'options are an object' }] }
  const given: Partial<Record<string, unknown>> = { ...DEFAULTS, ...value }
  const { deck1, deck2, ceremony, ...rest } = given
  const issues = [
    ...Object.keys(rest).map((key) => ({ message: 'there is no such option', path: [key] })),
    ...deckIssues('deck1', deck1),
    ...deckIssues('deck2', deck2),
  ]
  const chosen = CEREMONIES.find((each) => each === ceremony)
  if (chosen === undefined) issues.push({ message: `must be one of ${CEREMONIES.join(', ')}`, path: ['ceremony'] })
  if (issues.length > 0 || chosen === undefined || typeof deck1 !== 'string' || typeof deck2 !== 'string')
    return { issues }
  return { value: { deck1: asKept(deck1), deck2: asKept(deck2), ceremony: chosen } }
}

function deckIssues(key: string, deck: unknown): { readonly message: string; readonly path: readonly string[] }[] {
  if (typeof deck !== 'string') return [{ message: NO_DECK, path: [key] }]
  return deck === BROUGHT ? [] : deckProblems(deck).map((message) => ({ message, path: [key] }))
}

/**
 * A deck that has been checked, as the table keeps it: a ready one by its id, a text as the cards that it names. Whatever else was
 * pasted is nobody's to read: everybody at the table is told its options, and the record holds them.
 */
export function asKept(deck: string): string {
  return deck === BROUGHT || readyCards.has(deck) ? deck : writeDeck(readDeck(deck).cards)
}

/** P1: everything that is wrong with a deck, which is a ready one by its id or a text. */
export function deckProblems(deck: string): readonly string[] {
  return readyCards.has(deck) ? [] : readDeck(deck).problems
}

const readyCards = new Map(READY_DECKS.map(({ id, cards }) => [id, spelledOut(cards)]))

/** The cards of a deck that has been checked. */
export function cardsOfDeck(deck: string): readonly string[] {
  return readyCards.get(deck) ?? spelledOut(readDeck(deck).cards)
}

function spelledOut(entries: readonly DeckEntry[]): readonly string[] {
  return entries.flatMap(({ id, n }) => new Array<string>(n).fill(id))
}

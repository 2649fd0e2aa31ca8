import type { Card } from '../../cards/card.ts'
import { faultsOf } from '../../cards/decks/deck-rules.ts'
import type { DeckEntry } from '../../cards/decks/deck.ts'
import { readDeck } from '../../cards/decks/deck-text.ts'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { CardView, DuelView, PlayerView } from '../../rules/view.ts'
import { inPlay } from '../zoom/find-card.ts'

/** The deck that an option of the table stands for: a ready one by its id, or one that is written out. */
export function deckOf(option: unknown): readonly DeckEntry[] | null {
  if (typeof option !== 'string') return null
  const ready = READY_DECKS.find(({ id }) => id === option)
  if (ready !== undefined) return ready.cards
  const { cards, problems } = readDeck(option)
  return problems.length === 0 && faultsOf(cards).length === 0 ? cards : null
}

const KINDS = ['Pokemon', 'Trainer', 'Energy'] as const

/** "60 cards: 24 Pokémon, 12 Trainers, 24 energy". */
export function inAWord(entries: readonly DeckEntry[]): string {
  const [pokemon = 0, trainers = 0, energy = 0] = KINDS.map((kind) =>
    entries.reduce((sum, { id, n }) => (cardCalled(id)?.supertype === kind ? sum + n : sum), 0),
  )
  const all = pokemon + trainers + energy
  const kinds = [
    ...(pokemon > 0 ? [`${pokemon} Pokémon`] : []),
    ...(trainers > 0 ? [trainers === 1 ? '1 Trainer' : `${trainers} Trainers`] : []),
    ...(energy > 0 ? [`${energy} energy`] : []),
  ]
  return [all === 1 ? '1 card' : `${all} cards`, ...(kinds.length > 0 ? [kinds.join(', ')] : [])].join(': ')
}

/** A kind of card of a deck, and how many of it its owner has not met yet: they are in the deck or among the Prizes. */
export interface DeckLine {
  readonly card: Card
  readonly n: number
  readonly unseen: number
}

/** Pokémon, Trainers and energy, each in the order of the list. */
export function deckLines(entries: readonly DeckEntry[], view: DuelView, player: PlayerView): readonly DeckLine[] {
  const met = new Map<string, number>()
  for (const { id } of metBy(view, player)) if (id !== null) met.set(id, (met.get(id) ?? 0) + 1)
  const lines = entries.flatMap(({ id, n }) => {
    const card = cardCalled(id)
    return card === null ? [] : [{ card, n, unseen: Math.max(0, n - (met.get(id) ?? 0)) }]
  })
  return KINDS.flatMap((kind) => lines.filter(({ card }) => card.supertype === kind))
}

/** Cards that are not in the deck and not face down among the Prizes. */
function metBy(view: DuelView, player: PlayerView): readonly CardView[] {
  const { hand, discard, prizes, faceDown, identifier } = player
  const onTable = inPlay(player).flatMap(({ cards, energy, tools }) => [...cards, ...energy, ...tools])
  const playing = view.playing !== null && view.currentPlayer === identifier ? [view.playing] : []
  return [...hand, ...discard, ...prizes, ...faceDown, ...onTable, ...playing]
}

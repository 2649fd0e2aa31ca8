import type { About, CardId, RuleNumber, Seat } from '@turnwright/kernel'
import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import { createContext, type Provider, useContext } from 'react'
import type { Drafts, Offer, OffersOnTable } from '../request/offers.ts'
import { KeyedStore } from './keyed-store.ts'

/** What is said of a thing that somebody chose, that a bot would choose, or both. */
export interface Advice {
  /** Who chose it, in their colour; null where only the bot would. */
  readonly seat: Seat | null
  readonly isBots: boolean
  readonly words: string
  /** Where several answers are held against each other: which this one belongs to, the best is 1. */
  readonly rank?: number
  /** A coach's lamp falls on it: the number of the step that speaks of it. */
  readonly step?: number
}

/** The way to the game's rules. */
export interface RulesAtHand {
  /** The rule behind something that is asked or refused; null where the game names none. */
  readonly numberOf: (about: About | undefined) => RuleNumber | null
  readonly open: (number: RuleNumber) => void
  /** Where they are open now. */
  readonly shown: string | null
}

/** What every part of the table can ask and tell: what may be chosen, what is pointed at, and the answer itself. */
export interface TableVoice {
  readonly seat: Seat | null
  readonly offers: OffersOnTable
  readonly drafts: Drafts
  /** Chooses, or takes back; answers where nothing more is to be chosen. */
  readonly choose: (offer: Offer) => void
  readonly answer: (prompt: Prompt, selection: AnySelection) => void
  /** An answer is on its way: nothing else is sent before it arrived. */
  readonly busy: boolean
  /** What is pointed at, on the table, in the request panel or in the log. */
  readonly pointing: KeyedStore<true>
  /** Things that somebody has just changed, with the seat that did it. */
  readonly traces: KeyedStore<Seat>
  /** Things that were chosen and that a bot would choose, where somebody asked for that. */
  readonly advice?: KeyedStore<Advice>
  /** Whose a card is that the log names, where the game tells. */
  readonly ownerOf?: (card: CardId) => Seat | null
  /** Left out where they cannot be looked up. */
  readonly rules?: RulesAtHand
  /** The table is looked at as it was: nobody chooses anything. */
  readonly isLooked?: true
}

const SILENT: TableVoice = {
  seat: null,
  offers: { choices: new Map(), anytime: new Map(), unavailable: new Map() },
  drafts: {},
  choose: () => {},
  answer: () => {},
  busy: false,
  pointing: new KeyedStore(),
  traces: new KeyedStore(),
}

const Voice = createContext<TableVoice>(SILENT)

export const TableVoiceProvider: Provider<TableVoice> = Voice.Provider

export function useTableVoice(): TableVoice {
  return useContext(Voice)
}

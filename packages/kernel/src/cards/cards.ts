import type { Random } from '../chance/random.ts'
import { fingerprintOf } from '../data/fingerprint.ts'
import type { Seat } from '../rules/seat.ts'
import { type CardId, idAt, nextGeneration, SLOT_BITS, SLOT_MASK } from './card-id.ts'
import type { CardTable } from './card-table.ts'
import { kindsOf, sharedKinds } from './kinds.ts'
import { staleCard } from './stale-card.ts'
import { take } from './take.ts'

/** Who knows a card from the start. */
export type Knowers = 'everyone' | 'nobody' | readonly Seat[]

/** What a view may ask: the identity of a card, or null where the seat does not know it. */
export interface MaskedCards {
  identity(card: CardId): string | null
}

/** What a game without cards holds: shared, so that it costs nothing. */
const NO_NUMBERS: number[] = []
const NO_NAMES: string[] = []

/** Who knows a card is one word: a bit for each seat, and one for the table at large. */
const MOST_SEATS = 29

/** The id that each card has at first. */
const FIRST_IDS = Array.from({ length: SLOT_MASK + 1 }, (_, slot) => idAt(1, slot))
const ZEROS = FIRST_IDS.map(() => 0)

/** Every card of a game: what it is, and who knows it. Dealing, looking, revealing and shuffling go through here. */
export class Cards {
  readonly #identities: readonly string[]
  readonly #random: Random
  readonly #seats: number
  readonly #everyone: number
  #slots: number[] = NO_NUMBERS
  #known: number[] = NO_NUMBERS
  #kinds: number[] = NO_NUMBERS
  #backs: number[] = NO_NUMBERS
  #backNames: string[] = NO_NAMES
  /** All of these are shared with checkpoints and forks until they are written to. */
  #ownsSlots = false
  #ownsKnown = false
  #ownsKinds = false
  /** What was saved last, where no earlier checkpoint shares it. */
  #savedSlots: readonly number[] | null = null
  #savedKnown: readonly number[] | null = null
  /** Physical cards and the seats that knew them, where the knowledge was lost since the step began. */
  #forgotten: number[] = NO_NUMBERS
  /** Set when a seat learns something; the game reads and clears it to raise the undo barrier. */
  learned = false

  constructor(identities: readonly string[], random: Random, seats: number) {
    if (seats > MOST_SEATS) throw new RangeError(`a table has at most ${MOST_SEATS} seats, not ${seats}`)
    this.#identities = identities
    this.#random = random
    this.#seats = seats
    this.#everyone = (1 << (seats + 1)) - 1
  }

  /** New cards in the given order. `back` is what they look like from behind. */
  create(back: string, identities: readonly string[], knowers: Knowers = 'nobody'): CardId[] {
    const first = this.#kinds.length
    if (first + identities.length > SLOT_MASK + 1) throw new Error(`a game can hold at most ${SLOT_MASK + 1} cards`)
    let backIndex = this.#backNames.indexOf(back)
    if (backIndex < 0) {
      backIndex = this.#backNames.length
      this.#backNames = [...this.#backNames, back]
    }
    const known = this.#maskOf(knowers)
    // Cut from lists that are there already and joined, these are made in one go: growing them took a tenth of a short game.
    const made = FIRST_IDS.slice(first, first + identities.length)
    this.#kinds = this.#kinds.concat(kindsOf(identities, this.#identities))
    this.#backs = this.#backs.concat(repeated(backIndex, made.length))
    this.#known = this.#known.concat(repeated(known, made.length))
    // At first a slot holds the card of its own number, so that its word is the card's id.
    this.#slots = this.#slots.concat(made)
    this.#ownsKinds = true
    this.#ownsSlots = true
    this.#ownsKnown = true
    return made
  }

  /** What the card is. Rules know everything; what leaves through a view is masked. */
  identity(card: CardId): string {
    return this.#identities[this.kind(card)] as string
  }

  /** The same as an index into the definition's identities: the fast way to a card's data. */
  kind(card: CardId): number {
    return this.#kinds[this.#physicalOf(card)] as number
  }

  back(card: CardId): string {
    return this.#backNames[this.#backs[this.#physicalOf(card)] as number] as string
  }

  isKnownTo(card: CardId, seat: Seat | null): boolean {
    return ((this.#known[this.#slotOf(card)] as number) & this.#bitOf(seat)) !== 0
  }

  isPublic(card: CardId): boolean {
    return this.#known[this.#slotOf(card)] === this.#everyone
  }

  /** The same cards with the identities that `seat` does not know taken out. */
  maskedFor(seat: Seat | null): MaskedCards {
    return { identity: (card) => (this.isKnownTo(card, seat) ? this.identity(card) : null) }
  }

  /** Takes up to `count` cards from the top (the end) of a pile into a hand, whose owner sees them. */
  draw(pile: CardId[], hand: CardId[], owner: Seat, count = 1): CardId[] {
    const drawn: CardId[] = []
    while (drawn.length < count) {
      const card = pile.pop()
      if (card === undefined) break
      this.#learn(card, 1 << owner)
      hand.push(card)
      drawn.push(card)
    }
    return drawn
  }

  /** Moves a card between zones in plain sight. Whoever knew it still does. */
  move(card: CardId, from: CardId[], to: CardId[]): void {
    take(card, from)
    to.push(card)
  }

  /**
   * Moves a card between zones so that only `knower` sees which one went: everybody else loses track of every card
   * that could have been it. It and those that stay get new ids; gives the one that the card has from now on.
   */
  slip(card: CardId, from: CardId[], to: CardId[], knower: Seat): CardId {
    take(card, from)
    from.push(card)
    this.conceal(from, [knower])
    const slipped = from.pop() as CardId
    to.push(slipped)
    return slipped
  }

  /** Lets one seat look. */
  show(cards: CardId | readonly CardId[], seat: Seat): void {
    for (const card of listOf(cards)) this.#learn(card, 1 << seat)
  }

  /** Turns cards face up for everybody. */
  reveal(cards: CardId | readonly CardId[]): void {
    for (const card of listOf(cards)) this.#learn(card, this.#everyone)
  }

  /** Shuffles a zone in place: nobody knows its cards any more, and they get new ids. */
  shuffle(zone: CardId[]): void {
    const physicals = zone.map((card) => this.#lose(card, 0))
    this.#random.shuffle(physicals)
    this.#relabel(zone, physicals, null)
  }

  /** Gives the cards of a zone new ids; only those who keep knowing them can still tell which is which. */
  conceal(zone: CardId[], keepers: readonly Seat[]): void {
    const keep = this.#maskOf(keepers)
    const kept = zone.map((card) => (this.#known[this.#slotOf(card)] as number) & keep)
    const physicals = zone.map((card) => this.#lose(card, keep))
    this.#relabel(zone, physicals, kept)
  }

  /** Puts the physical cards into the zone's own slots, lowest first, so that an id depends on the place alone. */
  #relabel(zone: CardId[], physicals: readonly number[], known: readonly number[] | null): void {
    this.#ownSlots()
    this.#ownKnown()
    const slots = zone.map((card) => card & SLOT_MASK)
    if (!isAscending(slots)) slots.sort((a, b) => a - b)
    for (let i = 0; i < zone.length; i++) {
      const slot = slots[i] as number
      const generation = nextGeneration((this.#slots[slot] as number) >>> SLOT_BITS)
      this.#slots[slot] = (physicals[i] as number) | (generation << SLOT_BITS)
      this.#known[slot] = known === null ? 0 : (known[i] as number)
      zone[i] = idAt(generation, slot)
    }
  }

  #learn(card: CardId, seats: number): void {
    const slot = this.#slotOf(card)
    const before = this.#known[slot] as number
    const after = before | seats
    if (after === before) return
    this.#ownKnown()
    this.#known[slot] = after
    this.learned = true
  }

  /** The physical card, noting who loses it from sight. */
  #lose(card: CardId, keep: number): number {
    const slot = this.#slotOf(card)
    const physical = (this.#slots[slot] as number) & SLOT_MASK
    const lost = (this.#known[slot] as number) & ~keep
    if (lost !== 0) {
      if (this.#forgotten === NO_NUMBERS) this.#forgotten = []
      this.#forgotten.push(physical, lost)
    }
    return physical
  }

  #slotOf(card: CardId): number {
    const slot = card & SLOT_MASK
    const word = this.#slots[slot]
    if (word === undefined || word >>> SLOT_BITS !== card >>> SLOT_BITS) throw staleCard(card)
    return slot
  }

  #physicalOf(card: CardId): number {
    return (this.#slots[this.#slotOf(card)] as number) & SLOT_MASK
  }

  #bitOf(seat: Seat | null): number {
    return 1 << (seat ?? this.#seats)
  }

  #maskOf(knowers: Knowers): number {
    if (knowers === 'everyone') return this.#everyone
    if (knowers === 'nobody') return 0
    return knowers.reduce((mask, seat) => mask | (1 << seat), 0)
  }

  #ownSlots(): void {
    if (this.#ownsSlots) return
    this.#slots = this.#slots.slice()
    this.#ownsSlots = true
  }

  #ownKnown(): void {
    if (this.#ownsKnown) return
    this.#known = this.#known.slice()
    this.#ownsKnown = true
  }

  get size(): number {
    return this.#slots.length
  }

  /** Every id there is, for checks that each stands in exactly one zone. */
  everyId(): CardId[] {
    return this.#slots.map((word, slot) => idAt(word >>> SLOT_BITS, slot))
  }

  /** Marks the physical cards that the seat knows now or knew at some moment since the step began. */
  glimpsedBy(seat: Seat | null, glimpsed: Uint8Array = new Uint8Array(this.#kinds.length)): Uint8Array {
    const bit = this.#bitOf(seat)
    const [slots, known, forgotten] = [this.#slots, this.#known, this.#forgotten]
    for (let slot = 0; slot < slots.length; slot++)
      if (((known[slot] as number) & bit) !== 0) glimpsed[(slots[slot] as number) & SLOT_MASK] = 1
    for (let i = 0; i < forgotten.length; i += 2)
      if (((forgotten[i + 1] as number) & bit) !== 0) glimpsed[forgotten[i] as number] = 1
    return glimpsed
  }

  /** Whether nothing has been learned, lost or moved since the checkpoint. */
  isAt({ slots, known }: CardTable): boolean {
    return this.#slots === slots && this.#known === known && this.#forgotten.length === 0
  }

  /** Whether cards that the seat knew were shuffled or concealed since the step began. */
  hasLost(seat: Seat | null): boolean {
    const bit = this.#bitOf(seat)
    return this.#forgotten.some((lost, i) => i % 2 === 1 && (lost & bit) !== 0)
  }

  beginStep(): void {
    this.#forgotten = NO_NUMBERS
  }

  save(): CardTable {
    if (this.#ownsKinds) {
      const shared = sharedKinds(this.#identities, {
        kinds: this.#kinds,
        backs: this.#backs,
        backNames: this.#backNames,
      })
      this.#kinds = shared.kinds
      this.#backs = shared.backs
      this.#backNames = shared.backNames
    }
    this.#savedSlots = this.#ownsSlots ? this.#slots : null
    this.#savedKnown = this.#ownsKnown ? this.#known : null
    this.#ownsSlots = false
    this.#ownsKnown = false
    this.#ownsKinds = false
    return {
      slots: this.#slots,
      known: this.#known,
      kinds: this.#kinds,
      backs: this.#backs,
      backNames: this.#backNames,
    }
  }

  load(table: CardTable): void {
    this.#slots = table.slots as number[]
    this.#known = table.known as number[]
    this.#kinds = table.kinds as number[]
    this.#backs = table.backs as number[]
    this.#backNames = table.backNames as string[]
    this.#ownsSlots = false
    this.#ownsKnown = false
    this.#ownsKinds = false
    this.#forgotten = NO_NUMBERS
  }

  /** Loads a table that nobody else will look at any more: what no other checkpoint shares may be written to. */
  takeOver(table: CardTable): void {
    this.load(table)
    this.#ownsSlots = table.slots === this.#savedSlots
    this.#ownsKnown = table.known === this.#savedKnown
  }

  /** Takes another deal of the same cards. What was seen and lost in this step stays noted, unlike when loading. */
  redealt({ slots }: CardTable): void {
    this.#slots = slots as number[]
    this.#ownsSlots = false
  }

  /** Depends on identities, ids and knowledge, but not on which of two equal cards is which. */
  fingerprint(): string {
    const kinds = this.#slots.map((word) => this.#kinds[word & SLOT_MASK] as number)
    const generations = this.#slots.map((word) => word >>> SLOT_BITS)
    return fingerprintOf(kinds, generations, this.#known)
  }
}

function repeated(value: number, times: number): number[] {
  return ZEROS.slice(0, times).fill(value)
}

function listOf(cards: CardId | readonly CardId[]): readonly CardId[] {
  return typeof cards === 'number' ? [cards] : cards
}

/** What was relabelled before mostly lies in order still. */
function isAscending(slots: readonly number[]): boolean {
  for (let i = 1; i < slots.length; i++) if ((slots[i] as number) < (slots[i - 1] as number)) return false
  return true
}

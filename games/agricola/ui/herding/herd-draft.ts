import type { AnytimeAction, Plain } from '@turnwright/kernel'
import type { Prompt } from '@turnwright/kernel/host'
import { SharedDraft } from '@turnwright/tabletop'
import { AWAY } from '../../farm/index.ts'
import type { PenView } from '../../rules/view.ts'
import { aboutOf } from '../request/about-of.ts'
import { readPens } from './read-herd.ts'
import { type Herder, kindsIn, moveAnimal, type PickedUp } from './move-animal.ts'

/** Animals on their way to other places, until their owner is done. */
export interface HerdDraft {
  /** Null while nothing has moved. */
  readonly pens: readonly PenView[] | null
  /** The animal that was picked up. */
  readonly from: PickedUp | null
  /** What to do next, or why the last move was not possible. */
  readonly words: string
}

const PICK = 'Choose a pen to take an animal from.'
export const NOTHING_MOVED: HerdDraft = { pens: null, from: null, words: PICK }

export const herdDraft: SharedDraft<HerdDraft> = new SharedDraft(NOTHING_MOVED, {
  name: 'agricola-herd',
  storage: () => sessionStorage,
  read: readHerd,
})

/** A draft as a browser kept it; null for anything else. What was picked up has been put back. */
export function readHerd(stored: unknown): HerdDraft | null {
  const pens = readPens((Object(stored) as Partial<HerdDraft>).pens)
  return pens === null ? null : { ...NOTHING_MOVED, pens }
}

const NOBODY = { sheep: 0, boar: 0, cattle: 0 }
const BEYOND: PenView = { at: AWAY, kind: 'house', cells: [], capacity: Number.POSITIVE_INFINITY, animals: NOBODY }

/** Where animals stand in a draft: the pens of the farm, and the world beyond, where they are let go. */
export function placesIn(draft: HerdDraft, { farm }: Herder): readonly PenView[] {
  return draft.pens ?? [...farm.pens, BEYOND]
}

/** A question for an arrangement. */
export function isArranging(prompt: Pick<Prompt, 'about'>): boolean {
  return aboutOf(prompt)?.kind === 'arrange-animals'
}

export interface ArrangeOffer {
  readonly prompt: Prompt
  readonly action: AnytimeAction
}

/** Animals can be moved beside what is asked now. */
export function arrangeOffer(prompts: readonly Prompt[]): ArrangeOffer | null {
  for (const prompt of prompts) {
    const action = prompt.anytime.find((offer) => aboutOf(offer)?.kind === 'move-animals')
    if (action !== undefined) return { prompt, action }
  }
  return null
}

/** The first pen that is pointed at gives an animal, the second takes it. */
export function afterPen(player: Herder, draft: HerdDraft, at: string): HerdDraft {
  const pens = placesIn(draft, player)
  const { from } = draft
  if (from === null || from.at === at) return pickedUp(draft, pens, at)
  const moved = moveAnimal(player, pens, from, at)
  if ('reason' in moved) return { ...draft, words: moved.reason }
  const words = moved.isSwap ? 'The two pens have changed places.' : `Moved. ${PICK}`
  return { pens: moved.pens, from: null, words }
}

/** What is carried to a pen that cannot take it goes back; the reason stays to be read. */
export function afterDrop(player: Herder, draft: HerdDraft, at: string): HerdDraft {
  const { words, pens } = afterPen(player, draft, at)
  return { pens, from: null, words }
}

/** Where several kinds stand together, each click on their pen takes the next one up; after the last, none. */
function pickedUp(draft: HerdDraft, pens: readonly PenView[], at: string): HerdDraft {
  const pen = pens.find((each) => each.at === at)
  const kinds = pen === undefined ? [] : kindsIn(pen)
  const before = draft.from === null ? -1 : kinds.indexOf(draft.from.animal)
  const animal = kinds[before + 1]
  if (animal !== undefined) return { ...draft, from: { at, animal }, words: `Choose where 1 ${animal} goes.` }
  return { ...draft, from: null, words: kinds.length === 0 ? nothingAt(at) : PICK }
}

function nothingAt(at: string): string {
  return at === AWAY ? 'Choose an animal first.' : 'Nothing stands there.'
}

/** What was picked up goes back to where it stood. */
export function putBack(draft: HerdDraft): HerdDraft {
  return { ...draft, from: null, words: PICK }
}

/** Why a pen can neither give nor take an animal now; null where it can. */
export function whyNotPen(player: Herder, draft: HerdDraft, at: string): string | null {
  const { from } = draft
  const pens = placesIn(draft, player)
  const pen = pens.find((each) => each.at === at)
  if (from === null) return pen === undefined || kindsIn(pen).length === 0 ? nothingAt(at) : null
  if (from.at === at) return null
  const moved = moveAnimal(player, pens, from, at)
  return 'reason' in moved ? moved.reason : null
}

/** What the answer comes to. */
export function doneWords({ pens }: HerdDraft): string {
  const gone = pens?.find(({ at }) => at === AWAY)
  const words = gone === undefined ? [] : kindsIn(gone).map((animal) => `${gone.animals[animal]} ${animal}`)
  if (words.length > 0) return `Let ${words.join(' and ')} go`
  return pens === null ? 'Leave as it is' : 'Keep them there'
}

/** Every place with its animals, as the rules want to be answered. */
export function answerOf(pens: readonly PenView[]): Plain {
  return pens.flatMap((pen) => kindsIn(pen).map((animal) => ({ at: pen.at, animal, n: pen.animals[animal] })))
}

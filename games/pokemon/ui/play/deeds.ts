import type { CardId } from '@turnwright/kernel'
import type { Prompt } from '@turnwright/kernel/host'
import { type ChoicePath, wordsOf } from '@turnwright/tabletop'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelChoice } from '../../rules/questions.ts'
import type { PlayerView, PokemonView } from '../../rules/view.ts'
import { choiceOf } from '../../words/kinds.ts'

export type DeedKind = 'attack' | 'power' | 'evolve' | 'attach' | 'retreat' | 'bring-up' | 'discard'

/** Something that one would like to do with a Pokémon in play: the way to choose it, or why not. */
export interface Deed {
  readonly kind: DeedKind
  readonly title: string
  /** Null where it cannot be done now. */
  readonly path: ChoicePath | null
  readonly reason: string | null
  /** The card of the hand that it is done with. */
  readonly id: string | null
  /** Which of its attacks it is, as printed. */
  readonly attack?: number
}

/** Everything about one's own Pokémon in the main phase. The same card twice in the hand is one deed. */
export function deedsOf(player: PlayerView, pokemon: PokemonView, prompt: Prompt): readonly Deed[] {
  return [
    ...attacksOf(pokemon, prompt),
    ...powersOf(pokemon, prompt),
    ...fromHand(player, pokemon, prompt),
    ...retreatOf(player, pokemon, prompt),
  ]
}

function attacksOf({ attacks, position }: PokemonView, prompt: Prompt): readonly Deed[] {
  if (position !== 'ACTIVE') return []
  return attacks.map(({ name, reason }, at) => {
    const id = `attack-${at}`
    const isOffered = prompt.choices.some((choice) => choice.id === id)
    const path = isOffered ? [id] : null
    const title = attackWords(prompt, at) ?? name
    return { kind: 'attack', title, path, reason: isOffered ? null : reason, id: null, attack: at }
  })
}

function powersOf({ card, power }: PokemonView, { choices, unavailable }: Prompt): readonly Deed[] {
  const deeds: Deed[] = []
  if (power !== null) {
    const id = `power-${card}`
    const refused = unavailable.find((each) => isIdlePower(choiceOf(each), card))
    if (choices.some((choice) => choice.id === id))
      deeds.push({ kind: 'power', title: power.name, path: [id], reason: null, id: null })
    else if (refused !== undefined)
      deeds.push({ kind: 'power', title: power.name, path: null, reason: refused.reason, id: null })
  }
  const away = choices.find((choice) => choice.id === `discard-${card}`)
  if (away !== undefined) deeds.push({ kind: 'discard', title: wordsOf(away), path: [away.id], reason: null, id: null })
  return deeds
}

function fromHand({ hand }: PlayerView, { card }: PokemonView, { choices }: Prompt): readonly Deed[] {
  const deeds = new Map<string, Deed>()
  for (const choice of choices) {
    const { id, choices: targets } = choice
    const held = hand.find((each) => each.card === id)
    if (held === undefined || targets?.some((target) => target.id === card) !== true) continue
    const isEnergy = cardCalled(held.id)?.supertype === 'Energy'
    const kind = isEnergy ? 'attach' : 'evolve'
    const key = held.id ?? String(id)
    if (!deeds.has(key)) deeds.set(key, { kind, title: wordsOf(choice), path: [id, card], reason: null, id: held.id })
  }
  return [...deeds.values()].toSorted((a, b) => Number(a.kind === 'attach') - Number(b.kind === 'attach'))
}

function retreatOf(player: PlayerView, pokemon: PokemonView, prompt: Prompt): readonly Deed[] {
  const retreat = prompt.choices.find(({ id }) => id === 'retreat')
  if (pokemon.position === 'ACTIVE') {
    if (player.bench.length === 0) return []
    const reason = retreat === undefined ? pokemon.retreat.reason : null
    return [
      {
        kind: 'retreat',
        title: retreatWords(prompt),
        path: retreat === undefined ? null : ['retreat'],
        reason,
        id: null,
      },
    ]
  }
  if (retreat?.choices?.some(({ id }) => id === pokemon.card) !== true) return []
  const name = cardCalled(player.active?.as ?? null)?.name ?? 'the Active Pokémon'
  return [
    { kind: 'bring-up', title: `${name} retreats for it`, path: ['retreat', pokemon.card], reason: null, id: null },
  ]
}

/** What the question calls an attack, by its place, whether it is possible or not. */
export function attackWords(prompt: Prompt, at: number): string | null {
  return wordsFor(prompt, (about) => about.kind === 'attack' && about.at === at)
}

export function retreatWords(prompt: Prompt): string {
  return wordsFor(prompt, ({ kind }) => kind === 'retreat') ?? ''
}

function wordsFor({ choices, unavailable }: Prompt, isIt: (about: DuelChoice) => boolean): string | null {
  for (const each of [...choices, ...unavailable]) {
    const about = choiceOf(each)
    if (about !== null && isIt(about)) return wordsOf(each)
  }
  return null
}

function isIdlePower(about: DuelChoice | null, card: CardId): boolean {
  return about?.kind === 'idle-power' && about.card === card
}

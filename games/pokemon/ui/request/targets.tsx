import type { Prompt } from '@turnwright/kernel/host'
import { type Draft, type Offer, OfferButton, offersOf, RankTag, useTableVoice, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView } from '../../rules/view.ts'
import { findCard } from '../zoom/find-card.ts'
import type { Held } from '../play/held.ts'
import { PokemonFace } from './pokemon-face.tsx'

interface TargetsProps {
  readonly held: Held
  readonly prompt: Prompt
  readonly draft: Draft
  readonly view: DuelView
}

/** What is picked up, and the Pokémon it can go on. */
export function Targets({ held, prompt, draft, view }: TargetsProps): ReactElement {
  const { choose } = useTableVoice()
  const offers = offersOf(prompt, draft)
  const own = offers.find(({ path }) => path.length === 1 && path[0] === held.id)
  return (
    <fieldset className="pk-main pk-targets">
      <legend className="only-read">{wordsFor(held, view)}</legend>
      <p className="pk-targets-title">
        <span aria-hidden="true">{wordsFor(held, view)}</span>
        {own !== undefined && (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            data-key="escape"
            aria-keyshortcuts="Escape"
            onClick={() => choose(own)}
          >
            Put it back{' '}
            <kbd className="key" aria-hidden="true">
              Esc
            </kbd>
          </button>
        )}
      </p>
      {offers
        .filter(({ path }) => path.length === 2 && path[0] === held.id)
        .map((offer) => (
          <Target key={String(offer.path[1])} offer={offer} view={view} />
        ))}
    </fieldset>
  )
}

function wordsFor({ id, words }: Held, view: DuelView): string {
  if (id === 'retreat') return 'Who comes up in its place'
  const found =
    typeof id === 'number' ? view.players.flatMap(({ hand }) => hand).find(({ card }) => card === id) : undefined
  return cardCalled(found?.id ?? null)?.supertype === 'Energy' ? `Attach ${words} to` : `Evolve into ${words}`
}

function Target({ offer, view }: { readonly offer: Offer; readonly view: DuelView }) {
  const { ref } = offer.choice
  const card = ref !== undefined && 'card' in ref ? ref.card : null
  const pokemon = card === null ? null : (findCard(view, card)?.pokemon ?? null)
  return (
    <OfferButton offer={offer} pointsAt={card === null ? null : `card:${card}`}>
      {pokemon === null ? wordsOf(offer.choice) : <PokemonFace pokemon={pokemon} />}
      <RankTag offer={offer} />
    </OfferButton>
  )
}

import { type Drafts, useTableVoice } from '@turnwright/tabletop'
import type { Prompt } from '@turnwright/kernel/host'
import type { PlayerView, PokemonView } from '../../rules/view.ts'
import { type Click, clickOnPokemon } from './click.ts'
import { questionOf } from '../../words/kinds.ts'
import { deedsOf } from './deeds.ts'
import { heldIn } from './held.ts'

export interface PokemonClick {
  readonly click: Click
  /** Nothing asks for a click on it, though one finds something there. */
  readonly quiet: boolean
  readonly chosen: boolean
}

interface Asked {
  readonly prompts: readonly Prompt[]
  readonly drafts: Drafts
}

/** What a click on a Pokémon in play does now. */
export function usePokemonClick({ prompts, drafts }: Asked, of: PlayerView, pokemon: PokemonView): PokemonClick {
  const { offers, seat } = useTableVoice()
  const isMain = questionOf(prompts[0])?.kind === 'main'
  const prompt = isMain && of.seat === seat ? prompts[0] : undefined
  const deeds = prompt === undefined ? [] : deedsOf(of, pokemon, prompt).filter(({ path }) => path !== null)
  const held = heldIn(prompts, drafts)
  const own = offers.choices.get(`card:${pokemon.card}`) ?? []
  const calls = deeds.some(({ kind }) => kind !== 'attach' && kind !== 'bring-up' && kind !== 'retreat')
  return {
    click: clickOnPokemon(pokemon.card, offers, held, deeds.length > 0),
    quiet: isMain && held === null && !calls,
    chosen: !isMain && own.some(({ place }) => place >= 0),
  }
}

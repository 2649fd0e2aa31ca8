import {
  type BoardProps,
  levelOf,
  type MenuDeed,
  type Offer,
  offersOf,
  ThingMenu,
  useTableVoice,
  useThingMenu,
  wordsOf,
} from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { attackText } from '../../cards/words/attack-words.ts'
import { trainerText } from '../../cards/words/trainer-words.ts'
import { powerText } from '../../cards/words/power-words.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView, PokemonView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { CoinWords } from '../signs/flip-sign.tsx'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { AttachIcon, AttackIcon, BinIcon, EvolveIcon, PowerIcon, RetreatIcon, TrainerIcon } from '../signs/icons.tsx'
import { questionOf } from '../../words/kinds.ts'
import { type Deed, deedsOf } from './deeds.ts'

/** The uses of the card that was clicked, beside it. */
export function CardMenu({ view, prompts, seat, drafts }: BoardProps<DuelView>): ReactElement | null {
  const { shown, anchor, close } = useThingMenu()
  const { choose, offers } = useTableVoice()
  const [prompt] = prompts
  if (shown === null || anchor === null || prompt === undefined) return null
  const card = Number(shown.split(':')[1])
  const player = view.players.find((each) => each.seat === seat)
  const pokemon = [player?.active, ...(player?.bench ?? [])].find((each) => each?.card === card)
  const all = offersOf(prompt, drafts[prompt.requestId] ?? [])
  const run = (path: Offer['path']) => {
    const offer = all.find((each) => each.path.join() === path.join())
    if (offer !== undefined) choose(offer)
  }
  if (player !== undefined && pokemon !== undefined && pokemon !== null && questionOf(prompt)?.kind === 'main') {
    const deeds = deedsOf(player, pokemon, prompt).map((deed) => faceOfDeed(deed, pokemon, run))
    return <ThingMenu label={`What to do with ${nameOf(pokemon.as)}`} {...{ anchor, deeds, close }} />
  }
  const own = (offers.choices.get(shown) ?? []).filter(({ choice }) => levelOf(choice) === null)
  const id = player?.hand.find((each) => each.card === card)?.id ?? null
  return (
    <ThingMenu
      label={`What to do with ${nameOf(id)}`}
      {...{ anchor, close }}
      deeds={own.map((offer) => plain(offer, id, choose))}
    />
  )
}

function nameOf(id: string | null): string {
  return cardCalled(id)?.name ?? 'this card'
}

function plain(offer: Offer, id: string | null, choose: (offer: Offer) => void): MenuDeed {
  const card = cardCalled(id)
  const isTrainer = card?.supertype === 'Trainer'
  return {
    key: offer.path.join(' '),
    icon: isTrainer ? <TrainerIcon size={18} /> : undefined,
    title: isTrainer ? `Play ${card.name}` : wordsOf(offer.choice),
    ...(isTrainer
      ? { detail: trainerText(card) }
      : offer.choice.detail === undefined
        ? {}
        : { detail: offer.choice.detail }),
    run: () => choose(offer),
  }
}

function faceOfDeed(deed: Deed, pokemon: PokemonView, run: (path: Offer['path']) => void): MenuDeed {
  const { kind, title, path, reason } = deed
  return {
    key: path?.join(' ') ?? `${kind} ${title}`,
    ...lookOf(deed, pokemon),
    ...(reason === null ? {} : { reason }),
    ...(path === null ? {} : { run: () => run(path) }),
  }
}

function lookOf(deed: Deed, pokemon: PokemonView): Pick<MenuDeed, 'title' | 'icon' | 'detail' | 'end'> {
  const { kind, title, id } = deed
  const printed = cardCalled(pokemon.as)
  const own = printed?.supertype === 'Pokemon' ? printed : null
  switch (kind) {
    case 'attack': {
      const attack = own?.attacks[deed.attack ?? -1]
      const text = attack === undefined ? '' : attackText(attack)
      return {
        icon: <AttackIcon size={18} />,
        title: (
          <>
            {title} <Units of={attack?.cost ?? []} size={14} />
          </>
        ),
        ...(text === '' ? {} : { detail: <CoinWords of={text} /> }),
        ...(attack !== undefined && attack.damage > 0 ? { end: attack.damage } : {}),
      }
    }
    case 'power':
      return { icon: <PowerIcon size={18} />, title, ...(own?.power ? { detail: powerText(own.power) } : {}) }
    case 'evolve':
      return { icon: <EvolveIcon size={18} />, title: `Evolve into ${title}` }
    case 'attach': {
      const card = cardCalled(id)
      const hue = card === null ? 'Colorless' : hueOf(card)
      const icon = hue === 'Trainer' ? <AttachIcon size={18} /> : <EnergySymbol type={hue} size={18} />
      return { icon, title: `Attach ${title}` }
    }
    case 'retreat':
    case 'bring-up':
      return { icon: <RetreatIcon size={18} />, title }
    case 'discard':
      return { icon: <BinIcon size={18} />, title }
  }
}

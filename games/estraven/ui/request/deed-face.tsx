import { type Offer, wordsOf } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { AbilityIcon, EndTurnIcon, PassIcon, PitchIcon, PlayIcon, PowerIcon, TradeIcon } from '../signs/icons.tsx'
import { Cost, Gems } from '../signs/mana.tsx'
import { findCard, type FoundCard } from '../zoom/find-card.ts'
import { deedOf } from './deed.ts'

export interface DeedFace {
  readonly icon: ReactNode
  /** The deed without the card it is done with. */
  readonly verb: string
  /** What it costs or brings. */
  readonly end: ReactNode
  /** The same for ears. */
  readonly spoken: string
}

/** How a deed looks where its card is shown beside it. */
export function deedFace(offer: Offer, view: EstravenView): DeedFace {
  const { path, choice } = offer
  const found = choice.ref !== undefined && 'card' in choice.ref ? findCard(view, choice.ref.card) : null
  switch (deedOf(path)) {
    case 'play':
      return { icon: <PlayIcon size={16} />, verb: 'Play', ...playCost(found) }
    case 'pitch':
      return { icon: <PitchIcon size={16} />, verb: groupWords(offer), ...pitchGain(found) }
    case 'trade':
      return { icon: <TradeIcon size={16} />, verb: groupWords(offer), end: null, spoken: '' }
    case 'attack':
      return { icon: <PowerIcon size={16} />, verb: groupWords(offer), ...attackPower(found) }
    case 'use':
      return { icon: <AbilityIcon size={16} />, verb: usableText(found) ?? groupWords(offer), end: null, spoken: '' }
    case 'pass':
      return { icon: <PassIcon size={16} />, verb: wordsOf(choice), end: null, spoken: '' }
    case 'end':
      return { icon: <EndTurnIcon size={16} />, verb: wordsOf(choice), end: null, spoken: '' }
    case null:
      return { icon: null, verb: wordsOf(choice), end: null, spoken: '' }
  }
}

/** What is done with all cards that stand together with this one. */
function groupWords({ prompt, path, choice }: Offer): string {
  return wordsOf(prompt.choices.find(({ id }) => id === path[0]) ?? choice)
}

type End = Pick<DeedFace, 'end' | 'spoken'>

function playCost(found: FoundCard | null): End {
  if (found === null || found.hand === null || found.printed.type === 'resource')
    return { end: 'free', spoken: 'for free' }
  const { cost } = found.hand
  return { end: <Cost mana={cost} />, spoken: `for ${cost} mana` }
}

function pitchGain(found: FoundCard | null): End {
  const pitch = found?.hand?.pitch ?? found?.printed.pitch ?? 0
  return { end: pitch === 0 ? '+0' : <Gems count={pitch} />, spoken: `for ${pitch} mana` }
}

function attackPower(found: FoundCard | null): End {
  const power = found?.permanent?.power ?? 0
  return { end: power, spoken: `with power ${power}` }
}

/** The ability itself, where only one can be used: the deed says what it does. */
function usableText(found: FoundCard | null): string | null {
  const usable = found?.permanent?.abilities.filter((ability) => ability.usable) ?? []
  return usable.length === 1 ? (usable[0]?.text ?? null) : null
}

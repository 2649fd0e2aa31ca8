import type { Unavailable } from '@turnwright/kernel'
import type { PromptChoice } from '@turnwright/kernel/host'
import type { ChoiceFace } from '@turnwright/tabletop'
import type { DuelView } from '../../rules/view.ts'
import { attackText } from '../../cards/words/attack-words.ts'
import { cardCalled } from '../../rules/faces.ts'
import { printedDamage } from '../card/card-inside.tsx'
import { lineOf, nameOf, stateWords, wordsBesideName } from '../card/card-words.ts'
import { CoinWords } from '../signs/flip-sign.tsx'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { carrierOf, findCard } from '../zoom/find-card.ts'
import { choiceOf } from '../../words/kinds.ts'
import { ArtTile } from './pokemon-face.tsx'

/** Cards show their picture and what matters of them, types their sign. */
export function faceOf(choice: PromptChoice, view: DuelView): ChoiceFace | null {
  const about = choiceOf(choice)
  if (about?.kind === 'attack-called') return attackFace(about.attack, view)
  if (about?.kind === 'type') return { start: <EnergySymbol type={about.type} size={22} /> }
  const { ref } = choice
  if (ref === undefined || !('card' in ref)) return null
  const found = findCard(view, ref.card)
  if (found === null) {
    const place = view.players
      .flatMap(({ prizes }) => prizes.map(({ card }, at) => ({ card, at })))
      .find(({ card }) => card === ref.card)
    return place === undefined ? null : { title: `Prize ${place.at + 1}`, said: `Prize ${place.at + 1}` }
  }
  const { printed, pokemon, zone } = found
  const start = <ArtTile card={printed} />
  if (pokemon !== null) {
    const units = pokemon.energy.flatMap(({ provides }) => provides)
    const side = view.you !== null && found.owner.identifier !== view.you ? 'Opponent’s ' : ''
    const where = pokemon.position === 'ACTIVE' ? 'Active' : 'Bench'
    return {
      start,
      title: nameOf(pokemon),
      detail: (
        <>
          {side}
          {where} {units.length > 0 && <Units of={units} size={12} most={5} />}
        </>
      ),
      end: `${Math.max(0, pokemon.hp - pokemon.damage)}/${pokemon.hp}`,
      said: `${side}${stateWords(pokemon)}`,
    }
  }
  if (zone === 'prize') return { start, detail: 'A Prize that you know' }
  const carrier = zone === 'energy' || zone === 'tool' || zone === 'under' ? carrierOf(view, ref.card) : null
  if (carrier !== null) return { start, detail: `on ${nameOf(carrier)}` }
  return { start, detail: lineOf(printed), said: wordsBesideName(printed) }
}

/** An attack of the opponent's Active Pokémon, with all that it does. */
function attackFace(name: string, { players, you }: DuelView): ChoiceFace | null {
  const foe = players.find(({ identifier }) => identifier !== you)
  const card = cardCalled(foe?.active?.as ?? null)
  const attack = card?.supertype === 'Pokemon' ? card.attacks.find((each) => each.name === name) : undefined
  if (attack === undefined) return null
  const text = attackText(attack)
  return {
    start: <Units of={attack.cost} size={16} />,
    ...(text === '' ? {} : { detail: <CoinWords of={text} /> }),
    ...(attack.damage > 0 ? { end: printedDamage(attack) } : {}),
  }
}

/** What cannot be chosen keeps its picture. */
export function refusedFaceOf({ ref }: Unavailable, view: DuelView): ChoiceFace | null {
  if (ref === undefined || !('card' in ref)) return null
  const found = findCard(view, ref.card)
  return found === null ? null : { start: <ArtTile card={found.printed} /> }
}

import type { About } from '@turnwright/kernel'
import { choiceKey, LockIcon, type Offer, RankTag, RuleChip, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Attack } from '../../cards/attack.ts'
import { attackText } from '../../cards/words/attack-words.ts'
import type { AttackView, PlayerView, PokemonView } from '../../rules/view.ts'
import { printedDamage } from '../card/card-inside.tsx'
import { nameOf, unitsInWords } from '../card/card-words.ts'
import { CoinWords } from '../signs/flip-sign.tsx'
import { Units } from '../signs/energy-symbol.tsx'
import { forecast, type Outcome } from './forecast.ts'
import './attack-row.css'

interface AttackRowProps {
  readonly words: string
  readonly view: AttackView
  readonly attack: Attack
  readonly own: PlayerView
  readonly attacker: PokemonView
  readonly defender: PokemonView | null
  readonly turn: number
  /** Null where it is not available. */
  readonly offer: Offer | null
  /** The card of the hand that would make it possible. */
  readonly aid: string | null
  /** What is refused, where it is. */
  readonly refused: About | undefined
}

/** An attack with what it would do; one that cannot be used says why. */
export function AttackRow(props: AttackRowProps): ReactElement {
  const { words, view, attack, own, attacker, defender, turn, offer, aid, refused } = props
  const { choose, busy } = useTableVoice()
  const text = attackText(attack)
  const outcomes = defender === null ? [] : forecast(attack, own, attacker, defender, turn)
  const inside = (
    <>
      <Units of={view.cost} size={17} />
      <span className="pk-attack-words">
        <span className="only-read">{`${words} for ${unitsInWords(view.cost)}.`}</span>
        <span className="pk-attack-title" aria-hidden="true">
          <b className="title">{words}</b>
          {attack.damage > 0 && <b className="num">{printedDamage(attack)}</b>}
        </span>
        {offer === null && view.reason !== null && (
          <span className="pk-attack-why">
            <LockIcon size={13} aria-hidden="true" /> {view.reason} {aid !== null && <i>Attach {aid} first.</i>}
          </span>
        )}
        {text !== '' && (
          <small>
            <CoinWords of={text} />
          </small>
        )}
        {defender !== null && <Outcomes of={outcomes} name={nameOf(defender)} />}
      </span>
    </>
  )
  if (offer === null)
    return (
      <p className="choice-refused pk-attack">
        {inside}
        <RuleChip of={refused} />
      </p>
    )
  return (
    <button
      type="button"
      className="choice pk-attack"
      data-row={choiceKey(offer.prompt.requestId, offer.path)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && choose(offer)}
    >
      {inside}
      <RankTag offer={offer} />
    </button>
  )
}

const SHOWN = 3

function Outcomes({ of, name }: { readonly of: readonly Outcome[]; readonly name: string }) {
  if (of.length === 0) return null
  if (of.length > SHOWN) return <Range of={of} name={name} />
  return (
    <span className="pk-outcomes num">
      {of.map((outcome) => (
        <span key={outcome.damage} data-out={outcome.isOut || outcome.isOutByPoison || undefined}>
          {of.length > 1 && <i>{outcome.percent} %:</i>} {wordsFor(outcome, name)}
        </span>
      ))}
    </span>
  )
}

function wordsFor({ damage, left, isOut, isOutByPoison }: Outcome, name: string): string {
  if (isOut) return `${damage} damage, knocks out ${name}`
  if (isOutByPoison) return `${damage} damage, and poison takes the rest`
  return damage === 0 ? 'no damage' : `${damage} damage, ${left} HP left`
}

function Range({ of, name }: { readonly of: readonly Outcome[]; readonly name: string }) {
  const out = of.reduce((sum, { isOut, percent }) => (isOut ? sum + percent : sum), 0)
  return (
    <span className="pk-outcomes num">
      <span>
        {of.at(-1)?.damage} to {of[0]?.damage} damage
      </span>
      {out > 0 && (
        <span data-out>
          <i>{out} %:</i> knocks out {name}
        </span>
      )}
    </span>
  )
}

import { AdviceTag, type Offer, Place, usePlace, useTableVoice } from '@turnwright/tabletop'
import type { KeyboardEvent, ReactElement } from 'react'
import { FOODS, type Food } from '../../cards/food.ts'
import { Print } from '../signs/print.tsx'
import { FoodSign } from '../signs/food-sign.tsx'
import './food-supply.css'

/** Your food. Tokens are paid, traded and gained by clicking them. */
export function FoodSupply({ food }: { readonly food: Readonly<Record<Food, number>> }): ReactElement {
  const { offers } = useTableVoice()
  const isPlace = offers.choices.has('space:supply')
  const tokens = FOODS.map((kind) => <FoodToken key={kind} kind={kind} held={food[kind]} isPart={isPlace} />)
  if (!isPlace)
    return (
      <section className="food-supply" aria-label="Your food">
        {tokens}
      </section>
    )
  const held = FOODS.map((kind) => `${food[kind]} ${kind}`)
  return (
    <Place of={{ space: 'supply' }} still label={`Your food: keep it here. ${held.join(', ')}`} className="food-supply">
      {tokens}
    </Place>
  )
}

interface FoodTokenProps {
  readonly kind: Food
  readonly held: number
  /** The whole supply is one thing to click, whose label tells what is in it. */
  readonly isPart?: boolean
}

/** A payment offers each token of a kind on its own: a click lays the next one down, and the last click takes all back. */
export function FoodToken({ kind, held, isPart = false }: FoodTokenProps): ReactElement {
  const { offers, choose, busy } = useTableVoice()
  const own = offers.choices.get(`space:food-${kind}`) ?? []
  const chosen = own.filter(({ place }) => place >= 0).length
  const { state, trace, pointed, advice, props } = usePlace({ space: `food-${kind}` }, `${held} ${kind}`)
  const next = own.find(({ place, full }) => place < 0 && !full) ?? own.findLast(({ place }) => place >= 0)
  const lay = (offer: Offer | undefined) => offer !== undefined && !busy && choose(offer)
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    lay(next)
  }
  return (
    <span
      className="place food-token num"
      data-state={state}
      data-pointed={pointed || undefined}
      data-none={held === 0 || undefined}
      {...props}
      {...(own.length > 0 ? { onClick: () => lay(next), onKeyDown: keyDown } : {})}
    >
      <FoodSign of={kind} />
      <b>{isPart ? <Print text={held} /> : held}</b>
      {chosen > 0 && (
        <span className="place-check">
          <Print text={chosen} />
        </span>
      )}
      {trace !== null && <span className="place-trace" data-seat={trace} aria-hidden="true" />}
      {advice !== null && <AdviceTag advice={advice} />}
    </span>
  )
}

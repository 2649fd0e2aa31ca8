import type { ReactElement } from 'react'
import { type GlyphPart, glyphParts } from '../../cards/powers/words.ts'
import { type Food, isFood } from '../../cards/food.ts'
import { FoodSign } from './food-sign.tsx'
import { Print } from './print.tsx'
import { isSign, Sign } from './sign.tsx'
import './glyph.css'

/** The short form of a power: text in which signs stand for things. */
export function Glyph({ text }: { readonly text: string }): ReactElement {
  return (
    <span className="glyph">
      {glyphParts(text).map((part, place) => (
        // A text never changes its order.
        <Piece key={place} part={part} />
      ))}
    </span>
  )
}

function Piece({ part }: { readonly part: GlyphPart }) {
  if (typeof part === 'string') return <Words of={part} />
  const { icon } = part
  if (isToken(icon)) return <FoodSign of={icon} />
  return isSign(icon) ? <Sign of={icon} /> : <Print text={icon} />
}

function Words({ of }: { readonly of: string }) {
  return of.split(/(→)/).map((piece, place) => {
    if (piece === '→') return <Sign key={place} of="arrow" />
    const words = piece.trim()
    if (words === '') return null
    return (
      <span key={place} data-tight={/^[,:/]/.test(words) || undefined}>
        <Print text={words} />
      </span>
    )
  })
}

function isToken(icon: string): icon is Food | 'wild' {
  return icon === 'wild' || isFood(icon)
}

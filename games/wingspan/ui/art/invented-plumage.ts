import { nth } from '@turnwright/kernel'
import type { Bird } from '../../cards/bird.ts'
import { isPredator } from '../../cards/bird.ts'
import { INKS, type Ink } from './inks.ts'
import type { Plumage } from './plumage.ts'
import type { ShapeName } from './shapes.ts'

const ALL_INKS = Object.keys(INKS).filter(isInk)
const LARGE = 90

/** For a bird that nobody has drawn: a shape that suits how it lives, in inks of its own that follow from its id. */
export function inventedPlumage(bird: Bird): Plumage {
  const [body, wing, hood, breast, bill] = inksFor(bird.id)
  return { shape: shapeOf(bird), body, wing, hood, breast, bill }
}

function shapeOf(bird: Bird): ShapeName {
  if (isPredator(bird)) return 'hawk'
  if (bird.lives.every((habitat) => habitat === 'wetland')) return bird.wingspan < LARGE ? 'duck' : 'goose'
  return bird.wingspan < LARGE ? 'songbird' : 'crow'
}

function inksFor(id: string): readonly [Ink, Ink, Ink, Ink, Ink] {
  let word = 2166136261
  const inkOf = (part: number): Ink => {
    for (const sign of `${id} ${part}`) word = Math.imul(word ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0
    return nth(ALL_INKS, (word >>> 8) % ALL_INKS.length)
  }
  return [inkOf(0), inkOf(1), inkOf(2), inkOf(3), inkOf(4)]
}

function isInk(name: string): name is Ink {
  return name in INKS
}

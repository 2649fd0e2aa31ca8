/** What a game can be like at first, and what the first version of it shows. */
export const SHAPES = {
  perfect: { title: 'Perfect information', hint: 'everybody sees everything; players take turns' },
  hands: { title: 'Hidden hands', hint: 'cards that only their holder sees' },
  simultaneous: { title: 'Simultaneous choices', hint: 'all choose at once, and then it is shown' },
} as const

export type Shape = keyof typeof SHAPES

export function isShape(word: string): word is Shape {
  return Object.hasOwn(SHAPES, word)
}

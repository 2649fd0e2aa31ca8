import { type Offer, useTableVoice } from '@turnwright/tabletop'
import type { HTMLAttributes } from 'react'
import { aboutOf } from '../request/about-of.ts'

/** What is carried over the table with the mouse: a person, a crop or a card. */
export type Carried = 'person' | 'grain' | 'vegetable' | `card:${number}`

/** What is put on an element. */
type Carrying = Pick<HTMLAttributes<Element>, 'draggable' | 'onDragStart'>
type Receiving = Pick<HTMLAttributes<Element>, 'onDragOver' | 'onDrop'>

/** For the thing that is picked up. The same can always be done with clicks and keys. */
export function carries(carried: Carried, picture?: string): Carrying {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData('text/plain', carried)
      dataTransfer.effectAllowed = 'move'
      const image = picture === undefined ? null : document.querySelector(picture)
      if (image !== null) dataTransfer.setDragImage(image, 14, 26)
    },
  }
}

/** For the place where it is put down: whatever choice it stands for is chosen. */
export function useDropOn(key: string | null, accepts: (offer: Offer, carried: string) => boolean): Receiving {
  const { offers, choose, busy } = useTableVoice()
  const own = key === null ? [...offers.choices.values()].flat() : (offers.choices.get(key) ?? [])
  if (own.length === 0 || busy) return {}
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      event.preventDefault()
      const carried = event.dataTransfer.getData('text/plain')
      const offer = own.find((each) => accepts(each, carried))
      if (offer !== undefined) choose(offer)
    },
  }
}

export function isPerson(_offer: Offer, carried: string): boolean {
  return carried === 'person'
}

/** A crop is put down on a field where it can be sown. */
export function isThatCrop({ choice }: Offer, carried: string): boolean {
  const about = aboutOf(choice)
  return about?.kind === 'sow-at' && about.crop === carried
}

export function isThatCard({ choice: { ref } }: Offer, carried: string): boolean {
  return ref !== undefined && 'card' in ref && carried === `card:${ref.card}`
}

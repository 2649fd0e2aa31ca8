import { type BoardProps, nameOfSeat, SeatMark, usePointing } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView, TargetView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { shortened } from '../combat/short-name.ts'
import { LinkNumber } from '../signs/link-number.tsx'
import { keyOfTarget } from './lit-by.ts'

type TargetNameProps = BoardProps<EstravenView> & { readonly target: TargetView }

/** What a link is aimed at. Pointing at the name lights the thing. */
export function TargetName({ target, ...props }: TargetNameProps): ReactElement {
  const { pointer } = usePointing(keyOfTarget(target))
  return (
    <b onPointerEnter={pointer.onPointerEnter} onPointerLeave={pointer.onPointerLeave}>
      <TargetWords target={target} {...props} />
    </b>
  )
}

function TargetWords({ target, view, players, seat }: TargetNameProps) {
  switch (target.kind) {
    case 'card':
      return shortened(cardCalled(target.id)?.name ?? 'a card that is gone')
    case 'player':
      return (
        <>
          <SeatMark seat={target.seat} /> {nameOfSeat(players, target.seat, seat)}
        </>
      )
    case 'link': {
      const link = view.chain.links.find((each) => each.link === target.link)
      if (link === undefined) return `link ${target.link}`
      return (
        <>
          <LinkNumber link={link.link} by={link.by} /> {shortened(cardCalled(link.id)?.name ?? '')}
        </>
      )
    }
  }
}

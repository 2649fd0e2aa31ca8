import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { EstravenView, TargetView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { shortened } from '../combat/short-name.ts'
import { LinkNumber } from '../signs/link-number.tsx'

type TargetNameProps = BoardProps<EstravenView> & { readonly target: TargetView }

/** What a link is aimed at. */
export function TargetName({ target, view, players, seat }: TargetNameProps) {
  switch (target.kind) {
    case 'card':
      return <b>{shortened(cardCalled(target.id)?.name ?? 'a card that is gone')}</b>
    case 'player':
      return (
        <b>
          <SeatMark seat={target.seat} /> {nameOfSeat(players, target.seat, seat)}
        </b>
      )
    case 'link': {
      const link = view.chain.links.find((each) => each.link === target.link)
      if (link === undefined) return <b>link {target.link}</b>
      return (
        <b>
          <LinkNumber link={link.link} by={link.by} /> {shortened(cardCalled(link.id)?.name ?? '')}
        </b>
      )
    }
  }
}

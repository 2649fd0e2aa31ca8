import { type BoardProps, inWords, nameOfSeat, Place, SeatMark, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView, LinkView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { LinkNumber } from '../signs/link-number.tsx'
import { linkFate, linkTitle, SORT_NAMES } from './chain-words.ts'
import { doomedLinks } from './doomed.ts'
import { keyOfTarget, litBy } from './lit-by.ts'
import { TargetName } from './target-name.tsx'
import '../card/card-place.css'
import './chain-link.css'

type ChainLinkProps = BoardProps<EstravenView> & { readonly link: LinkView }

/** One link: whose it is, what it does, what it is aimed at, and what becomes of it. */
export function ChainLink({ link, ...props }: ChainLinkProps): ReactElement {
  const { view, players, seat: me } = props
  const { by, sort, swift } = link
  const title = linkTitle(link)
  const fate = linkFate(view.chain, link)
  const doom = doomedLinks(view.chain.links).get(link.link)
  const counter = view.chain.links.find((each) => each.link === doom)
  const owner = nameOfSeat(players, by, me)
  const { pointing } = useTableVoice()
  const light = () => pointing.replace(new Map(litBy(link).map((key) => [key, true])))
  const darken = () => pointing.replace(new Map())
  return (
    <li className="es-link" data-seat={by} data-countered={doom !== undefined || undefined}>
      <Place of={{ space: `link-${link.link}` }} className="es-link-place" still>
        <div className="es-face" onPointerEnter={light} onPointerLeave={darken}>
          <LinkNumber link={link.link} by={by} size="large" />
          <p className="es-link-kind">
            {owner} · {SORT_NAMES[sort]}
            {swift && ' · Swift'}
          </p>
          <h3 className="card-name" data-zoom={`id:${link.id}`}>
            {title}
          </h3>
          <p className="es-link-text">{sort === 'attack' && link.others.length > 1 ? followers(link) : link.text}</p>
          {link.targets.length > 0 && (
            <p className="es-link-targets">
              <span>targets</span>
              {link.targets.map((target) => (
                <TargetName key={keyOfTarget(target)} target={target} {...props} />
              ))}
            </p>
          )}
          {sort === 'attack' && (
            <p className="es-link-targets">
              <span>attacks</span>
              <SeatMark seat={foeOf(view, by)} />
              {nameOfSeat(players, foeOf(view, by), me)}
            </p>
          )}
          <p className="es-link-fate">
            {fate}
            {doom !== undefined && (link.countered ? 'is countered' : 'countered')}
            {counter !== undefined && (
              <>
                {' by '}
                <LinkNumber link={counter.link} by={counter.by} />
              </>
            )}
          </p>
        </div>
      </Place>
    </li>
  )
}

function followers({ others }: LinkView): string {
  return `Leads ${inWords(others.slice(1).map(({ id }) => cardCalled(id)?.name ?? 'a card'))}.`
}

function foeOf(view: EstravenView, by: number): number {
  return view.players.find(({ seat }) => seat !== by)?.seat ?? by
}

import type { Prompt } from '@turnwright/kernel/host'
import {
  type Asked,
  classNames,
  LockIcon,
  type Offer,
  OfferButton,
  offersOf,
  RankTag,
  RuleChip,
  wordsOf,
} from '@turnwright/tabletop'
import type { ReactElement, ReactNode } from 'react'
import { powerText } from '../../cards/words/power-words.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelChoice } from '../../rules/questions.ts'
import type { DuelView, PlayerView, PokemonView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { nameOf, wordsBesideName } from '../card/card-words.ts'
import { attackWords, retreatWords } from '../play/deeds.ts'
import { heldIn } from '../play/held.ts'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { selfHurt } from '../signs/self-hurt.ts'
import { BinIcon, EndTurnIcon, EvolveIcon, PowerIcon, RetreatIcon, TrainerIcon } from '../signs/icons.tsx'
import { inPlay } from '../zoom/find-card.ts'
import { choiceOf } from '../../words/kinds.ts'
import { attachFirst } from './attach-first.ts'
import { AttackRow } from './attack-row.tsx'
import { type HandPlay, handPlays } from './hand-plays.ts'
import { Targets } from './targets.tsx'
import './main-body.css'

/** The great choice of a turn: attacks with what they would do, then everything that comes before one. */
export function MainBody({ prompt, draft, view, seat }: Asked<DuelView>): ReactElement | null {
  const player = view.players.find((each) => each.seat === seat)
  const foe = view.players.find((each) => each.seat !== seat)
  if (player === undefined || foe === undefined) return null
  const held = heldIn([prompt], { [prompt.requestId]: draft })
  if (held !== null) return <Targets {...{ held, prompt, draft, view }} />
  const offers = offersOf(prompt, draft)
  const offerOf = (id: string) => offers.find(({ path }) => path.length === 1 && path[0] === id) ?? null
  const { active } = player
  const printed = cardCalled(active?.as ?? null)
  const end = offerOf('end')
  return (
    <fieldset className="pk-main">
      <legend className="only-read">Choices</legend>
      {active?.statusEffects.includes('confused') && <p className="pk-warning">{confusedWords(active)}</p>}
      {active !== null &&
        printed?.supertype === 'Pokemon' &&
        active.attacks.map((attack, at) => {
          const own = printed.attacks[at]
          if (own === undefined) return null
          return (
            <AttackRow
              key={attack.name}
              words={attackWords(prompt, at) ?? attack.name}
              view={attack}
              attack={own}
              own={player}
              attacker={active}
              defender={foe.active}
              turn={view.turnNumber}
              offer={offerOf(`attack-${at}`)}
              aid={attachFirst(attack, active, player, prompt)}
              refused={prompt.unavailable.find((each) => isAttack(choiceOf(each), at))?.about}
            />
          )
        })}
      <Powers {...{ player, prompt, offers }} />
      <Plays {...{ player, prompt, offers }} />
      <Refused prompt={prompt} />
      <div className="request-closing pk-main-foot">
        <Retreat {...{ player, prompt }} offer={offerOf('retreat')} />
        {end !== null && (
          <Row offer={end} icon={<EndTurnIcon size={16} />} shortcut="e">
            {wordsOf(end.choice)}
          </Row>
        )}
      </div>
    </fieldset>
  )
}

function isAttack(about: DuelChoice | null | undefined, at: number): boolean {
  return about?.kind === 'attack' && about.at === at
}

/** P19, P22: with what it would do to itself. */
function confusedWords(active: PokemonView): string {
  const hurt = selfHurt(active)
  const left = active.hp - active.damage - hurt
  const end = left <= 0 ? 'and is knocked out' : `${left} HP left`
  const attack = hurt === 0 ? 'nothing happens' : `it does ${hurt} to itself, ${end}`
  const retreat = active.retreat.allowed ? ' A retreat flips too, after it is paid; on tails it stays.' : ''
  return `${nameOf(active)} is Confused: an attack flips first; on tails ${attack}.${retreat}`
}

interface RowProps {
  readonly offer: Offer
  readonly icon: ReactNode
  readonly shortcut?: string
  /** It wants a Pokémon first: it is picked up and not played yet. */
  readonly chip?: boolean
  readonly label?: string
  readonly zoom?: string
  readonly children: ReactNode
}

function Row({ offer, icon, shortcut, chip = false, label, zoom, children }: RowProps) {
  const { ref } = offer.choice
  return (
    <OfferButton
      offer={offer}
      pointsAt={ref !== undefined && 'card' in ref ? `card:${ref.card}` : null}
      className={classNames(chip ? 'pk-chip' : 'choice', 'pk-row')}
      data-key={shortcut}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      data-zoom={zoom}
    >
      {icon}
      {label !== undefined && <span className="only-read">{label}</span>}
      <span className="pk-row-words" aria-hidden={label === undefined ? undefined : true}>
        {children}
      </span>
      <RankTag offer={offer} />
      {shortcut !== undefined && (
        <kbd className="key" aria-hidden="true">
          {shortcut.toUpperCase()}
        </kbd>
      )}
    </OfferButton>
  )
}

interface PartProps {
  readonly player: PlayerView
  readonly prompt: Prompt
  readonly offers: readonly Offer[]
}

/** Powers that can be used, and dolls that can be put away. */
function Powers({ player, offers }: PartProps) {
  return inPlay(player).flatMap((pokemon) => {
    const card = cardCalled(pokemon.as)
    const power = card?.supertype === 'Pokemon' ? card.power : null
    return offers
      .filter(({ path }) => path[0] === `power-${pokemon.card}` || path[0] === `discard-${pokemon.card}`)
      .map((offer) => (
        <Row
          key={String(offer.path[0])}
          offer={offer}
          icon={power === null ? <BinIcon size={16} /> : <PowerIcon size={16} />}
          zoom={`card:${pokemon.card}`}
        >
          {wordsOf(offer.choice)}
          {power !== null && <small>{powerText(power)}</small>}
        </Row>
      ))
  })
}

const VERBS = { attach: 'Attach', bench: 'Bench', evolve: 'Evolve into', trainer: 'Play' } as const

function Plays({ player, prompt, offers }: PartProps) {
  const plays = handPlays(player, prompt)
  if (plays.length === 0) return null
  return (
    <div className="pk-plays">
      <p>From your hand</p>
      <div>
        {plays.map((play) => {
          const offer = offers.find(({ path }) => path.length === 1 && path[0] === play.choice.id)
          if (offer === undefined) return null
          return (
            <Row
              key={play.id}
              offer={offer}
              icon={<PlayIcon play={play} />}
              chip
              zoom={`id:${play.id}`}
              label={playWords(play)}
            >
              {play.name.replace(/ Energy$/, '')} {play.count > 1 && <b className="num">×{play.count}</b>}
            </Row>
          )
        })}
      </div>
    </div>
  )
}

/** With all that the card says, and how many of it there are. */
function playWords({ kind, name, count, id }: HandPlay): string {
  const card = cardCalled(id)
  const stock = count > 1 ? `you have ${count}` : ''
  return [`${VERBS[kind]} ${name}`, stock, card === null ? '' : wordsBesideName(card)].filter(Boolean).join(', ')
}

function PlayIcon({ play }: { readonly play: HandPlay }) {
  const card = cardCalled(play.id)
  if (card === null || play.kind === 'trainer') return <TrainerIcon size={15} />
  if (play.kind === 'evolve') return <EvolveIcon size={15} />
  const hue = hueOf(card)
  return hue === 'Trainer' ? <TrainerIcon size={15} /> : <EnergySymbol type={hue} size={15} />
}

interface RetreatProps {
  readonly player: PlayerView
  readonly prompt: Prompt
  readonly offer: Offer | null
}

function Retreat({ player, prompt, offer }: RetreatProps) {
  const { active } = player
  if (active === null) return null
  const words = retreatWords(prompt)
  const { cost, reason } = active.retreat
  if (offer === null)
    return (
      <button
        type="button"
        className="pk-chip pk-row"
        aria-disabled="true"
        {...{ 'data-reason': reason, 'aria-description': reason ?? undefined }}
      >
        <LockIcon size={15} aria-hidden="true" /> {words}
      </button>
    )
  return (
    <Row offer={offer} icon={<RetreatIcon size={16} />} chip label={`${words}: ${nameOf(active)} for ${cost} energy`}>
      {words} <Units of={new Array<'Colorless'>(cost).fill('Colorless')} size={14} />
    </Row>
  )
}

/** Cards of the hand, powers and retreat that are not possible now, each with its reason. */
function Refused({ prompt }: { readonly prompt: Prompt }) {
  const reasons = new Map<string, Prompt['unavailable'][number]>()
  for (const refused of prompt.unavailable)
    if (choiceOf(refused)?.kind !== 'attack') reasons.set(wordsOf(refused), refused)
  if (reasons.size === 0) return null
  return (
    <details className="pk-refused">
      <summary>
        {reasons.size} more {reasons.size === 1 ? 'is' : 'are'} not possible now
      </summary>
      <dl>
        {Array.from(reasons, ([words, { reason, about }]) => (
          <div key={words}>
            <dt>
              {words} <RuleChip of={about} />
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

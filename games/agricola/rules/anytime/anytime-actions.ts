import type { AnytimeAction, Player } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { type Good, type Goods, isAnimal } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { gain } from '../gain.ts'
import { amountOf, change } from '../goods.ts'
import type { Source } from '../questions.ts'
import { hasSkill, SKILL, skillsOf } from '../skills.ts'
import { type Agricola, type PlayerState, playerAt } from '../state.ts'
import { ARRANGE, arrangeAnimals } from './arranging.ts'
import { canMoveCrop, executeAnytimeCropMove } from './crop-move.ts'
import { craftsLeft, noteCraft } from './crafts.ts'
import {
  BASIC_OFFERS,
  cardOffers,
  cookingOffers,
  craftOffer,
  cropMoveOf,
  type Offer,
  offerBehind,
  saleOf,
} from './offer.ts'

const NOTHING: readonly AnytimeAction[] = []

/** What a player may do beside any question: cook, use cards that convert, swap or sell, and move crops. */
export function getAnytimeActions(game: Agricola, { seat }: Player): readonly AnytimeAction[] {
  const player = playerAt(game.state, seat)
  const basic = game.options.basicConversionAnytime
  if (player.majors.length === 0 && !basic && !hasSkill(player, SKILL.anytime)) return NOTHING
  // While animals breed nothing is cooked or swapped (G41).
  const resting = game.state.phase === 'breeding'
  const actions: AnytimeAction[] = []
  if (!resting) {
    if (basic) addAll(actions, BASIC_OFFERS, player)
    addCooking(actions, player)
  }
  if (hasSkill(player, SKILL.anytime)) addCards(actions, player, resting)
  return actions.length === 0 ? NOTHING : actions
}

/** What feeds a family in a harvest: grain and vegetables as they are, cooking, and cards. */
export function getAnytimeFoodConversionOptions(game: Agricola, { seat }: Player): readonly AnytimeAction[] {
  const player = playerAt(game.state, seat)
  const options: AnytimeAction[] = []
  addAll(options, BASIC_OFFERS, player)
  addCooking(options, player)
  if (hasSkill(player, SKILL.anytime))
    for (const { kind } of player.inPlay)
      addAll(
        options,
        cardOffers(kind).filter(({ to }) => to.food !== undefined),
        player,
      )
  return options
}

/** Crafts of this harvest that were not used yet and could be. */
export function craftOptions(player: PlayerState): readonly AnytimeAction[] {
  const options: AnytimeAction[] = []
  for (const major of player.majors) {
    const offer = craftOffer(major)
    if (offer !== null && craftsLeft(player, major) > 0 && amountOf(player, offer.good) >= offer.n)
      options.push(offer.option)
  }
  return options
}

function addCooking(actions: AnytimeAction[], player: PlayerState): void {
  for (const major of player.majors) addAll(actions, cookingOffers(major), player)
}

function addAll(actions: AnytimeAction[], offers: readonly Offer[], player: PlayerState): void {
  // Two Fireplaces offer the same once.
  for (const { option, good, n } of offers)
    if (amountOf(player, good) >= n && !actions.includes(option)) actions.push(option)
}

function addCards(actions: AnytimeAction[], player: PlayerState, resting: boolean): void {
  for (const { kind, n } of player.inPlay) {
    if ((skillsOf(kind) & SKILL.anytime) === 0) continue
    if (cardAt(kind).allowsAnytimeCropMove === true && canMoveCrop(player)) actions.push(cropMoveOf(kind))
    if (resting) continue
    for (const { option, good, n: needed, type } of cardOffers(kind))
      if ((type === 'card-exchange' ? swappable(player, good) : amountOf(player, good)) >= needed) actions.push(option)
    const sale = saleOf(kind, n)
    if (sale !== null && amountOf(player, sale.good) >= sale.n) actions.push(sale.option)
  }
}

/** An animal can be swapped only once it has a place, but then also while others look for theirs (G63). */
function swappable(player: PlayerState, good: Good): number {
  const { standing } = player
  const all = amountOf(player, good)
  return standing !== null && isAnimal(good) ? Math.min(all, standing[good]) : all
}

/** Has a card that swaps an animal which stands on the farm. */
export function canSwapAnimals(game: Agricola, player: Player): boolean {
  return getAnytimeActions(game, player).some(
    (option) => option.type === 'card-exchange' && isAnimal(offerBehind(option).good),
  )
}

/** Moving crops or animals asks for more before it is done. A conversion is done at once, though what comes of it may look for a place. */
export function asksOn({ type }: AnytimeAction): boolean {
  return type === 'crop-move' || type === ARRANGE.type
}

/** Moving asks on; everything else is one conversion. */
export function executeAnytimeAction(actions: AgricolaActionManager, player: Player, action: AnytimeAction): void {
  if (action.type === 'crop-move') executeAnytimeCropMove(actions, player, action)
  else if (action.type === ARRANGE.type) arrangeAnimals(actions, player)
  else executeAnytimeFoodConversion(actions, player, action)
}

/** One conversion, whatever its type: something is given and something gained. */
export function executeAnytimeFoodConversion(
  actions: AgricolaActionManager,
  { seat }: Player,
  option: AnytimeAction,
): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const offer = offerBehind(option)
  change(player, offer.good, -offer.n)
  if (offer.type === 'card-exchange' && player.standing !== null && isAnimal(offer.good))
    player.standing[offer.good] -= offer.n
  if (offer.type === 'card-purchase') {
    const seller = player.inPlay.find(({ kind }) => kind === offer.kind)
    if (seller !== undefined) seller.n++
  }
  if (offer.type === 'craft') noteCraft(player, offer.kind)
  const { from: given, to: gained } = offer
  const by = sourceOf(player, offer)
  game.tell(by === null ? { kind: 'eats', seat, given, gained } : { kind: 'turns', seat, given, gained, with: by })
  gain(actions, seat, offer.to)
}

/** The improvement or the card in play that an offer comes from. */
function sourceOf({ inPlay }: PlayerState, { by, kind }: Offer): Source | null {
  if ('major' in by) return by
  const played = inPlay.find((each) => each.kind === kind)
  return played === undefined ? null : { card: played.card }
}

const NO_GOODS: Goods = {}

/** What an option brings. */
export function goodsFrom(option: AnytimeAction): Goods {
  return option.type === 'crop-move' ? NO_GOODS : offerBehind(option).to
}

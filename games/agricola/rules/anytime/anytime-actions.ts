import type { AnytimeAction, Player } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { isAnimal } from '../../cards/goods.ts'
import { isHoused } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { gain } from '../gain.ts'
import { amountOf, change } from '../goods.ts'
import { shelterOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type Agricola, type PlayerState, playerAt } from '../state.ts'
import { canMoveCrop, executeAnytimeCropMove } from './crop-move.ts'
import { craftsLeft } from './crafts.ts'
import { BASIC_OFFERS, cardOffers, cookingOffers, craftOffer, cropMoveOf, type Offer, saleOf } from './offer.ts'

const NOTHING: readonly AnytimeAction[] = []

/** What a player may do beside any question: cook, use cards that convert, swap or sell, and move crops. */
export function getAnytimeActions(game: Agricola, { seat }: Player): readonly AnytimeAction[] {
  const player = playerAt(game.state, seat)
  const basic = game.options.basicConversionAnytime
  if (player.majors.length === 0 && !basic && !hasSkill(player, SKILL.anytime)) return NOTHING
  // While animals breed nothing is cooked or swapped (facts 11.5).
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
export function getAnytimeFoodConversionOptions(game: Agricola, { seat }: Player): readonly Offer[] {
  const player = playerAt(game.state, seat)
  const offers: Offer[] = []
  const add = (offer: Offer): void => {
    const { to, good, n } = offer
    if (
      to.food !== undefined &&
      amountOf(player, good) >= n &&
      !offers.some((each) => isSame(each.option, offer.option))
    )
      offers.push(offer)
  }
  for (const offer of BASIC_OFFERS) add(offer)
  for (const major of player.majors) for (const offer of cookingOffers(major)) add(offer)
  if (hasSkill(player, SKILL.anytime))
    for (const { kind } of player.inPlay) for (const offer of cardOffers(kind)) add(offer)
  return offers
}

/** Crafts of this harvest that were not used yet and could be. */
export function craftOptions(player: PlayerState): readonly Offer[] {
  const offers: Offer[] = []
  for (const major of player.majors) {
    const offer = craftOffer(major)
    if (offer !== null && craftsLeft(player, major) > 0 && amountOf(player, offer.good) >= offer.n) offers.push(offer)
  }
  return offers
}

function addCooking(actions: AnytimeAction[], player: PlayerState): void {
  for (const major of player.majors) addAll(actions, cookingOffers(major), player)
}

function addAll(actions: AnytimeAction[], offers: readonly Offer[], player: PlayerState): void {
  for (const { option, good, n } of offers)
    if (amountOf(player, good) >= n && !actions.some((each) => isSame(each, option))) actions.push(option)
}

/** Two Fireplaces offer the same once. */
function isSame(a: AnytimeAction, b: AnytimeAction): boolean {
  return a === b || (a.description === b.description && a.type === b.type)
}

function addCards(actions: AnytimeAction[], player: PlayerState, resting: boolean): void {
  for (const { kind, n } of player.inPlay) {
    if (cardAt(kind).allowsAnytimeCropMove === true && canMoveCrop(player)) actions.push(cropMoveOf(kind))
    if (resting) continue
    for (const { option, good, n: needed, type } of cardOffers(kind))
      if (amountOf(player, good) >= needed && (type !== 'card-exchange' || !isAnimal(good) || isAtRest(player)))
        actions.push(option)
    const sale = saleOf(kind, n)
    if (sale !== null && amountOf(player, sale.good) >= sale.n) actions.push(sale.option)
  }
}

/** An animal can be swapped only once it has a place. */
function isAtRest(player: PlayerState): boolean {
  return isHoused(player.farm, shelterOf(player))
}

export function executeAnytimeAction(actions: AgricolaActionManager, player: Player, action: AnytimeAction): void {
  if (action.type === 'crop-move') return executeAnytimeCropMove(actions, player, action)
  const offer = offerCalled(actions.game, player, action)
  if (offer === undefined) throw new RangeError(`nothing is known of "${action.description}"`)
  executeAnytimeFoodConversion(actions, player, offer)
}

/** The offer behind an option: of the improvements and cards that the player has. */
function offerCalled(game: Agricola, { seat }: Player, action: AnytimeAction): Offer | undefined {
  const { majors, inPlay } = playerAt(game.state, seat)
  const isIt = ({ option }: Offer): boolean => isSame(option, action)
  const basic = BASIC_OFFERS.find(isIt)
  if (basic !== undefined) return basic
  for (const major of majors) {
    const found = cookingOffers(major).find(isIt)
    if (found !== undefined) return found
  }
  for (const { kind, n } of inPlay) {
    const sale = saleOf(kind, n)
    const found = sale !== null && isIt(sale) ? sale : cardOffers(kind).find(isIt)
    if (found !== undefined) return found
  }
  return undefined
}

/** One conversion: whatever its type, something is given and something gained. */
export function executeAnytimeFoodConversion(actions: AgricolaActionManager, { seat }: Player, offer: Offer): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  change(player, offer.good, -offer.n)
  if (offer.type === 'card-purchase') {
    const seller = player.inPlay.find(({ kind }) => kind === offer.kind)
    if (seller !== undefined) seller.n++
  }
  game.tell('{player}: {what}', { player: { seat }, what: offer.option.description })
  gain(actions, seat, offer.to)
}

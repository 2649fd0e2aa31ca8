import type { AnytimeAction, Player } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { Crop } from '../../cards/goods.ts'
import {
  cellName,
  cellsIn,
  cropCount,
  cropOn,
  emptyFields,
  fieldsWithSeveral,
  moveCrop,
  putCrops,
  takeCrop,
} from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { fieldAt } from '../actions/cells.ts'
import { fieldCardOf } from '../in-play.ts'
import type { Chosen, FieldPlace } from '../questions.ts'
import { type PlayerState, playerAt } from '../state.ts'
import { cropMoveOf } from './offer.ts'

/** A field: a cell, or the card that is one. */
type Field = number | 'card'

interface FieldChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: Field
  readonly ref?: { readonly cell: string }
}

/** Some field has a crop to spare, and some field that takes it is empty. */
export function canMoveCrop(player: PlayerState): boolean {
  const { farm } = player
  const several = fieldsWithSeveral(farm)
  const empty = emptyFields(farm)
  if (several !== 0 && empty !== 0) return true
  const card = fieldCardOf(player)
  if (card === null) return false
  if (card.n >= 2 && empty !== 0) return true
  return card.n === 0 && cellsIn(several).some((cell) => cropOn(farm, cell) === 'vegetable')
}

/** Moves one crop from a field with at least two to an empty one, each chosen by the player. */
export function executeAnytimeCropMove(actions: AgricolaActionManager, { seat }: Player, action: AnytimeAction): void {
  const { game } = actions
  const mine = (): PlayerState => playerAt(game.state, seat)
  const card = cardBehind(mine(), action)
  const [from] = actions.some(seat, { kind: 'move-crop-from', with: card }, () => sources(mine()), {}, ALWAYS_ASKED)
  if (from === undefined) return
  const [to] = actions.some(seat, { kind: 'move-crop-to', with: card }, () => targets(mine(), from), {}, ALWAYS_ASKED)
  if (to === undefined) return
  const crop = cropIn(mine(), from)
  relocate(mine(), from, to)
  game.tell({ kind: 'moves-crop', seat, crop, from: placeOf(mine(), from), to: placeOf(mine(), to) })
}

const ALWAYS_ASKED = { noAutoRespond: true }

function cardBehind({ inPlay }: PlayerState, action: AnytimeAction): string {
  return cardAt(inPlay.find(({ kind }) => cropMoveOf(kind) === action)?.kind ?? 0).id
}

function cropIn({ farm }: PlayerState, field: Field): Crop {
  return (field === 'card' ? null : cropOn(farm, field)) ?? 'vegetable'
}

function placeOf(player: PlayerState, field: Field): FieldPlace {
  const card = field === 'card' ? fieldCardOf(player) : null
  return card === null ? fieldAt(Number(field)) : { card: card.card }
}

function sources(player: PlayerState): readonly FieldChoice[] {
  const { farm } = player
  const card = fieldCardOf(player)
  const cells = cellsIn(fieldsWithSeveral(farm))
    .filter((cell) => targets(player, cell).length > 0)
    .map((cell): FieldChoice => {
      const name = cellName(cell)
      return {
        id: name,
        about: { kind: 'crops-at', crop: cropIn(player, cell), n: cropCount(farm, cell), field: fieldAt(cell) },
        value: cell,
        ref: { cell: name },
      }
    })
  if (card === null || card.n < 2 || emptyFields(farm) === 0) return cells
  const { name } = cardAt(card.kind)
  const about: Chosen = { kind: 'crops-at', crop: 'vegetable', n: card.n, field: { card: card.card } }
  return [...cells, { id: name, about, value: 'card' }]
}

function targets(player: PlayerState, from: Field): readonly FieldChoice[] {
  const { farm } = player
  const card = fieldCardOf(player)
  const cells = cellsIn(emptyFields(farm)).map((cell): FieldChoice => {
    const name = cellName(cell)
    return { id: name, about: { kind: 'empty-field', field: fieldAt(cell) }, value: cell, ref: { cell: name } }
  })
  if (card?.n !== 0 || from === 'card' || cropOn(farm, from) !== 'vegetable') return cells
  const { name } = cardAt(card.kind)
  return [...cells, { id: name, about: { kind: 'empty-field', field: { card: card.card } }, value: 'card' }]
}

function relocate(player: PlayerState, from: Field, to: Field): void {
  const { farm } = player
  if (typeof from === 'number' && typeof to === 'number') return moveCrop(farm, from, to)
  const card = fieldCardOf(player)
  if (card === null) return
  const crop: Crop = 'vegetable'
  if (typeof from === 'number') {
    takeCrop(farm, from)
    card.n = 1
  } else if (typeof to === 'number') {
    card.n--
    putCrops(farm, to, crop, 1)
  }
}

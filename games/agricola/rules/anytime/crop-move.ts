import type { AnytimeAction, Player } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { Crop } from '../../cards/goods.ts'
import {
  cellName,
  cellsIn,
  rowAndColumn,
  cropCount,
  cropOn,
  emptyFields,
  fieldsWithSeveral,
  moveCrop,
  putCrops,
  takeCrop,
} from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { fieldCardOf } from '../in-play.ts'
import { type PlayerState, playerAt } from '../state.ts'

/** A field: a cell, or the card that is one. */
type Field = number | 'card'

interface FieldChoice {
  readonly id: string
  readonly title: string
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
export function executeAnytimeCropMove(actions: AgricolaActionManager, player: Player, action: AnytimeAction): void {
  const { game } = actions
  const { seat } = player
  const mine = (): PlayerState => playerAt(game.state, seat)
  const help = action.description
  const [from] = actions.choose(player, () => sources(mine()), { title: 'Move a crop from', help, noAutoRespond: true })
  if (from === undefined) return
  const [to] = actions.choose(player, () => targets(mine(), from), { title: 'Move it to', help, noAutoRespond: true })
  if (to === undefined) return
  relocate(mine(), from, to)
  game.tell('{player} moves a crop from {from} to {to}', {
    player: { seat },
    from: nameOf(mine(), from),
    to: nameOf(mine(), to),
  })
}

function nameOf(player: PlayerState, field: Field): string {
  return field === 'card' ? cardAt(fieldCardOf(player)?.kind ?? 0).name : rowAndColumn(field)
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
        title: `${name} (${cropOn(farm, cell)} x${cropCount(farm, cell)})`,
        value: cell,
        ref: { cell: name },
      }
    })
  if (card === null || card.n < 2 || emptyFields(farm) === 0) return cells
  const { name } = cardAt(card.kind)
  return [...cells, { id: name, title: `${name} (vegetable x${card.n})`, value: 'card' }]
}

function targets(player: PlayerState, from: Field): readonly FieldChoice[] {
  const { farm } = player
  const card = fieldCardOf(player)
  const cells = cellsIn(emptyFields(farm)).map((cell): FieldChoice => {
    const name = cellName(cell)
    return { id: name, title: name, value: cell, ref: { cell: name } }
  })
  if (card?.n !== 0 || from === 'card' || cropOn(farm, from) !== 'vegetable') return cells
  const { name } = cardAt(card.kind)
  return [...cells, { id: name, title: name, value: 'card' }]
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

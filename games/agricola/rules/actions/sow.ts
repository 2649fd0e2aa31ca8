import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { CROPS, type Crop } from '../../cards/goods.ts'
import { CELLS, cellName, cellsIn, rowAndColumn, emptyFields, SOWN, sow } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { fieldCardOf, hooksOf } from '../in-play.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'

interface Sowing {
  readonly crop: Crop
  /** -1 is the card that is a field. */
  readonly cell: number
}

interface SowChoice {
  readonly id: string
  readonly title: string
  readonly value: Sowing | null
  readonly ref?: { readonly cell: string }
}

const ON_CELLS: readonly (readonly SowChoice[])[] = Array.from({ length: CELLS }, (_, cell) =>
  CROPS.map((crop) => {
    const name = cellName(cell)
    return {
      id: `${crop} ${name}`,
      title: `Sow ${crop} at ${rowAndColumn(cell)}`,
      value: { crop, cell },
      ref: { cell: name },
    }
  }),
)
const DONE: SowChoice = { id: 'done', title: 'Done', value: null }

export function canSow(state: AgricolaState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const { supply, farm } = player
  if (supply.grain === 0 && supply.vegetable === 0) return false
  return emptyFields(farm) !== 0 || (fieldCardOf(player)?.n === 0 && cardCrops(player).some((crop) => supply[crop] > 0))
}

function cardCrops(player: PlayerState): readonly Crop[] {
  return hooksOf(player, 'fieldCard').flatMap(({ crops }) => crops)
}

/** Any number of empty fields, at least one. */
export function sowFields(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  for (let sown = 0; ; sown++) {
    const sowing = actions.pick(seat, () => sowChoices(player, sown > 0), { title: 'Sow' })
    if (sowing === undefined || sowing === null) return
    sowOne(player, sowing)
    game.tell('{player} sows {crop} at {field}', {
      player: { seat },
      crop: sowing.crop,
      field: fieldName(player, sowing),
    })
  }
}

function fieldName(player: PlayerState, { cell }: Sowing): string {
  if (cell >= 0) return rowAndColumn(cell)
  return cardAt(fieldCardOf(player)?.kind ?? 0).name
}

function sowOne(player: PlayerState, { crop, cell }: Sowing): void {
  player.supply[crop]--
  if (cell >= 0) return sow(player.farm, cell, crop)
  const card = fieldCardOf(player)
  if (card !== null) card.n = SOWN[crop]
}

function sowChoices(player: PlayerState, mayStop: boolean): readonly SowChoice[] {
  const { supply, farm } = player
  const choices: SowChoice[] = []
  for (const cell of cellsIn(emptyFields(farm)))
    for (let at = 0; at < CROPS.length; at++)
      if (supply[CROPS[at] as Crop] > 0) choices.push((ON_CELLS[cell] as readonly SowChoice[])[at] as SowChoice)
  const card = fieldCardOf(player)
  if (card?.n === 0)
    for (const crop of cardCrops(player))
      if (supply[crop] > 0) {
        const { name } = cardAt(card.kind)
        choices.push({ id: `${crop} ${name}`, title: `Sow ${crop} on ${name}`, value: { crop, cell: -1 } })
      }
  if (mayStop && choices.length > 0) choices.push(DONE)
  return choices
}

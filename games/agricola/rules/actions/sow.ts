import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { CROPS, type Crop } from '../../cards/goods.ts'
import { CELLS, cellName, cellsIn, emptyFields, SOWN, sow } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { orDone } from '../anytime/or-done.ts'
import { fieldCardOf, hooksOf } from '../in-play.ts'
import type { Chosen, FieldPlace, Question } from '../questions.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'
import { fieldAt } from './cells.ts'

interface Sowing {
  readonly crop: Crop
  /** -1 is the card that is a field. */
  readonly cell: number
}

interface SowChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: Sowing | null
  readonly ref?: { readonly cell: string }
}

const ON_CELLS: readonly Readonly<Record<Crop, SowChoice>>[] = Array.from({ length: CELLS }, (_, cell) => ({
  grain: sowChoice('grain', cell),
  vegetable: sowChoice('vegetable', cell),
}))

function sowChoice(crop: Crop, cell: number): SowChoice {
  const name = cellName(cell)
  return {
    id: `${crop} ${name}`,
    about: { kind: 'sow-at', crop, field: fieldAt(cell) },
    value: { crop, cell },
    ref: { cell: name },
  }
}

const DONE: SowChoice = { id: 'done', about: { kind: 'done' }, value: null }
const SOW: Question = { kind: 'sow' }

export function canSow(state: AgricolaState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const { supply, farm } = player
  if (supply.grain === 0 && supply.vegetable === 0) return false
  return emptyFields(farm) !== 0 || (fieldCardOf(player)?.n === 0 && cardCrops(player).some((crop) => supply[crop] > 0))
}

function cardCrops(player: PlayerState): readonly Crop[] {
  return hooksOf(player, 'fieldCard').flatMap(({ crops }) => crops)
}

/** Any number of empty fields, at least one. Whether any was sown. */
export function sowFields(actions: AgricolaActionManager, seat: Seat): boolean {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const possible = (): readonly SowChoice[] => sowChoices(player)
  for (let sown = 0; ; sown++) {
    const choices = (): readonly SowChoice[] => (sown > 0 ? orDone(actions, seat, possible, DONE) : possible())
    const [sowing] = actions.some(seat, SOW, choices, {})
    if (sowing === undefined || sowing === null) return sown > 0
    sowOne(player, sowing)
    game.tell({ kind: 'sows', seat, crop: sowing.crop, field: fieldOf(player, sowing) })
  }
}

function fieldOf(player: PlayerState, { cell }: Sowing): FieldPlace {
  const card = cell >= 0 ? null : fieldCardOf(player)
  return card === null ? fieldAt(cell) : { card: card.card }
}

function sowOne(player: PlayerState, { crop, cell }: Sowing): void {
  player.supply[crop]--
  if (cell >= 0) return sow(player.farm, cell, crop)
  const card = fieldCardOf(player)
  if (card !== null) card.n = SOWN[crop]
}

function sowChoices(player: PlayerState): readonly SowChoice[] {
  const { supply, farm } = player
  const choices: SowChoice[] = []
  for (const cell of cellsIn(emptyFields(farm))) {
    const onCell = ON_CELLS[cell]
    if (onCell === undefined) continue
    for (const crop of CROPS) if (supply[crop] > 0) choices.push(onCell[crop])
  }
  const card = fieldCardOf(player)
  if (card?.n === 0)
    for (const crop of cardCrops(player))
      if (supply[crop] > 0) {
        const { name } = cardAt(card.kind)
        choices.push({
          id: `${crop} ${name}`,
          about: { kind: 'sow-at', crop, field: { card: card.card } },
          value: { crop, cell: -1 },
        })
      }
  return choices
}

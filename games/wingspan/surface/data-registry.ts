import type { Bird } from '../cards/bird.ts'
import { PLAYER_BOARD, type PlayerBoardConfig } from '../cards/board.ts'
import type { BonusCard } from '../cards/bonus-card.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { BIRDS } from '../cards/catalogue.ts'
import { GOALS, type Goal } from '../cards/goals.ts'
import type { BirdCardId, BonusCardId } from './core.ts'

/** Everything that is printed, by id. */
export class DataRegistry {
  readonly #birds: ReadonlyMap<BirdCardId, Bird> = new Map(BIRDS.map((bird) => [bird.id, bird]))
  readonly #bonusCards: ReadonlyMap<BonusCardId, BonusCard> = new Map(BONUS_CARDS.map((card) => [card.id, card]))
  readonly #playerBoard: Readonly<PlayerBoardConfig> = Object.freeze({ ...PLAYER_BOARD })

  getPlayerBoard(): Readonly<PlayerBoardConfig> {
    return this.#playerBoard
  }

  getBird(id: BirdCardId): Bird {
    const bird = this.#birds.get(id)
    if (bird === undefined) throw new RangeError(`there is no bird ${id}`)
    return bird
  }

  getAllBirds(): readonly Bird[] {
    return BIRDS
  }

  getBonusCard(id: BonusCardId): BonusCard {
    const card = this.#bonusCards.get(id)
    if (card === undefined) throw new RangeError(`there is no bonus card ${id}`)
    return card
  }

  getAllBonusCards(): readonly BonusCard[] {
    return BONUS_CARDS
  }

  getAllGoals(): readonly Goal[] {
    return GOALS
  }
}

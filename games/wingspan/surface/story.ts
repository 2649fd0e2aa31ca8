import type { CardId, Plain, Seat } from '@turnwright/kernel'
import type { Happening } from '@turnwright/kernel/host'
import { rowOf } from '../cards/habitat.ts'
import type { WingspanAbout } from '../rules/about.ts'
import type { Line } from '../rules/lines.ts'
import { birdOn, findBird } from '../rules/mat.ts'
import { brownPowersOf } from '../rules/powers/resolve-power.ts'
import { FOREST, GRASSLAND } from '../rules/row-actions.ts'
import { playerAt } from '../rules/state.ts'
import { lines } from '../words/lines.ts'
import { AUTOMA, foodByType, habitatName } from './core.ts'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import { instanceOf, playerIdAt, type WingspanGame } from './game-state.ts'
import type { Observers } from './observers.ts'
import { PowerProcessor } from './power-processor.ts'
import { effectsOf, unusedPower } from './told-effects.ts'

/**
 * Tells observers in the words of the surface what happens: made of the lines of the log, of the questions that are
 * asked, and of the three moments that the rules announce because nobody reads of them.
 */
export class Story {
  readonly #game: WingspanGame
  readonly #seed: string
  readonly #observers: Observers
  readonly #powers = new PowerProcessor()
  #hasBegun = false
  #turns = 0
  #turnOf: Seat | null = null

  constructor(game: WingspanGame, seed: string, observers: Observers) {
    this.#game = game
    this.#seed = seed
    this.#observers = observers
    game.observe({ happened: (happening) => this.#hear(happening) })
  }

  get turns(): number {
    return this.#turns
  }

  /** Somebody is asked for a turn. */
  turnBegins(seat: Seat): void {
    this.#endTurn()
    this.#turnOf = seat
    this.#turns++
    const { round } = this.#game.state
    this.event({ type: 'TURN_STARTED', playerId: playerIdAt(this.#game, seat), round, turnNumber: this.#turns })
  }

  gameEnds(scores: readonly number[], winning: readonly Seat[]): void {
    const finalScores = Object.fromEntries(scores.map((score, seat) => [playerIdAt(this.#game, seat), score]))
    const winners = winning.map((seat) => playerIdAt(this.#game, seat))
    this.event({ type: 'GAME_ENDED', finalScores, winners, winnerId: winners[0] ?? AUTOMA })
  }

  event(event: Event): void {
    this.#observers.hearEvent(event, this.#powers.processEvent(event, this.#game))
    if (event.type !== 'BIRD_PLAYED') return
    const { playerId, birdInstanceId, habitat, position } = event
    this.#effect({ type: 'PLAY_BIRD', playerId, birdInstanceId, habitat, column: position })
  }

  #effect(effect: Effect): void {
    this.#observers.hearEffect(effect)
  }

  #hear(happening: Happening): void {
    if (happening.kind === 'event') this.#announced(happening.type, happening.detail)
    else if (isLine(happening.about)) this.#told(happening.about)
  }

  #told(line: Line): void {
    if (line.kind === 'round-begins') this.#roundBegins(line.round)
    // What is laid out before the first round has happened to nobody yet.
    if (!this.#hasBegun) return
    for (const effect of effectsOf(this.#game, line)) this.#effect(effect)
    if (line.kind === 'automa-turns-up' || line.kind === 'goal-scored') this.#endTurn()
    if (line.kind === 'goal-scored') this.event({ type: 'ROUND_ENDED', round: line.round })
    if (line.kind === 'plays') this.#played(line)
    if (line.kind === 'rolls') this.#hunted(line.seat, line.card, line.success)
    if (line.kind === 'catches') this.#hunted(line.seat, line.hunter.card, true)
    if (line.kind === 'gets-away') this.#hunted(line.seat, line.hunter.card, false)
  }

  #played({ seat, card, row, column }: Extract<Line, { readonly kind: 'plays' }>): void {
    this.event({
      type: 'BIRD_PLAYED',
      playerId: playerIdAt(this.#game, seat),
      birdInstanceId: instanceOf(this.#game, seat, card),
      birdCardId: birdOn(findBird(playerAt(this.#game.state, seat), card)).id,
      habitat: habitatName(rowOf(row)),
      position: column,
    })
  }

  #hunted(seat: Seat, card: CardId, success: boolean): void {
    const predatorBirdInstanceId = instanceOf(this.#game, seat, card)
    const playerId = playerIdAt(this.#game, seat)
    this.event({ type: 'PREDATOR_POWER_RESOLVED', playerId, predatorBirdInstanceId, success })
  }

  #roundBegins(round: number): void {
    if (!this.#hasBegun) {
      this.#hasBegun = true
      this.event({ type: 'GAME_STARTED', playerIds: this.#game.players.map(({ name }) => name), seed: this.#seed })
    }
    this.event({ type: 'ROUND_STARTED', round })
  }

  #endTurn(): void {
    if (this.#turnOf === null) return
    this.event({ type: 'TURN_ENDED', playerId: playerIdAt(this.#game, this.#turnOf) })
    this.#turnOf = null
  }

  #announced(type: string, detail: Plain): void {
    const { seat, card, row } = numbersIn(detail)
    if (type === 'row-activated') this.#rowActivated(seat, row)
    else if (type === 'power-declined') this.#unused(seat, card, 'AGENT_DECLINED')
    else if (type === 'power-useless') this.#unused(seat, card, 'RESOURCE_UNAVAILABLE')
  }

  #unused(seat: Seat, card: number, reason: 'AGENT_DECLINED' | 'RESOURCE_UNAVAILABLE'): void {
    const bird = playerAt(this.#game.state, seat)
      .rows.flat()
      .find((each) => each.card === card)
    if (bird !== undefined) this.#effect(unusedPower(this.#game, seat, bird.card, reason))
  }

  /** The moment between the reward of a row and its powers. */
  #rowActivated(seat: Seat, row: number): void {
    const playerId = playerIdAt(this.#game, seat)
    const player = playerAt(this.#game.state, seat)
    const { food, eggs } = player.ownTurn
    if (row === FOREST) this.event({ type: 'FOOD_GAINED_FROM_HABITAT_ACTIVATION', playerId, food: foodByType(food) })
    if (row === GRASSLAND) this.event({ type: 'EGGS_LAID_FROM_HABITAT_ACTIVATION', playerId, count: eggs })
    const birdInstanceIds = brownPowersOf(player, row).map((card) => instanceOf(this.#game, seat, card))
    this.event({ type: 'HABITAT_ACTIVATED', playerId, habitat: habitatName(row), birdInstanceIds })
  }
}

/** Whatever there are words for among the lines is one of them. */
function isLine(about: { readonly kind: string }): about is Extract<WingspanAbout, Line> {
  return Object.hasOwn(lines, about.kind)
}

function numbersIn(detail: Plain): { readonly seat: number; readonly card: number; readonly row: number } {
  const fields = typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? detail : {}
  const number = (name: string): number => Number(Object.entries(fields).find(([key]) => key === name)?.[1] ?? -1)
  return { seat: number('seat'), card: number('card'), row: number('row') }
}

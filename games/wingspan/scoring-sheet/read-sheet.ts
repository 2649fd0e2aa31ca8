import { WrongSheet } from '@turnwright/kernel/host'
import type { Bird } from '../cards/bird.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { SLOTS_IN_A_ROW, TOTAL_ROUNDS } from '../cards/board.ts'
import { BIRDS } from '../cards/catalogue.ts'
import { GOALS } from '../cards/goals.ts'
import { HABITATS, isHabitat } from '../cards/habitat.ts'
import type { SheetBird, SheetGoal, SheetInput, SheetPlayer } from './sheet.ts'

const MOST_PLAYERS = 5
const MOST_CARDS = BIRDS.length

/** What a file says, checked: whatever is wrong with it is told at once, by name. */
export function readSheet(value: unknown): SheetInput {
  const reader = new SheetReader()
  const input = reader.sheet(value)
  if (input === null || reader.problems.length > 0) throw new WrongSheet(reader.problems)
  return input
}

type Fields = Readonly<Record<string, unknown>>

class SheetReader {
  readonly problems: string[] = []
  readonly #birds = new Map<string, string>()
  readonly #bonus = new Map<string, string>()

  sheet(value: unknown): SheetInput | null {
    const fields = this.#fields(value, 'the sheet', ['goalBoard', 'goals', 'players'])
    if (fields === null) return null
    const { goalBoard } = fields
    if (goalBoard !== 'green' && goalBoard !== 'blue') {
      this.#wrong('goalBoard', `must be "green" or "blue", not ${shown(goalBoard)}`)
      return null
    }
    const players = this.#list(fields['players'], 'players').map((player, at) =>
      this.#player(player, `player ${at + 1}`),
    )
    if (players.length < 1 || players.length > MOST_PLAYERS)
      this.#wrong('players', `there are 1 to ${MOST_PLAYERS} players, not ${players.length}`)
    return { goalBoard, players, goals: this.#goals(fields['goals'], players.length) }
  }

  #goals(value: unknown, players: number): SheetGoal[] {
    const goals = this.#list(value, 'goals')
    if (goals.length > TOTAL_ROUNDS) this.#wrong('goals', `there are ${TOTAL_ROUNDS} rounds, not ${goals.length}`)
    const tiles = new Map<number, string>()
    return goals.map((goal, at) => this.#goal(goal, `goal of round ${at + 1}`, players, tiles))
  }

  #goal(value: unknown, where: string, players: number, tiles: Map<number, string>): SheetGoal {
    const fields = this.#fields(value, where, ['goal', 'counts'])
    const counts = this.#list(fields?.['counts'], `${where}: counts`)
    const id = fields?.['goal']
    const found = GOALS.find((goal) => goal.id === id)
    if (found === undefined) this.#wrong(where, `there is no goal ${shown(id)}`)
    else if (tiles.has(found.tile)) this.#wrong(where, `${found.id} is on the same tile as ${tiles.get(found.tile)}`)
    else tiles.set(found.tile, found.id)
    if (counts.length !== players) this.#wrong(where, `${players} players need ${players} counts, not ${counts.length}`)
    return {
      goal: found?.id ?? '',
      counts: counts.map((count, at) => this.#amount(count, `${where}: count of player ${at + 1}`)),
    }
  }

  #player(value: unknown, where: string): SheetPlayer {
    const fields = this.#fields(value, where, ['bonus', 'birds', 'hand', 'food']) ?? {}
    const birds = this.#list(fields['birds'], `${where}: birds`).map((bird) => this.#bird(bird, where))
    for (const habitat of HABITATS) {
      const inRow = birds.filter((bird) => bird.habitat === habitat).length
      if (inRow > SLOTS_IN_A_ROW)
        this.#wrong(where, `the ${habitat} has room for ${SLOTS_IN_A_ROW} birds, not ${inRow}`)
    }
    return {
      birds,
      bonus: this.#list(fields['bonus'], `${where}: bonus`).map((id) => this.#bonusCard(id, where)),
      hand: this.#amount(fields['hand'] ?? 0, `${where}: hand`),
      food: this.#amount(fields['food'] ?? 0, `${where}: food`),
    }
  }

  #bird(value: unknown, where: string): SheetBird {
    const fields = this.#fields(value, `${where}: a bird`, ['name', 'habitat', 'eggs', 'tucked', 'cached']) ?? {}
    const { name, habitat } = fields
    const bird = BIRDS.find((each) => each.name === name)
    if (bird === undefined) this.#wrong(where, `there is no bird ${shown(name)}`)
    else this.#once(this.#birds, bird.name, where)
    const place = `${where}: ${bird?.name ?? shown(name)}`
    if (!isHabitat(habitat)) this.#wrong(place, `${shown(habitat)} is no habitat`)
    else if (bird !== undefined && !mayLiveIn(bird, habitat)) this.#wrong(place, `does not live in the ${habitat}`)
    const eggs = this.#amount(fields['eggs'] ?? 0, `${place}: eggs`)
    if (bird !== undefined && eggs > bird.eggs) this.#wrong(place, `holds ${bird.eggs} eggs at most, not ${eggs}`)
    return {
      name: bird?.name ?? '',
      habitat: isHabitat(habitat) ? habitat : 'forest',
      eggs,
      tucked: this.#amount(fields['tucked'] ?? 0, `${place}: tucked`),
      cached: this.#amount(fields['cached'] ?? 0, `${place}: cached`),
    }
  }

  #bonusCard(value: unknown, where: string): string {
    const card = BONUS_CARDS.find(({ id }) => id === value)
    if (card === undefined) this.#wrong(where, `there is no bonus card ${shown(value)}`)
    else this.#once(this.#bonus, card.id, where)
    return card?.id ?? ''
  }

  /** There is one of every card. */
  #once(seen: Map<string, string>, name: string, where: string): void {
    const before = seen.get(name)
    if (before !== undefined) this.#wrong(where, `${name} is there twice: ${before} has it too`)
    seen.set(name, where)
  }

  #amount(value: unknown, where: string): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_CARDS) return value
    this.#wrong(where, `must be a whole number from 0 to ${MOST_CARDS}, not ${shown(value)}`)
    return 0
  }

  #list(value: unknown, where: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    this.#wrong(where, `must be a list, not ${shown(value)}`)
    return []
  }

  #fields(value: unknown, where: string, known: readonly string[]): Fields | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#wrong(where, `must be an object, not ${shown(value)}`)
      return null
    }
    for (const key of Object.keys(value)) if (!known.includes(key)) this.#wrong(where, `"${key}" means nothing here`)
    return value as Fields
  }

  #wrong(where: string, what: string): void {
    this.problems.push(`${where}: ${what}`)
  }
}

/** A bird lives where its card says, unless it is one that moves on (W44). */
function mayLiveIn({ lives, power }: Bird, habitat: SheetBird['habitat']): boolean {
  return lives.includes(habitat) || power?.does.kind === 'moveIfRightmost'
}

const LONGEST = 60

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

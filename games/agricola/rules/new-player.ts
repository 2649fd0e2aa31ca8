import { startingFarm } from '../farm/index.ts'
import type { PlayerState } from './state.ts'

const PEOPLE_AT_START = 2

/** Nobody has anything but a farm, a couple and some food. */
export function newPlayer(food: number): PlayerState {
  return {
    isPresent: true,
    supply: { food, wood: 0, clay: 0, reed: 0, stone: 0, grain: 0, vegetable: 0 },
    farm: startingFarm(),
    family: PEOPLE_AT_START,
    newborns: 0,
    atHome: PEOPLE_AT_START,
    begging: 0,
    bonus: 0,
    hand: [],
    offered: [],
    inPlay: [],
    majors: [],
    skills: 0,
    promised: [],
    gathered: { wood: 0, clay: 0, reed: 0, stone: 0 },
    crafts: 0,
    restsNewborn: false,
    standing: null,
  }
}

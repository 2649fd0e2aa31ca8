import type { CardId } from '@turnwright/kernel'
import { kindCalled, majorCalled } from '../cards/catalogue.ts'
import { isHoused } from '../farm/index.ts'
import { shelterOf } from '../rules/in-play.ts'
import { skillsOf } from '../rules/skills.ts'
import type { PlayerState } from '../rules/state.ts'
import type { SheetPlayer } from './sheet.ts'

/** A player of a sheet as the rules know one; only what counts at the end is filled in. */
export function playerOf(sheet: SheetPlayer): PlayerState {
  const { farm, people, begging, bonus, majors, minors, occupations } = sheet
  const { wood, clay, reed, stone, grain, vegetable } = sheet
  const kinds = [...occupations, ...minors].map(kindCalled)
  let skills = 0
  for (const kind of kinds) skills |= skillsOf(kind)
  return {
    isPresent: true,
    supply: { food: 0, wood, clay, reed, stone, grain, vegetable },
    farm,
    family: people,
    newborns: 0,
    atHome: 0,
    begging,
    bonus,
    hand: [],
    offered: [],
    inPlay: kinds.map((kind) => ({ card: 0 as CardId, kind, n: 0 })),
    majors: majors.map(majorCalled),
    skills,
    promised: [],
    gathered: { wood: 0, clay: 0, reed: 0, stone: 0 },
    crafts: 0,
    restsNewborn: false,
    standing: null,
  }
}

/** Whether the animals have room, cards included. */
export function isHousedBy(sheet: SheetPlayer): boolean {
  const player = playerOf(sheet)
  return isHoused(player.farm, shelterOf(player))
}

import type { Words } from '@turnwright/kernel'
import type { PointsFrom } from '../rules/sources.ts'

export const SOURCE_TITLES: Readonly<Record<PointsFrom['source'], string>> = {
  birds: 'Birds',
  bonus: 'Bonus cards',
  goals: 'Round goals',
  eggs: 'Eggs',
  cached: 'Food on cards',
  tucked: 'Tucked cards',
}

export const sources: Words<PointsFrom> = { 'points-from': ({ source }) => SOURCE_TITLES[source] }

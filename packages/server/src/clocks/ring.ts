import type { Desk } from '../tables/desk.ts'
import { seatsOver } from './advance.ts'

/** Notes whose time is over. Whoever comes second finds it noted, and changes nothing. */
export async function ring(desk: Desk): Promise<void> {
  const { pace, status } = desk.table
  if (status !== 'playing') return
  const over = seatsOver(pace, desk.house)
  if (over.some((seat) => !pace.over.includes(seat))) await desk.commit({ pace: { ...pace, over } })
}

import type { About } from '@turnwright/kernel'
import { samePlain } from '@turnwright/kernel/host'
import type { DoStep } from './guide.ts'

/** Whether a question is the one that a step stands at. */
export function standsAt({ asks }: DoStep, about: About | undefined): boolean {
  return about !== undefined && Object.entries(asks).every(([field, value]) => samePlain(about[field], value))
}

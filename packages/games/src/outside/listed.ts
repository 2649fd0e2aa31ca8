import { modulesIn } from './modules-in.ts'

/** The games of the files that the address of this module names: threads are told by it what is played. */
export const games = (
  await Promise.all(new URL(import.meta.url).searchParams.getAll('from').map((file) => modulesIn(file)))
).flat()

import { BEGINNING, type Guide } from '@turnwright/guide'
import { lessons } from '../offline/local-client.ts'
import { keepThePage } from '../offline/make-ready.ts'
import { fetchAhead } from '../table/about-to-sit.ts'
import { type KeptLesson, keptLesson } from './kept-lesson.ts'

const opening = new Map<string, Promise<KeptLesson>>()

/** The lesson that somebody is in, or a new one. Asked twice at once it is one lesson. */
export function lessonOf(game: string, guide: Guide): Promise<KeptLesson> {
  const kept = keptLesson.read(game, guide)
  if (kept !== null) return Promise.resolve(kept)
  const begun = opening.get(game) ?? lay(game, guide).finally(() => opening.delete(game))
  opening.set(game, begun)
  return begun
}

/** From the first step, at a table of its own. */
export async function beginAgain(game: string, guide: Guide): Promise<KeptLesson> {
  const before = keptLesson.read(game, guide)
  keptLesson.forget(game)
  // What cannot be removed now stays out of sight.
  if (before !== null) await lessons.remove(before.table).catch(() => undefined)
  return lessonOf(game, guide)
}

async function lay(game: string, { deal, partners }: Guide): Promise<KeptLesson> {
  void fetchAhead(game)
  keepThePage()
  const lesson = { table: await lessons.open({ game, deal, answers: partners }), progress: BEGINNING }
  keptLesson.keep(game, lesson)
  return lesson
}

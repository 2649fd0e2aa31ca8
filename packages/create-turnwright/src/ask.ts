import { isCancel, select, text } from '@clack/prompts'
import type { CannotBegin } from './cannot-begin.ts'
import { namesOf } from './names.ts'
import { SHAPES, type Shape } from './shapes.ts'

/** Asks a person at a terminal what the game is called; null when they would rather not say. */
export async function askForName(): Promise<string | null> {
  const typed = await text({ message: 'What is it called?', placeholder: 'stone-age', validate: problemWith })
  return isCancel(typed) ? null : namesOf(typed).id
}

export async function askForShape(): Promise<Shape | null> {
  const options = Object.entries(SHAPES).map(([value, { title, hint }]) => ({ value, label: title, hint }))
  const chosen = await select({ message: 'What is it like?', options })
  return isCancel(chosen) ? null : (chosen as Shape)
}

function problemWith(name: string | undefined): string | undefined {
  try {
    namesOf(name ?? '')
    return undefined
  } catch (error) {
    return (error as CannotBegin).message
  }
}

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Mistake } from '../mistake.ts'

/** A file that can be written at the end: hours of play must not end in one that cannot. */
export function writableFile(path: string | undefined, option: string, command: string): string | null {
  if (path === undefined) return null
  if (existsSync(path) && statSync(path).isDirectory())
    throw new Mistake(`--${option} ${path} is a folder: name a file in it`, command)
  try {
    accessSync(existsSync(path) ? path : dirname(resolve(path)), constants.W_OK)
    return path
  } catch {
    throw new Mistake(`--${option} ${path} cannot be written: name a file in a folder that is there`, command)
  }
}

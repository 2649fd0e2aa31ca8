import type { ProjectedLine } from '@turnwright/kernel/host'
import { wireCopy } from './wire-copy.ts'

type Lines = readonly ProjectedLine[]

/** By the copy: the lines it was made of. */
const sources = new WeakMap<Lines, Lines>()

/**
 * The lines of a log as they go over the wire. A line that was told is never told otherwise, and the kernel hands out the
 * same object for it each time: whatever stood in the copy before is in this one too, without a look into it.
 */
export function copyLines(lines: Lines, before: Lines | undefined): Lines {
  const known = before === undefined ? undefined : sources.get(before)
  if (before === undefined || known === undefined) return kept(lines.map(copied), lines)
  const offset = (lines[0]?.index ?? 0) - (known[0]?.index ?? 0)
  let same = 0
  while (same < lines.length && known[same + offset] === lines[same]) same++
  if (offset === 0 && same === lines.length && same === before.length) return before
  const copy = before.slice(offset, offset + same)
  for (let i = copy.length; i < lines.length; i++) copy.push(copied(lines[i] as ProjectedLine))
  return kept(copy, lines)
}

function copied(line: ProjectedLine): ProjectedLine {
  return wireCopy(line) as ProjectedLine
}

function kept(copy: Lines, lines: Lines): Lines {
  sources.set(copy, lines)
  return copy
}

import type { Herd, Pen } from '../index.ts'

/** Whether a herd fits, found by putting animals into pens one number after the other, in every way there is. */
export function fitsByTrying(pens: readonly Pen[], herd: Herd): boolean {
  return someWay(pens, herd, () => true)
}

/** The most pastures that have an animal and so much free room, over every way to house a herd; 0 if there is none. */
export function roomyByTrying(pens: readonly Pen[], herd: Herd, free: number): number {
  let most = 0
  someWay(pens, herd, (held) => {
    const roomy = pens.filter(
      ({ kind, capacity }, at) => kind === 'pasture' && sum(held[at]) > 0 && capacity - sum(held[at]) >= free,
    )
    most = Math.max(most, roomy.length)
    return false
  })
  return most
}

/** Calls back for every way until one is enough. */
function someWay(
  pens: readonly Pen[],
  herd: Herd,
  isEnough: (held: readonly Herd[]) => boolean,
  held: Herd[] = [],
): boolean {
  const pen = pens[held.length]
  if (pen === undefined) return sum(herd) === 0 && isEnough(held)
  for (let sheep = 0; sheep <= herd.sheep; sheep++)
    for (let boar = 0; boar <= herd.boar; boar++)
      for (let cattle = 0; cattle <= herd.cattle; cattle++) {
        if (sheep + boar + cattle > pen.capacity) break
        const kinds = Math.min(1, sheep) + Math.min(1, boar) + Math.min(1, cattle)
        if (pen.kind === 'pasture' && kinds > 1) continue
        const rest = { sheep: herd.sheep - sheep, boar: herd.boar - boar, cattle: herd.cattle - cattle }
        if (someWay(pens, rest, isEnough, [...held, { sheep, boar, cattle }])) return true
      }
  return false
}

function sum(herd: Herd | undefined): number {
  return herd === undefined ? 0 : herd.sheep + herd.boar + herd.cattle
}

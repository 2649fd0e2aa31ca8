import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type RouteName, routes, streamRoute } from '../routes.ts'
import { patienceFor } from './patience.ts'

/** So often one of the examples sends a request on. */
const TRIES = 2
const A_MINUTE = 60_000

/** For how long a proxy waits at a path, by the locations of its settings, in milliseconds. */
function waitingIn(settings: string): (path: string) => number {
  const locations = [...settings.matchAll(/location (?:~ )?(\S+) \{[^}]*?proxy_read_timeout (\d+)s;/g)].map(
    ([, place = '', seconds]) => ({ place, milliseconds: Number(seconds) * 1_000 }),
  )
  return (path) => {
    const chosen =
      locations.find(({ place }) => place.startsWith('^') && new RegExp(place).test(path)) ??
      locations.find(({ place }) => place === '/')
    if (chosen === undefined) throw new Error(`nobody waits for ${path}`)
    return chosen.milliseconds
  }
}

test.for(['deploy/nginx.conf', 'docs/operating.md'])(
  'behind the proxy of %s another server has been asked, and has had as long, before the page gives a request up',
  (file) => {
    const waits = waitingIn(readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8'))
    const all = (Object.keys(routes) as RouteName[]).map((route) => ({
      route,
      waits: waits((route.split(' ')[1] ?? '').replace(/:\w+/g, 'x')),
      patience: patienceFor(route),
    }))
    expect(all.filter((each) => TRIES * each.waits > each.patience)).toEqual([])
    // Work that takes long is not begun at the next server while it still goes on at the first.
    expect(all.filter((each) => each.patience > A_MINUTE && each.waits < A_MINUTE)).toEqual([])
    expect(waits((streamRoute.split(' ')[1] ?? '').replace(':id', 'x'))).toBeLessThan(15_000)
  },
)

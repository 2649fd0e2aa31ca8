import type { Faction, ResourceKind } from '../../cards/words-of-the-game.ts'
import type { Shape, Tone } from './ink.ts'

type Chance = (place: number) => number
type Scene = (chance: Chance) => readonly Shape[]

const WAVES: readonly Tone[] = ['far', 'near', 'far', 'near']

/** Behind every figure lies the country of its deck, drawn on 160 x 96; no two cards see quite the same part of it. */
export const SCENES: Readonly<Record<Faction | ResourceKind, Scene>> = {
  emberguard: (chance) => [
    sun(24 + chance(0) * 110, 24, 9),
    ...row(7, 28, (x, place) => tent(x + chance(place) * 8, 44 + chance(place + 9) * 16, 'far')),
    ...row(6, 34, (x, place) => tent(x + chance(place + 20) * 10 - 8, 62 + chance(place + 30) * 10, 'near')),
  ],
  tidewardens: (chance) => [
    sun(20 + chance(0) * 120, 20 + chance(1) * 6, 8),
    ...WAVES.map((tone, place) => wave(34 + place * 15, chance(place + 2) * 26, tone)),
  ],
  greenoath: (chance) => [
    sun(26 + chance(0) * 108, 22, 8),
    { d: `M0 60Q${30 + chance(1) * 30} ${34 + chance(2) * 10} 80 52T160 46V96H0Z`, tone: 'far' },
    ...row(5, 36, (x, place) => round(x + chance(place + 3) * 14, 56 + chance(place + 9) * 8, 7 + chance(place) * 5)),
    { d: `M0 ${74 + chance(4) * 6}Q50 58 92 72T160 66V96H0Z`, tone: 'near' },
  ],
  gravecourt: (chance) => [
    { d: circle(26 + chance(0) * 108, 24, 11), tone: 'pale' },
    ...row(6, 32, (x, place) => arch(x + chance(place + 1) * 6 - 6, 40 + chance(place + 8) * 14, 'far')),
    ...row(4, 46, (x, place) => arch(x + chance(place + 16) * 18, 60 + chance(place + 24) * 8, 'near')),
  ],
  'gilded-ledger': (chance) => [
    ...row(8, 22, (x, place) => bar(x - 4, 22 + chance(place) * 44, place % 3 === 1 ? 'near' : 'far')),
    ...row(5, 34, (x, place) => ({ d: circle(x + 6, 74 - chance(place + 12) * 8, 6), tone: 'hot' as const })),
    { d: 'M0 80h160v16H0Z', tone: 'near' },
  ],
  stormspire: (chance) => [
    { d: `M0 0h160v${16 + chance(0) * 6}q-20 12-40 2t-40 4-40-6-40 6Z`, tone: 'far' },
    ...row(6, 32, (x, place) => spire(x + chance(place + 1) * 14 - 10, 30 + chance(place + 9) * 26)),
    ...row(2, 94, (x, place) => bolt(18 + x + chance(place + 2) * 30, 8 - place * 4)),
  ],
  subjects: (chance) => [
    ...row(6, 30, (x, place) => house(x + chance(place) * 6, 50 + chance(place + 7) * 10)),
    { d: 'M0 80h160v16H0Z', tone: 'near' },
  ],
  materials: (chance) => [
    { d: `M0 ${52 + chance(0) * 8} 34 30l26 24 30-34 34 36 36-22v62H0Z`, tone: 'far' },
    { d: 'M0 76 40 66l44 12 40-10 36 8v20H0Z', tone: 'near' },
  ],
  influence: (chance) => [
    ...row(9, 20, (x, place) => ({
      d: `M${x} 0h10v${30 + chance(place) * 30}l-5-6-5 6Z`,
      tone: place % 2 === 0 ? 'far' : 'near',
    })),
    { d: 'M0 84h160v12H0Z', tone: 'far' },
  ],
}

/** All of a row in the same tone is one shape: a board shows twenty pictures, and lays every shape of them out. */
function row(count: number, step: number, draw: (x: number, place: number) => Shape): readonly Shape[] {
  const things = Array.from({ length: count }, (_, place) => draw(place * step, place))
  return [...Map.groupBy(things, ({ tone }) => tone)].map(([tone, alike]) => crowd(alike, tone))
}

function crowd(things: readonly Shape[], tone: Tone): Shape {
  return { d: things.map(({ d }) => d).join(''), tone, isCrowd: true }
}

function sun(x: number, y: number, radius: number): Shape {
  return { d: circle(x, y, radius), tone: 'hot' }
}

function circle(x: number, y: number, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

function tent(x: number, top: number, tone: Tone): Shape {
  return { d: `M${n(x - 16)} 96V${n(top + 16)}L${n(x)} ${n(top - 12)} ${n(x + 16)} ${n(top + 16)}V96Z`, tone }
}

function wave(y: number, shift: number, tone: Tone): Shape {
  const crests = Array.from({ length: 8 }, () => 'q7-8 14 0t14 0').join('')
  return { d: `M${n(-shift - 10)} ${y}${crests}V96H-40Z`, tone }
}

function round(x: number, y: number, radius: number): Shape {
  return { d: `${circle(x, y, Math.round(radius))}M${n(x - 1.5)} ${n(y)}h3v20h-3Z`, tone: 'near' }
}

function arch(x: number, top: number, tone: Tone): Shape {
  return { d: `M${n(x)} 96V${n(top)}a11 11 0 0 1 22 0V96Z`, tone }
}

function bar(x: number, top: number, tone: Tone): Shape {
  return { d: `M${n(x)} 96V${n(top)}h15V96Z`, tone }
}

function spire(x: number, top: number): Shape {
  return { d: `M${n(x)} 96 ${n(x + 3)} ${n(top + 14)} ${n(x + 9)} ${n(top)}l6 14 3 ${n(82 - top)}Z`, tone: 'near' }
}

function bolt(x: number, y: number): Shape {
  return { d: `M${n(x)} ${y}l-9 22h7l-6 20 16-26h-8l8-16Z`, tone: 'hot' }
}

function house(x: number, top: number): Shape {
  return { d: `M${n(x)} 96V${n(top)}l11-11 11 11V96Z`, tone: 'far' }
}

function n(value: number): number {
  return Math.round(value * 10) / 10
}

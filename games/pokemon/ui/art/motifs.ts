import type { EnergyType } from '../../cards/energy-type.ts'
import type { Chance } from './chance.ts'
import { disc, filled, lined, p, ring, type Shape } from './shape.ts'

/** A picture from what a card is: `power` is 0 for a Basic Pokémon and grows with its stage. */
export type Motif = (chance: Chance, power: number) => readonly Shape[]

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)

/** Tongues of fire, more and higher with every stage. */
const flames: Motif = (chance, power) => {
  const count = 5 + power * 2 + Math.floor(chance(0) * 2)
  const step = 136 / count
  return times(count).map((at) => {
    const x = at * step - 8 + chance(at + 1) * 8
    const wide = step * (0.8 + chance(at + 20) * 0.7)
    const tip = 14 + chance(at + 40) * (44 - power * 9)
    const lean = (chance(at + 60) - 0.5) * 16
    const d = `M${p(x - wide)} 80Q${p(x - wide * 0.2)} ${p(tip + 34)} ${p(x + lean)} ${p(tip)}Q${p(x + wide * 0.5)} ${p(tip + 32)} ${p(x + wide)} 80Z`
    return filled(d, 0.45 + chance(at + 80) * 0.5, at % 3 === 1 ? 'hot' : 'own')
  })
}

const embers: Motif = (chance, power) => [
  disc(60, 52, 17 + power * 4, 0.9, 'hot'),
  ...times(9 + power * 3).map((at) => {
    const turn = (at / (9 + power * 3)) * Math.PI * 2 + chance(0)
    const [from, to] = [22 + power * 4, 36 + power * 5 + chance(at + 1) * 26]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return filled(
      `M${p(60 + c * from - s * 5)} ${p(52 + s * from + c * 5)}L${p(60 + c * to)} ${p(52 + s * to)} ${p(60 + c * from + s * 5)} ${p(52 + s * from - c * 5)}Z`,
      0.5 + chance(at + 30) * 0.4,
    )
  }),
]

const waves: Motif = (chance, power) => [
  disc(24 + chance(0) * 70, 14 + chance(1) * 12, 11 + power * 3, 0.75, 'hot'),
  ...times(4 + power).map((at) => {
    const y = 26 + at * (48 / (4 + power))
    const swing = 5 + chance(at + 2) * 8
    const shift = chance(at + 20) * 30
    const d = `M${p(-40 + shift)} ${p(y)}q20 ${p(-swing)} 40 0t40 0 40 0 40 0 40 0V80H-40Z`
    return filled(d, 0.28 + at * 0.13)
  }),
]

const ripples: Motif = (chance, power) => {
  const [x, y] = [34 + chance(0) * 52, 26 + chance(1) * 26]
  return [
    ...times(6 + power).map((at) => ring(x, y, 8 + at * 10, 0.95 - at * 0.1, 4.2)),
    disc(x, y, 3.5, 1, 'hot'),
    ...times(power + 1).map((at) =>
      disc(12 + chance(at + 4) * 96, 8 + chance(at + 9) * 60, 3 + chance(at + 14) * 4, 0.85, 'hot'),
    ),
  ]
}

const leaves: Motif = (chance, power) => {
  const count = 5 + power * 2
  return times(count).map((at) => {
    const turn = -82 + (164 / (count - 1)) * at + (chance(at) - 0.5) * 12
    const long = 44 + chance(at + 20) * 26
    const wide = long * 0.3
    const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
    const at2 = (along: number, side: number) => `${p(60 + s * along + c * side)} ${p(77 - c * along + s * side)}`
    const d = `M60 77Q${at2(long * 0.5, wide)} ${at2(long, 0)}Q${at2(long * 0.5, -wide)} 60 77Z`
    return filled(d, 0.5 + chance(at + 40) * 0.45, at === Math.floor(count / 2) ? 'hot' : 'own')
  })
}

const vines: Motif = (chance, power) =>
  times(3 + power).flatMap((at) => {
    const x = 14 + (92 / (3 + power - 1)) * at
    const sway = 8 + chance(at) * 12
    const stem = lined(
      `M${p(x)} 80C${p(x - sway)} 58 ${p(x + sway)} 34 ${p(x - sway / 2)} ${p(8 + chance(at + 9) * 18)}`,
      0.8,
      3.4,
    )
    const buds = times(3).map((bud) => {
      const y = 62 - bud * 17 - chance(at * 4 + bud) * 6
      const side = bud % 2 === 0 ? 1 : -1
      return filled(
        `M${p(x)} ${p(y)}q${p(side * 7)} -11 ${p(side * 17)} -5q${p(side * -4)} 9 ${p(side * -17)} 5Z`,
        0.6 + chance(at + bud + 30) * 0.35,
        bud === 2 ? 'hot' : 'own',
      )
    })
    return [stem, ...buds]
  })

const bolts: Motif = (chance, power) =>
  times(3 + power).map((at) => {
    const x = 8 + (110 / (3 + power)) * at + chance(at) * 8
    const k = 0.85 + chance(at + 10) * 0.45
    const d = `M${p(x + 12 * k)} -4l${p(-11 * k)} ${p(31 * k)}h${p(10 * k)}l${p(-11 * k)} ${p(37 * k)} ${p(24 * k)} ${p(-45 * k)}h${p(-9 * k)}L${p(x + 25 * k)} -4Z`
    return filled(d, 0.45 + chance(at + 20) * 0.5, at % 3 === 1 ? 'hot' : 'own')
  })

const sparks: Motif = (chance, power) =>
  times(5 + power * 2).flatMap((at) => {
    const [x, y] = [10 + chance(at) * 100, 8 + chance(at + 20) * 62]
    const r = 6 + chance(at + 40) * (9 + power * 3)
    return filled(
      `M${p(x)} ${p(y - r)}l${p(r * 0.28)} ${p(r * 0.72)} ${p(r * 0.72)} ${p(r * 0.28)} ${p(-r * 0.72)} ${p(r * 0.28)} ${p(-r * 0.28)} ${p(r * 0.72)} ${p(-r * 0.28)} ${p(-r * 0.72)} ${p(-r * 0.72)} ${p(-r * 0.28)} ${p(r * 0.72)} ${p(-r * 0.28)}Z`,
      0.6 + chance(at + 60) * 0.4,
      at % 4 === 1 ? 'hot' : 'own',
    )
  })

const rings: Motif = (chance, power) => {
  const [x, y] = [40 + chance(0) * 40, 30 + chance(1) * 16]
  return [
    ...times(7 + power * 2).map((at) => ring(x, y, 6 + at * (9 - power), 0.9 - at * 0.07, 3)),
    disc(x + 20, y + 14, 6 + power * 1.5, 0.95, 'hot'),
    ...(power > 0 ? [disc(x - 24, y - 8, 4 + power, 0.95, 'hot')] : []),
  ]
}

const rays: Motif = (chance, power) => {
  const x = 44 + chance(0) * 32
  const count = 13 + power * 4
  return [
    ...times(count).map((at) => {
      const turn = Math.PI * (0.05 + (0.9 / (count - 1)) * at)
      return lined(
        `M${p(x)} -6L${p(x + Math.cos(turn) * 84)} ${p(-6 + Math.sin(turn) * 84)}`,
        0.35 + ((at * 7) % 10) / 18,
        1.8,
      )
    }),
    disc(x, 58, 8 + power * 2, 0.95, 'hot'),
    disc(x - 32, 46, 5, 0.9),
    disc(x + 32, 46, 5, 0.9),
  ]
}

const ridges: Motif = (chance, power) =>
  times(4 + power).map((at) => {
    const y = 84 - at * (60 / (4 + power))
    const [a, b, c] = [26 + chance(at) * 12, 56 + chance(at + 10) * 12, 86 + chance(at + 20) * 12]
    return lined(
      `M-4 ${p(y)}L${p(a)} ${p(y - 26)} ${p(b)} ${p(y - 6)} ${p(c)} ${p(y - 30)} 124 ${p(y - 4)}`,
      0.95 - at * 0.13,
      5,
      at === 1 ? 'hot' : 'own',
    )
  })

const boulders: Motif = (chance, power) => [
  disc(20 + chance(50) * 80, 20 + chance(51) * 8, 9 + power * 3, 0.85, 'hot'),
  ...times(5 + power).map((at) => {
    const x = (116 / (4 + power)) * at + chance(at) * 10
    const k = 20 + chance(at + 10) * 15 + power * 3
    const y = 82 - chance(at + 20) * 4
    const d = `M${p(x - k)} ${p(y)}l${p(k * 0.2)} ${p(-k * 0.9)} ${p(k * 0.6)} ${p(-k * 0.5)} ${p(k * 0.7)} ${p(k * 0.2)} ${p(k * 0.5)} ${p(k * 1.2)}Z`
    return filled(d, 0.5 + chance(at + 30) * 0.4)
  }),
]

const arches: Motif = (chance, power) => {
  const x = 46 + chance(0) * 28
  const count = 6 + power
  return [
    ...times(count).map((at) => {
      const r = 54 - at * (46 / count)
      return lined(`M${p(x - r)} 80a${p(r)} ${p(r)} 0 0 1 ${p(2 * r)} 0`, 0.9 - at * 0.09, 4)
    }),
    disc(12 + chance(1) * 96, 14, 5 + power * 2, 0.85, 'hot'),
  ]
}

const feathers: Motif = (chance, power) =>
  times(5 + power).map((at) => {
    const y = 14 + at * (66 / (5 + power))
    const bend = 16 + chance(at) * 16
    const d = `M${p(4 + chance(at + 5) * 22)} ${p(y)}q46 ${p(-bend)} ${p(78 + chance(at + 10) * 26)} 6q-48 ${p(bend * 0.4)} -84 -6Z`
    return filled(d, 0.5 + chance(at + 20) * 0.4, at === 1 ? 'hot' : 'own')
  })

/** Each type has its motifs; a card's id decides between them. */
export const MOTIFS: Readonly<Record<EnergyType, readonly [Motif, Motif]>> = {
  Fire: [flames, embers],
  Water: [waves, ripples],
  Grass: [leaves, vines],
  Lightning: [bolts, sparks],
  Psychic: [rings, rays],
  Fighting: [ridges, boulders],
  Colorless: [arches, feathers],
}

/** Trainers are people and their things: tiles of quarter circles, as on an inlaid box. */
export const inlay: Motif = (chance) =>
  times(15).flatMap((at) => {
    const [x, y] = [(at % 5) * 26 - 5, Math.floor(at / 5) * 26]
    const corner = Math.floor(chance(at) * 5)
    if (corner === 4) return []
    const [cx, cy] = [x + (corner % 2) * 26, y + Math.floor(corner / 2) * 26]
    const [dx, dy] = [corner % 2 === 0 ? 26 : -26, corner < 2 ? 26 : -26]
    const sweep = dx > 0 === dy > 0 ? 1 : 0
    const d = `M${p(cx)} ${p(cy)}h${dx}a26 26 0 0 ${sweep} ${-dx} ${dy}Z`
    return [filled(d, 0.4 + chance(at + 30) * 0.5, chance(at + 60) < 0.22 ? 'hot' : 'own')]
  })

/** How somebody plays. All of them are met on every evening. */
export interface Manners {
  /** How often they think long, and how long they think then and else, in milliseconds. */
  readonly ponders: number
  readonly thinks: readonly [number, number]
  readonly pondersFor: readonly [number, number]
  /** How often they press twice. */
  readonly doubles: number
  /** How often they take back what they did, ask the others for it, or leave. */
  readonly undoes: number
  readonly offers: number
  readonly leaves: number
  /** How often they want something done about somebody who is waited for too long. */
  readonly proposes: number
  /** How often, while they follow a table, the line is lost in a tunnel within a minute. */
  readonly tunnels: number
  readonly tabs: 1 | 2
}

const PATIENT: Manners = {
  ponders: 0.2,
  thinks: [30_000, 360_000],
  pondersFor: [360_000, 480_000],
  doubles: 0,
  undoes: 0.02,
  offers: 0.01,
  leaves: 0.002,
  proposes: 0.3,
  tunnels: 0.01,
  tabs: 1,
}

export const MANNERS: readonly Manners[] = [
  PATIENT,
  PATIENT,
  { ...PATIENT, thinks: [500, 8_000], doubles: 0.5, undoes: 0.05 },
  { ...PATIENT, tunnels: 0.3 },
  { ...PATIENT, tabs: 2 },
]

/** Whoever only looks in does not think for long: they have come to answer. */
export function lookingIn(manners: Manners): Manners {
  return { ...manners, thinks: [2_000, 45_000], pondersFor: [45_000, 150_000] }
}

import type { ProblemCode } from './problem-codes.ts'

/** Who may use a route: those who play at the table, its host, those who may see it, guests, those whose name a passkey keeps, or everybody. */
export type Access = 'everybody' | 'guest' | 'kept' | 'who-may-see' | 'guest-who-may-see' | 'player' | 'host'

/** Who asks, as seen from a table by invitation. */
export const roles = ['nobody', 'forged', 'stranger', 'kept', 'invited', 'left', 'player', 'host', 'banned'] as const
export type Role = (typeof roles)[number]

const SEES: ReadonlySet<Role> = new Set<Role>(['invited', 'left', 'player', 'host'])

/** With which problem somebody is turned away from a route for who they are; null where they are not. */
export function refusalFor(access: Access, role: Role): ProblemCode | null {
  if (role === 'banned') return 'banned'
  if (access === 'everybody') return null
  if (access === 'who-may-see') return SEES.has(role) ? null : 'invite-needed'
  if (role === 'nobody') return 'no-identity'
  if (role === 'forged') return 'bad-identity'
  switch (access) {
    case 'guest':
      return null
    case 'kept':
      return role === 'kept' ? null : 'not-kept'
    case 'guest-who-may-see':
      return SEES.has(role) ? null : 'invite-needed'
    case 'player':
      return role === 'player' || role === 'host' ? null : 'not-seated'
    case 'host':
      return role === 'host' ? null : 'not-host'
  }
}

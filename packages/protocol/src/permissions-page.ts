import { type Access, refusalFor, type Role, roles } from './permissions.ts'
import { mailRoutes } from './reminder-routes.ts'
import { routes, streamRequest, streamRoute } from './routes.ts'

const ROLES: Readonly<Record<Role, string>> = {
  nobody: 'no cookie',
  forged: 'a cookie of somebody else’s making',
  stranger: 'a guest',
  kept: 'a name with a passkey',
  invited: 'a guest with the link',
  left: 'who left',
  player: 'a player',
  host: 'the host',
  banned: 'who is banned',
}

/** Every route, with who may use it. */
export const permissions: readonly (readonly [string, Access])[] = [
  ...Object.entries(routes).map(([name, { access }]) => [name, access] as const),
  [streamRoute, streamRequest.access],
  ...mailRoutes.map((name) => [name, 'everybody'] as const),
]

/** The matrix of routes and roles, for people. */
export function permissionsPage(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    '# Who may use which route',
    '',
    'Made from the table of routes (`packages/protocol/src/routes.ts`) by `npm run permissions`, and held against a running server, cell by cell,',
    'by `packages/server/src/permissions.test.ts`. The table is one by invitation, at which two people and somebody who left have played. A name is the',
    'problem with which somebody is turned away for who they are; `yes` says that they are not, and the rest is up to the rules. `GET /api/tables?which=open`',
    'is for everybody. Where a table lets nobody look on, who only has the link is turned away as `no-spectators` once its game has begun, at every door that shows it',
    '(`packages/server/src/spectators.test.ts`).',
    '',
    row(['route', ...roles.map((role) => ROLES[role])]),
    row(['---', ...roles.map(() => '---')]),
    ...permissions.map(([name, access]) =>
      row([`\`${name}\``, ...roles.map((role) => refusalFor(access, role) ?? 'yes')]),
    ),
    '',
  ].join('\n')
}

/** All that is kept, part by part, with columns that are the same in both databases. What refers to another comes after it. */
export const parts = {
  tables: {
    columns: [
      'id',
      'game',
      'options',
      'visibility',
      'status',
      'host',
      'seats',
      'invite',
      'seed',
      'offer',
      'rematch',
      'waiting_for',
      'winners',
      'updated',
      'allows_second_looks',
      'version',
      'day',
      'opened_from',
      'origin',
      'deal',
      'hints',
      'opening',
      'pace',
      'due',
      'allows_spectators',
      'helped',
    ],
    order: 'id',
  },
  people: { columns: ['person', 'table_id', 'standing'], order: 'person, table_id' },
  entries: {
    columns: ['table_id', 'seq', 'entry', 'key', 'digest', 'branch_id', 'fingerprint'],
    order: 'table_id, seq',
  },
  tickets: {
    columns: ['table_id', 'key', 'digest', 'seq', 'branch_id', 'fingerprint', 'counted_as'],
    order: 'table_id, key',
  },
  snapshots: { columns: ['table_id', 'snapshot', 'entries', 'outline'], order: 'table_id' },
  beginnings: { columns: ['table_id', 'beginning'], order: 'table_id' },
  faults: { columns: ['table_id', 'at', 'message', 'stack', 'answer', 'seq'], order: 'table_id, at, message' },
  deals: {
    columns: ['id', 'game', 'options', 'seats', 'seed', 'day', 'opened_by', 'opened_by_name', 'created', 'closes'],
    order: 'id',
  },
  deal_games: { columns: ['deal_id', 'person', 'table_id', 'begun'], order: 'deal_id, person' },
  accounts: { columns: ['person', 'handle', 'name', 'since'], order: 'person' },
  name_looks: { columns: ['looks', 'person'], order: 'looks' },
  passkeys: {
    columns: ['id', 'person', 'key', 'counter', 'transports', 'label', 'since', 'used', 'synced'],
    order: 'id',
  },
  recovery_codes: { columns: ['hash', 'person'], order: 'hash' },
  sessions: { columns: ['id', 'person', 'since', 'seen'], order: 'id' },
  refusals: { columns: ['day', 'kind', 'count'], order: 'day, kind' },
  house: { columns: ['id', 'time'], order: 'id' },
  push_endpoints: { columns: ['endpoint', 'person', 'p256dh', 'auth', 'wait', 'made'], order: 'endpoint' },
  mail_addresses: { columns: ['id', 'person', 'address', 'confirmed', 'wait', 'made'], order: 'id' },
  told_turns: { columns: ['table_id', 'person', 'channel', 'turn'], order: 'table_id, person, channel' },
  push_keys: { columns: ['name', 'secret'], order: 'name' },
  talk_lines: {
    columns: ['table_id', 'number', 'person', 'seat', 'name', 'said', 'at', 'key'],
    order: 'table_id, number',
  },
  talk_writers: { columns: ['table_id', 'person'], order: 'table_id, person' },
  talk_reports: {
    columns: ['table_id', 'number', 'reporter', 'reporter_name', 'about', 'about_name', 'said', 'before', 'at'],
    order: 'table_id, number, reporter',
  },
  bans: { columns: ['kind', 'who', 'since', 'until', 'reason'], order: 'kind, who' },
} as const

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as readonly PartName[]

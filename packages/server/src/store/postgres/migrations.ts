/**
 * Applied in order, each once; `turnwright.schema` says how many the database has seen. Never change one: add one. While
 * a new version comes up the old one still runs on the same database, so a migration only adds, and what it adds has a
 * default.
 *
 * Nothing refers to a table by a foreign key: every change goes through its row in `tables`, which is the fence. No index
 * holds what an answer changes, so that an answer's new row stays on its page.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE turnwright.tables (
     id TEXT COLLATE "C" PRIMARY KEY,
     game TEXT NOT NULL,
     options TEXT NOT NULL,
     visibility TEXT NOT NULL,
     status TEXT NOT NULL,
     host TEXT NOT NULL,
     seats TEXT NOT NULL,
     invite TEXT NOT NULL,
     seed TEXT NOT NULL,
     offer TEXT,
     rematch TEXT COLLATE "C",
     waiting_for TEXT NOT NULL,
     winners TEXT,
     updated BIGINT NOT NULL,
     allows_second_looks SMALLINT NOT NULL,
     version INTEGER NOT NULL,
     day INTEGER NOT NULL,
     opened_from TEXT NOT NULL
   ) WITH (fillfactor = 70);
   CREATE INDEX open_tables ON turnwright.tables (opened_from) WHERE status = 'gathering' AND visibility = 'open';
   CREATE INDEX faulted_tables ON turnwright.tables (id) WHERE status = 'faulted';
   CREATE INDEX untouched_tables ON turnwright.tables (status, day, id);
   CREATE INDEX rematches ON turnwright.tables (rematch) WHERE rematch IS NOT NULL;

   CREATE TABLE turnwright.people (
     person TEXT COLLATE "C" NOT NULL,
     table_id TEXT COLLATE "C" NOT NULL,
     standing TEXT NOT NULL,
     PRIMARY KEY (person, table_id)
   );
   CREATE INDEX people_by_table ON turnwright.people (table_id);

   CREATE TABLE turnwright.entries (
     table_id TEXT COLLATE "C" NOT NULL,
     seq INTEGER NOT NULL,
     entry TEXT NOT NULL,
     key TEXT COLLATE "C",
     digest TEXT,
     branch_id INTEGER,
     fingerprint TEXT,
     PRIMARY KEY (table_id, seq)
   );
   CREATE UNIQUE INDEX keys ON turnwright.entries (table_id, key) WHERE key IS NOT NULL;

   CREATE TABLE turnwright.tickets (
     table_id TEXT COLLATE "C" NOT NULL,
     key TEXT COLLATE "C" NOT NULL,
     digest TEXT NOT NULL,
     seq INTEGER NOT NULL,
     branch_id INTEGER NOT NULL,
     fingerprint TEXT NOT NULL,
     PRIMARY KEY (table_id, key)
   );

   CREATE TABLE turnwright.snapshots (
     table_id TEXT COLLATE "C" PRIMARY KEY,
     snapshot TEXT NOT NULL,
     entries INTEGER NOT NULL,
     outline TEXT NOT NULL
   );

   CREATE TABLE turnwright.faults (
     table_id TEXT COLLATE "C" NOT NULL,
     at BIGINT NOT NULL,
     message TEXT NOT NULL,
     stack TEXT NOT NULL,
     answer TEXT
   );
   CREATE INDEX faults_by_table ON turnwright.faults (table_id);

   CREATE TABLE turnwright.refusals (
     day TEXT NOT NULL,
     kind TEXT NOT NULL,
     count BIGINT NOT NULL,
     PRIMARY KEY (day, kind)
   );`,
  `ALTER TABLE turnwright.tables ADD COLUMN origin TEXT, ADD COLUMN deal TEXT;
   CREATE TABLE turnwright.beginnings (
     table_id TEXT COLLATE "C" PRIMARY KEY,
     beginning TEXT NOT NULL
   );`,
  `CREATE TABLE turnwright.deals (
     id TEXT COLLATE "C" PRIMARY KEY,
     game TEXT NOT NULL,
     options TEXT NOT NULL,
     seats TEXT NOT NULL,
     seed TEXT NOT NULL,
     day TEXT,
     opened_by TEXT COLLATE "C",
     opened_by_name TEXT,
     created BIGINT NOT NULL,
     closes BIGINT NOT NULL
   );
   CREATE UNIQUE INDEX deals_of_days ON turnwright.deals (game, day) WHERE day IS NOT NULL;
   CREATE INDEX deals_opened ON turnwright.deals (opened_by, closes) WHERE opened_by IS NOT NULL;
   CREATE INDEX deals_closed ON turnwright.deals (closes);
   CREATE TABLE turnwright.deal_games (
     deal_id TEXT COLLATE "C" NOT NULL,
     person TEXT COLLATE "C" NOT NULL,
     table_id TEXT COLLATE "C" NOT NULL,
     begun BIGINT NOT NULL,
     PRIMARY KEY (deal_id, person)
   );
   CREATE INDEX deal_games_by_table ON turnwright.deal_games (table_id);`,
  `CREATE TABLE turnwright.leases (
     name TEXT COLLATE "C" PRIMARY KEY,
     node TEXT NOT NULL,
     epoch BIGINT NOT NULL,
     until TIMESTAMPTZ NOT NULL
   ) WITH (fillfactor = 50);

   CREATE TABLE turnwright.cookie_keys (
     secret BYTEA PRIMARY KEY,
     made TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
   );`,
]

/** Applied in order, each once; the database's user_version says how many it has seen. Never change one: add one. */
export const migrations: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     options TEXT NOT NULL,
     visibility TEXT NOT NULL,
     status TEXT NOT NULL,
     host TEXT NOT NULL,
     seats TEXT NOT NULL,
     invite TEXT NOT NULL,
     seed TEXT NOT NULL,
     offer TEXT,
     rematch TEXT,
     waiting_for TEXT NOT NULL,
     winners TEXT,
     updated INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX open_tables ON tables (updated) WHERE status = 'gathering' AND visibility = 'open';
   CREATE INDEX faulted_tables ON tables (id) WHERE status = 'faulted';

   CREATE TABLE people (
     person TEXT NOT NULL,
     table_id TEXT NOT NULL REFERENCES tables (id),
     PRIMARY KEY (person, table_id)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id),
     seq INTEGER NOT NULL,
     entry TEXT NOT NULL,
     key TEXT,
     digest TEXT,
     branch_id INTEGER,
     fingerprint TEXT,
     PRIMARY KEY (table_id, seq)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE snapshots (
     table_id TEXT PRIMARY KEY REFERENCES tables (id),
     snapshot TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE faults (
     table_id TEXT NOT NULL REFERENCES tables (id),
     at INTEGER NOT NULL,
     message TEXT NOT NULL,
     stack TEXT NOT NULL,
     answer TEXT
   ) STRICT;`,
  `CREATE TABLE tickets (
     table_id TEXT NOT NULL REFERENCES tables (id),
     key TEXT NOT NULL,
     digest TEXT NOT NULL,
     seq INTEGER NOT NULL,
     branch_id INTEGER NOT NULL,
     fingerprint TEXT NOT NULL,
     PRIMARY KEY (table_id, key)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE tables ADD COLUMN allows_second_looks INTEGER NOT NULL DEFAULT 1;`,
  'ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;',
  `ALTER TABLE snapshots ADD COLUMN entries INTEGER;
   ALTER TABLE snapshots ADD COLUMN outline TEXT;
   CREATE INDEX keys ON entries (table_id, key) WHERE key IS NOT NULL;`,
  `CREATE TABLE refusals (
     day TEXT NOT NULL,
     kind TEXT NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (day, kind)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX untouched_tables ON tables (status, updated, id);
   CREATE INDEX people_by_table ON people (table_id);
   CREATE INDEX faults_by_table ON faults (table_id);
   CREATE INDEX rematches ON tables (rematch) WHERE rematch IS NOT NULL;`,
  `UPDATE entries SET key = NULL WHERE key IS NOT NULL AND EXISTS (
     SELECT 1 FROM entries AS first INDEXED BY keys WHERE first.table_id = entries.table_id
     AND first.key = entries.key AND first.key IS NOT NULL AND first.seq < entries.seq
   );
   DROP INDEX keys;
   CREATE UNIQUE INDEX keys ON entries (table_id, key) WHERE key IS NOT NULL;
   ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
   UPDATE tables SET day = updated / 86400000;
   DROP INDEX untouched_tables;
   CREATE INDEX untouched_tables ON tables (status, day, id);`,
  `CREATE TABLE commits (n INTEGER NOT NULL) STRICT;
   INSERT INTO commits VALUES (0);`,
  `ALTER TABLE tables ADD COLUMN opened_from TEXT NOT NULL DEFAULT '';
   UPDATE tables SET opened_from = id;
   CREATE INDEX open_from ON tables (opened_from, updated) WHERE status = 'gathering' AND visibility = 'open';
   ALTER TABLE people ADD COLUMN standing TEXT NOT NULL DEFAULT 'here';
   UPDATE people SET standing = 'gone' WHERE NOT EXISTS (
     SELECT 1 FROM tables LEFT JOIN json_each(tables.seats) AS seat WHERE tables.id = people.table_id
     AND (seat.value ->> 'person' = people.person AND NOT seat.value ->> 'left' OR tables.host = people.person)
   );
   UPDATE people SET standing = 'kept' WHERE standing = 'gone' AND EXISTS (
     SELECT 1 FROM tables JOIN json_each(tables.seats) AS seat
     WHERE tables.id = people.table_id AND seat.value ->> 'keptFor' = people.person
   );`,
  `ALTER TABLE tables ADD COLUMN origin TEXT;
   ALTER TABLE tables ADD COLUMN deal TEXT;
   CREATE TABLE beginnings (
     table_id TEXT PRIMARY KEY REFERENCES tables (id),
     beginning TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE deals (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     options TEXT NOT NULL,
     seats TEXT NOT NULL,
     seed TEXT NOT NULL,
     day TEXT,
     opened_by TEXT,
     opened_by_name TEXT,
     created INTEGER NOT NULL,
     closes INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX deals_of_days ON deals (game, day) WHERE day IS NOT NULL;
   CREATE INDEX deals_opened ON deals (opened_by, closes) WHERE opened_by IS NOT NULL;
   CREATE INDEX deals_closed ON deals (closes);
   CREATE TABLE deal_games (
     deal_id TEXT NOT NULL REFERENCES deals (id),
     person TEXT NOT NULL,
     table_id TEXT NOT NULL,
     begun INTEGER NOT NULL,
     PRIMARY KEY (deal_id, person)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deal_games_by_table ON deal_games (table_id);`,
]

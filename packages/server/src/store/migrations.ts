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
  `ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT '{"rule":"bots","given":[]}';`,
  `ALTER TABLE tables ADD COLUMN opening TEXT;
   ALTER TABLE faults ADD COLUMN seq INTEGER;
   CREATE TABLE bans (
     kind TEXT NOT NULL,
     who TEXT NOT NULL,
     since INTEGER NOT NULL,
     until INTEGER,
     reason TEXT NOT NULL,
     PRIMARY KEY (kind, who)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE tables ADD COLUMN pace TEXT;
   ALTER TABLE tables ADD COLUMN due INTEGER;
   CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL AND status = 'playing';
   CREATE TABLE house (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     time INTEGER NOT NULL
   ) STRICT;`,
  `CREATE TABLE accounts (
     person TEXT PRIMARY KEY,
     handle TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE name_looks (
     looks TEXT PRIMARY KEY,
     person TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX name_looks_of ON name_looks (person);
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     key TEXT NOT NULL,
     counter INTEGER NOT NULL,
     transports TEXT NOT NULL,
     label TEXT NOT NULL,
     since INTEGER NOT NULL,
     used INTEGER,
     synced INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX passkeys_of ON passkeys (person);
   CREATE TABLE recovery_codes (
     hash TEXT PRIMARY KEY,
     person TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX recovery_codes_of ON recovery_codes (person);
   CREATE TABLE sessions (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     since INTEGER NOT NULL,
     seen INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_of ON sessions (person);
   CREATE TABLE ceremonies (
     browser TEXT PRIMARY KEY,
     purpose TEXT NOT NULL,
     challenge TEXT NOT NULL,
     person TEXT,
     handle TEXT,
     until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX ceremonies_until ON ceremonies (until);
   CREATE INDEX deal_games_of ON deal_games (person);`,
  `CREATE TABLE push_endpoints (
     endpoint TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     wait INTEGER NOT NULL,
     made INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX push_by_person ON push_endpoints (person);
   CREATE TABLE mail_addresses (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     address TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     wait INTEGER NOT NULL,
     made INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX mail_by_person ON mail_addresses (person);
   CREATE TABLE told_turns (
     table_id TEXT NOT NULL REFERENCES tables (id),
     person TEXT NOT NULL,
     channel TEXT NOT NULL,
     turn INTEGER NOT NULL,
     PRIMARY KEY (table_id, person, channel)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX told_by_person ON told_turns (person);
   CREATE TABLE push_keys (
     name TEXT PRIMARY KEY,
     secret TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE talk_lines (
     table_id TEXT NOT NULL REFERENCES tables (id),
     number INTEGER NOT NULL,
     person TEXT NOT NULL,
     seat INTEGER NOT NULL,
     name TEXT NOT NULL,
     said TEXT NOT NULL,
     at INTEGER NOT NULL,
     key TEXT NOT NULL,
     PRIMARY KEY (table_id, number)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX talk_by_key ON talk_lines (table_id, key);
   CREATE INDEX talk_by_person ON talk_lines (person);
   CREATE TABLE talk_writers (
     table_id TEXT NOT NULL REFERENCES tables (id),
     person TEXT NOT NULL,
     PRIMARY KEY (table_id, person)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX writers_by_person ON talk_writers (person);
   CREATE TABLE talk_reports (
     table_id TEXT NOT NULL,
     number INTEGER NOT NULL,
     reporter TEXT NOT NULL,
     reporter_name TEXT NOT NULL,
     about TEXT NOT NULL,
     about_name TEXT NOT NULL,
     said TEXT NOT NULL,
     before TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (table_id, number, reporter)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX reports_by_time ON talk_reports (at);`,
  'ALTER TABLE tables ADD COLUMN allows_spectators INTEGER NOT NULL DEFAULT 1;',
  `ALTER TABLE tickets ADD COLUMN counted_as TEXT NOT NULL DEFAULT '';`,
  `ALTER TABLE tables ADD COLUMN helped TEXT NOT NULL DEFAULT '[]';`,
  `ALTER TABLE tables ADD COLUMN bots_asked TEXT;
   UPDATE tables SET bots_asked = iif(EXISTS (
     SELECT 1 FROM json_each(seats) AS seat WHERE seat.value ->> 'kind' = 'person' AND NOT seat.value ->> 'left'
   ), 'people', 'bots')
   WHERE status = 'playing' AND EXISTS (
     SELECT 1 FROM json_each(waiting_for) AS asked JOIN json_each(tables.seats) AS seat ON seat.key = asked.value ->> 'seat'
     WHERE seat.value ->> 'kind' = 'bot' OR seat.value ->> 'kind' = 'person' AND NOT seat.value ->> 'left' AND (
       pace ->> ('$.standIns[' || seat.key || ']') IS NOT NULL OR pace ->> '$.rule.whenOver' = 'bot'
       AND EXISTS (SELECT 1 FROM json_each(tables.pace, '$.over') AS late WHERE late.value = seat.key)
     )
   );
   CREATE INDEX asked_bots ON tables (bots_asked, id) WHERE bots_asked IS NOT NULL AND status = 'playing';`,
  `ALTER TABLE tables ADD COLUMN scores TEXT;
   UPDATE tables SET scores = (SELECT snapshot -> '$.result.scores' FROM snapshots WHERE table_id = id)
   WHERE status = 'finished' AND deal IS NOT NULL;`,
]

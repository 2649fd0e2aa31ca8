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
  `ALTER TABLE turnwright.tables ADD COLUMN hints TEXT NOT NULL DEFAULT '{"rule":"bots","given":[]}';`,
  `ALTER TABLE turnwright.tables ADD COLUMN opening TEXT;
   ALTER TABLE turnwright.faults ADD COLUMN seq INTEGER;
   ALTER TABLE turnwright.snapshots ALTER COLUMN outline DROP NOT NULL;
   CREATE TABLE turnwright.bans (
     kind TEXT NOT NULL,
     who TEXT COLLATE "C" NOT NULL,
     since BIGINT NOT NULL,
     until BIGINT,
     reason TEXT NOT NULL,
     PRIMARY KEY (kind, who)
   );`,
  // Where there is no clock nothing of this is in an index, and an answer changes none.
  `ALTER TABLE turnwright.tables ADD COLUMN pace TEXT, ADD COLUMN due BIGINT;
   CREATE INDEX due_tables ON turnwright.tables (due) WHERE due IS NOT NULL AND status = 'playing';
   CREATE TABLE turnwright.house (
     id SMALLINT PRIMARY KEY CHECK (id = 1),
     time BIGINT NOT NULL
   ) WITH (fillfactor = 50);`,
  `CREATE TABLE turnwright.accounts (
     person TEXT COLLATE "C" PRIMARY KEY,
     handle TEXT COLLATE "C" NOT NULL UNIQUE,
     name TEXT NOT NULL,
     since BIGINT NOT NULL
   );
   CREATE TABLE turnwright.name_looks (
     looks TEXT COLLATE "C" PRIMARY KEY,
     person TEXT COLLATE "C" NOT NULL
   );
   CREATE INDEX name_looks_of ON turnwright.name_looks (person);
   CREATE TABLE turnwright.passkeys (
     id TEXT COLLATE "C" PRIMARY KEY,
     person TEXT COLLATE "C" NOT NULL,
     key TEXT NOT NULL,
     counter BIGINT NOT NULL,
     transports TEXT NOT NULL,
     label TEXT NOT NULL,
     since BIGINT NOT NULL,
     used BIGINT,
     synced BIGINT NOT NULL
   );
   CREATE INDEX passkeys_of ON turnwright.passkeys (person);
   CREATE TABLE turnwright.recovery_codes (
     hash TEXT COLLATE "C" PRIMARY KEY,
     person TEXT COLLATE "C" NOT NULL
   );
   CREATE INDEX recovery_codes_of ON turnwright.recovery_codes (person);
   CREATE TABLE turnwright.sessions (
     id TEXT COLLATE "C" PRIMARY KEY,
     person TEXT COLLATE "C" NOT NULL,
     since BIGINT NOT NULL,
     seen BIGINT NOT NULL
   );
   CREATE INDEX sessions_of ON turnwright.sessions (person);
   CREATE TABLE turnwright.ceremonies (
     browser TEXT COLLATE "C" PRIMARY KEY,
     purpose TEXT NOT NULL,
     challenge TEXT NOT NULL,
     person TEXT COLLATE "C",
     handle TEXT COLLATE "C",
     until BIGINT NOT NULL
   );
   CREATE INDEX ceremonies_until ON turnwright.ceremonies (until);
   CREATE INDEX deal_games_of ON turnwright.deal_games (person);`,
  `CREATE TABLE turnwright.push_endpoints (
     endpoint TEXT COLLATE "C" PRIMARY KEY,
     person TEXT COLLATE "C" NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     wait BIGINT NOT NULL,
     made BIGINT NOT NULL
   );
   CREATE INDEX push_by_person ON turnwright.push_endpoints (person);
   CREATE TABLE turnwright.mail_addresses (
     id TEXT COLLATE "C" PRIMARY KEY,
     person TEXT COLLATE "C" NOT NULL,
     address TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     wait BIGINT NOT NULL,
     made BIGINT NOT NULL
   );
   CREATE INDEX mail_by_person ON turnwright.mail_addresses (person);
   CREATE TABLE turnwright.told_turns (
     table_id TEXT COLLATE "C" NOT NULL,
     person TEXT COLLATE "C" NOT NULL,
     channel TEXT COLLATE "C" NOT NULL,
     turn INTEGER NOT NULL,
     PRIMARY KEY (table_id, person, channel)
   );
   CREATE INDEX told_by_person ON turnwright.told_turns (person);
   CREATE TABLE turnwright.push_keys (
     name TEXT PRIMARY KEY,
     secret TEXT NOT NULL
   );`,
  `CREATE TABLE turnwright.talk_lines (
     table_id TEXT COLLATE "C" NOT NULL,
     number INTEGER NOT NULL,
     person TEXT COLLATE "C" NOT NULL,
     seat INTEGER NOT NULL,
     name TEXT NOT NULL,
     said TEXT NOT NULL,
     at BIGINT NOT NULL,
     key TEXT COLLATE "C" NOT NULL,
     PRIMARY KEY (table_id, number)
   );
   CREATE UNIQUE INDEX talk_by_key ON turnwright.talk_lines (table_id, key);
   CREATE INDEX talk_by_person ON turnwright.talk_lines (person);
   CREATE TABLE turnwright.talk_writers (
     table_id TEXT COLLATE "C" NOT NULL,
     person TEXT COLLATE "C" NOT NULL,
     PRIMARY KEY (table_id, person)
   );
   CREATE INDEX writers_by_person ON turnwright.talk_writers (person);
   CREATE TABLE turnwright.talk_reports (
     table_id TEXT COLLATE "C" NOT NULL,
     number INTEGER NOT NULL,
     reporter TEXT COLLATE "C" NOT NULL,
     reporter_name TEXT NOT NULL,
     about TEXT COLLATE "C" NOT NULL,
     about_name TEXT NOT NULL,
     said TEXT NOT NULL,
     before TEXT NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (table_id, number, reporter)
   );
   CREATE INDEX reports_by_time ON turnwright.talk_reports (at);`,
  'ALTER TABLE turnwright.tables ADD COLUMN allows_spectators SMALLINT NOT NULL DEFAULT 1;',
  `ALTER TABLE turnwright.tickets ADD COLUMN counted_as TEXT NOT NULL DEFAULT '';`,
  `ALTER TABLE turnwright.tables ADD COLUMN helped TEXT NOT NULL DEFAULT '[]';`,
  `ALTER TABLE turnwright.tables ADD COLUMN bots_asked TEXT COLLATE "C";
   UPDATE turnwright.tables SET bots_asked = CASE WHEN EXISTS (
     SELECT 1 FROM jsonb_array_elements(seats::jsonb) AS seat
     WHERE seat ->> 'kind' = 'person' AND NOT (seat ->> 'left')::boolean
   ) THEN 'people' ELSE 'bots' END
   WHERE status = 'playing' AND EXISTS (
     SELECT 1 FROM jsonb_array_elements(waiting_for::jsonb) AS asked CROSS JOIN LATERAL (
       SELECT (asked ->> 'seat')::int AS at, seats::jsonb -> (asked ->> 'seat')::int AS seat
     ) AS place
     WHERE seat ->> 'kind' = 'bot' OR seat ->> 'kind' = 'person' AND NOT (seat ->> 'left')::boolean AND (
       pace::jsonb -> 'standIns' ->> at IS NOT NULL
       OR pace::jsonb -> 'rule' ->> 'whenOver' = 'bot' AND pace::jsonb -> 'over' @> to_jsonb(at)
     )
   );
   CREATE INDEX asked_bots ON turnwright.tables (bots_asked, id) WHERE bots_asked IS NOT NULL AND status = 'playing';`,
  `ALTER TABLE turnwright.tables ADD COLUMN scores TEXT;
   UPDATE turnwright.tables SET scores = (
     SELECT (snapshot::json -> 'result' -> 'scores')::text FROM turnwright.snapshots WHERE table_id = id
   )
   WHERE status = 'finished' AND deal IS NOT NULL;`,
]

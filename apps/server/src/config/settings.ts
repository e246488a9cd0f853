import * as v from 'valibot'
import { bundlerSettings } from './bundlerSettings.js'
import { chainSettings } from './chainSettings.js'
import { historySettings } from './historySettings.js'
import { nameSettings } from './nameSettings.js'
import { Networks } from './networks.js'
import { onrampSettings } from './onrampSettings.js'
import { outsideSettings } from './outsideSettings.js'
import { relaySettings } from './relaySettings.js'
import { signInSettings } from './signInSettings.js'
import { swapSettings } from './swapSettings.js'
import { walletSettings } from './walletSettings.js'
import { whole } from './whole.js'

const Token = v.pipe(
  v.string(),
  v.regex(
    /^$|^\S{16,1000}$/,
    'must be 16 characters or more, without spaces. One that cannot be guessed: openssl rand -hex 24',
  ),
)

/**
 * Every setting of the server: its name in the environment, its default as it would be written there,
 * what it does, and what it may be. `docs/server.md` has a row for each.
 */
export const settings = {
  host: {
    name: 'FOYER_SERVER_HOST',
    fallback: '127.0.0.1',
    says: 'The address to listen on. `0.0.0.0` in a container.',
    shape: v.pipe(v.string(), v.minLength(1)),
  },
  port: {
    name: 'FOYER_SERVER_PORT',
    fallback: '4200',
    says: 'The port to listen on; `0` takes a free one.',
    shape: whole(0, 65_535),
  },
  dataFolder: {
    name: 'FOYER_DATA',
    fallback: './data/pg',
    says: 'The folder of the embedded database. Used when `DATABASE_URL` is not set.',
    shape: v.pipe(v.string(), v.minLength(1)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    says: 'A PostgreSQL, 15 or newer: `postgres://user:password@host/database`. Needed for several processes.',
    shape: v.pipe(
      v.string(),
      v.regex(/^$|^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://'),
    ),
  },
  databaseConnections: {
    name: 'FOYER_DATABASE_CONNECTIONS',
    fallback: '10',
    says: 'Connections to PostgreSQL that this process keeps at most.',
    shape: whole(2, 1_000),
  },
  redisUrl: {
    name: 'REDIS_URL',
    fallback: '',
    says: 'A Redis in which several processes count requests and keep the messages of the relay: `redis://user:password@host:6379/0`, `rediss://` with TLS. Empty: both are in the database, and the relay is served by one process.',
    shape: v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || (/^rediss?:\/\//.test(text) && URL.canParse(text)),
        'must be a URL that begins with redis:// or rediss://',
      ),
    ),
  },
  redisPrefix: {
    name: 'FOYER_REDIS_PREFIX',
    fallback: 'foyer:',
    says: 'What the keys in Redis begin with, for a Redis that others use too.',
    shape: v.pipe(v.string(), v.regex(/^[\w:.-]{1,64}$/, 'must be letters, digits, _ : . and -')),
  },
  redisWaitMs: {
    name: 'FOYER_REDIS_WAIT_MS',
    fallback: '250',
    says: 'How long a request waits for its count in Redis, in milliseconds. After that, and for a second more, this process counts alone.',
    shape: whole(10, 60_000),
  },
  logLevel: {
    name: 'FOYER_LOG_LEVEL',
    fallback: 'info',
    says: 'What is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    shape: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  },
  localProjects: {
    name: 'FOYER_LOCAL_PROJECTS',
    fallback: 'local',
    says: 'The ids of projects made at the first start, with commas between, for pages on this machine. Empty: none is made. Not made in a PostgreSQL.',
    shape: v.pipe(
      v.string(),
      v.regex(/^$|^[\w-]{1,64}(,[\w-]{1,64})*$/, 'must be letters, digits, - and _'),
      v.transform((ids) => ids.split(',').filter((id) => id !== '')),
    ),
  },
  proxies: {
    name: 'FOYER_TRUSTED_PROXIES',
    fallback: '0',
    says: 'How many proxies stand before the server. So many entries of `X-Forwarded-For`, counted from its end, are believed.',
    shape: whole(0, 10),
  },
  networks: {
    name: 'FOYER_NETWORKS',
    fallback: '',
    says: 'The networks that are served, by CAIP-2 id: JSON, or the path of a JSON file. See Networks.',
    shape: Networks,
  },
  addressRequestsPerMinute: {
    name: 'FOYER_ADDRESS_REQUESTS_PER_MINUTE',
    fallback: '1200',
    says: 'Requests that one network address may make in a minute; of IPv6, a network of 64 bits. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  projectRequestsPerMinute: {
    name: 'FOYER_PROJECT_REQUESTS_PER_MINUTE',
    fallback: '120000',
    says: 'Requests that one project may make in a minute, unless it has a quota of its own. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  bodyBytes: {
    name: 'FOYER_BODY_BYTES',
    fallback: '262144',
    says: 'The longest body of a request, in bytes.',
    shape: whole(1_024, 16_777_216),
  },
  eventsKeptDays: {
    name: 'FOYER_EVENTS_KEPT_DAYS',
    fallback: '90',
    says: 'How long events are kept. `0`: for ever.',
    shape: whole(0, 36_500),
  },
  addressEventBytesPerDay: {
    name: 'FOYER_ADDRESS_EVENT_BYTES_PER_DAY',
    fallback: '20000000',
    says: 'Bytes of events that one process keeps of one network address in a day. `0`: any number.',
    shape: whole(0, 1_000_000_000_000),
  },
  projectEventBytesPerDay: {
    name: 'FOYER_PROJECT_EVENT_BYTES_PER_DAY',
    fallback: '1000000000',
    says: 'Bytes of events that one process keeps of one project in a day. `0`: any number.',
    shape: whole(0, 1_000_000_000_000),
  },
  drainMs: {
    name: 'FOYER_DRAIN_MS',
    fallback: '10000',
    says: 'How long running requests may take to end after SIGTERM, in milliseconds.',
    shape: whole(0, 600_000),
  },
  metricsToken: {
    name: 'FOYER_METRICS_TOKEN',
    fallback: '',
    says: 'What `/metrics` asks for as a bearer token. Empty: it answers requests of this machine alone.',
    shape: Token,
  },
  adminToken: {
    name: 'FOYER_ADMIN_TOKEN',
    fallback: '',
    says: 'What the events page at `/events` asks for. Empty: there is no events page.',
    shape: Token,
  },
  ...bundlerSettings,
  ...chainSettings,
  ...historySettings,
  ...outsideSettings,
  ...relaySettings,
  ...signInSettings,
  ...swapSettings,
  ...nameSettings,
  ...onrampSettings,
  ...walletSettings,
} as const satisfies Record<string, Setting>

type Setting = {
  name: string
  fallback: string
  says: string
  shape: v.GenericSchema<string, unknown>
}

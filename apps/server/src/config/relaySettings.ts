import { relayTtlMaxS } from '@foyer/protocol/relay'
import * as v from 'valibot'
import { whole } from './whole.js'

const megabyte = 1_000_000
const bytesMost = 1_000_000 * megabyte

const Url = v.pipe(
  v.string(),
  v.regex(/^wss?:\/\/[^\s?#]+$/i, 'must be ws or wss URLs without query, with commas between'),
)

/** Settings of the relay between wallets and pages. */
export const relaySettings = {
  relayUrls: {
    name: 'FOYER_RELAY_URLS',
    fallback: '',
    says: 'Further addresses of the relay, with commas between: `wss://relay.example/relay`. Known without it: `/relay` under the public URL, under the address it listens on, and on this machine. A token that names another one is refused.',
    shape: v.pipe(
      v.string(),
      v.transform((urls) => urls.split(',').filter((url) => url !== '')),
      v.array(Url),
    ),
  },
  relayMailbox: {
    name: 'FOYER_RELAY_MAILBOX',
    fallback: '300',
    says: 'Messages that may wait on one topic of the relay.',
    shape: whole(1, 10_000),
  },
  relayTopics: {
    name: 'FOYER_RELAY_TOPICS',
    fallback: '1000',
    says: 'Topics that one socket of the relay may have subscribed to.',
    shape: whole(1, 100_000),
  },
  relayTtlSeconds: {
    name: 'FOYER_RELAY_TTL_SECONDS',
    fallback: '604800',
    says: 'How long a message may wait at most, whatever its publisher says, in seconds; never longer than 30 days.',
    shape: whole(1, relayTtlMaxS),
  },
  relayDatabaseUrl: {
    name: 'FOYER_RELAY_DATABASE_URL',
    fallback: '',
    says: 'A PostgreSQL for messages of the relay alone. Empty: they wait in that of `DATABASE_URL`, in a schema and over connections of their own; without that one, in a folder of their own, `relay` in `FOYER_DATA`. Not used with `REDIS_URL`.',
    shape: v.pipe(
      v.string(),
      v.regex(/^$|^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://'),
    ),
  },
  relayDatabaseConnections: {
    name: 'FOYER_RELAY_DATABASE_CONNECTIONS',
    fallback: '3',
    says: 'Connections to PostgreSQL that the relay keeps at most, beside `FOYER_DATABASE_CONNECTIONS`.',
    shape: whole(2, 1_000),
  },
  relayBytes: {
    name: 'FOYER_RELAY_BYTES',
    fallback: '256000000',
    says: 'What may wait on the relay in all, in bytes; each message counts 600 bytes more than its text. Its last fifth is for network addresses of which little waits. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayProjectBytes: {
    name: 'FOYER_RELAY_PROJECT_BYTES',
    fallback: '128000000',
    says: 'What clients of one project may have waiting, in bytes; its last fifth too is for addresses of which little waits. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayAddressBytes: {
    name: 'FOYER_RELAY_ADDRESS_BYTES',
    fallback: '32000000',
    says: 'What clients of one network address may have waiting, in bytes; of IPv6, a network of 64 bits. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayClientBytes: {
    name: 'FOYER_RELAY_CLIENT_BYTES',
    fallback: '8000000',
    says: 'What one client of the relay may have waiting, in bytes. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayTopicBytes: {
    name: 'FOYER_RELAY_TOPIC_BYTES',
    fallback: '4000000',
    says: 'What may wait on one topic of the relay, in bytes. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayBytesPerMinute: {
    name: 'FOYER_RELAY_BYTES_PER_MINUTE',
    fallback: '8000000000',
    says: 'What the relay reads of all clients in a minute, in bytes; with `REDIS_URL` all processes together. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayProjectBytesPerMinute: {
    name: 'FOYER_RELAY_PROJECT_BYTES_PER_MINUTE',
    fallback: '2000000000',
    says: 'What the relay reads of the clients of one project in a minute, in bytes; with `REDIS_URL` all processes together. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayAddressBytesPerMinute: {
    name: 'FOYER_RELAY_ADDRESS_BYTES_PER_MINUTE',
    fallback: '128000000',
    says: 'What the relay reads of one network address in a minute, in bytes; with `REDIS_URL` all processes together. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayClientBytesPerMinute: {
    name: 'FOYER_RELAY_CLIENT_BYTES_PER_MINUTE',
    fallback: '16000000',
    says: 'What the relay reads of one client in a minute, in bytes; with `REDIS_URL` all processes together. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayFrameBytes: {
    name: 'FOYER_RELAY_FRAME_BYTES',
    fallback: '4194304',
    says: 'The longest frame that the relay reads, in bytes.',
    shape: whole(1_024, 67_108_864),
  },
  relayPingMs: {
    name: 'FOYER_RELAY_PING_MS',
    fallback: '25000',
    says: 'So often the relay pings its sockets, in milliseconds; one that did not answer until the next ping is closed. Clients give up after 35 s of silence.',
    shape: whole(10, 30_000),
  },
  relayClientCalls: {
    name: 'FOYER_RELAY_CLIENT_CALLS_PER_MINUTE',
    fallback: '3000',
    says: 'Calls that one client of the relay may make in a minute; with `REDIS_URL` those of all processes, as they were a second ago. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  relayProjectCalls: {
    name: 'FOYER_RELAY_PROJECT_CALLS_PER_MINUTE',
    fallback: '600000',
    says: 'Calls of the relay by all clients of one project in a minute; with `REDIS_URL` those of all processes, as they were a second ago. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  relayAddressCalls: {
    name: 'FOYER_RELAY_ADDRESS_CALLS_PER_MINUTE',
    fallback: '60000',
    says: 'Calls of the relay from one network address in a minute; with `REDIS_URL` those of all processes, as they were a second ago. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  relayClientSockets: {
    name: 'FOYER_RELAY_CLIENT_SOCKETS',
    fallback: '50',
    says: 'Sockets that one client of the relay may have open on this process. `0`: any number.',
    shape: whole(0, 1_000_000),
  },
  relayProjectSockets: {
    name: 'FOYER_RELAY_PROJECT_SOCKETS',
    fallback: '50000',
    says: 'Sockets that all clients of one project may have open on this process. `0`: any number.',
    shape: whole(0, 10_000_000),
  },
  relayAddressSockets: {
    name: 'FOYER_RELAY_ADDRESS_SOCKETS',
    fallback: '1000',
    says: 'Sockets of the relay that one network address may have open on this process. `0`: any number.',
    shape: whole(0, 10_000_000),
  },
  relayAddressHeldBytes: {
    name: 'FOYER_RELAY_ADDRESS_HELD_BYTES',
    fallback: '64000000',
    says: 'What the relay holds in memory for the sockets of one network address, in bytes: what they did not read yet, and frames that are not whole. Past it, those go that hold the most. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayHeldBytes: {
    name: 'FOYER_RELAY_HELD_BYTES',
    fallback: '512000000',
    says: 'What this process holds in memory for all sockets of the relay, in bytes. Past it, those go that hold the most. `0`: any amount.',
    shape: whole(0, bytesMost),
  },
  relayAddressTopics: {
    name: 'FOYER_RELAY_ADDRESS_TOPICS',
    fallback: '100000',
    says: 'Topics that all sockets of one network address may have subscribed to on this process. `0`: any number.',
    shape: whole(0, 10_000_000),
  },
  relayAllTopics: {
    name: 'FOYER_RELAY_ALL_TOPICS',
    fallback: '2000000',
    says: 'Topics that all sockets may have subscribed to on this process; each takes half a kilobyte. `0`: any number.',
    shape: whole(0, 100_000_000),
  },
} as const

import * as v from 'valibot'
import { whole } from './whole.js'

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
    fallback: '2592000',
    says: 'How long a message may wait at most, whatever its publisher says, in seconds.',
    shape: whole(1, 31_536_000),
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
} as const

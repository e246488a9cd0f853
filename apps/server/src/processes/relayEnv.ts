import type { Child } from './startChild.js'

/** All clients of a test come from one machine, over one project. */
export const unlimitedRelay = {
  FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
  FOYER_RELAY_CLIENT_CALLS_PER_MINUTE: '0',
  FOYER_RELAY_PROJECT_CALLS_PER_MINUTE: '0',
  FOYER_RELAY_ADDRESS_CALLS_PER_MINUTE: '0',
  FOYER_RELAY_BYTES_PER_MINUTE: '0',
  FOYER_RELAY_CLIENT_BYTES_PER_MINUTE: '0',
  FOYER_RELAY_PROJECT_BYTES_PER_MINUTE: '0',
  FOYER_RELAY_ADDRESS_BYTES_PER_MINUTE: '0',
  FOYER_RELAY_BYTES: '0',
  FOYER_RELAY_TOPIC_BYTES: '0',
  FOYER_RELAY_CLIENT_BYTES: '0',
  FOYER_RELAY_PROJECT_BYTES: '0',
  FOYER_RELAY_ADDRESS_BYTES: '0',
  FOYER_RELAY_CLIENT_SOCKETS: '0',
  FOYER_RELAY_PROJECT_SOCKETS: '0',
  FOYER_RELAY_ADDRESS_SOCKETS: '0',
  FOYER_RELAY_ADDRESS_HELD_BYTES: '0',
  FOYER_RELAY_HELD_BYTES: '0',
  FOYER_RELAY_ADDRESS_TOPICS: '0',
  FOYER_RELAY_ALL_TOPICS: '0',
}

/** Where clients find the relay of a server; nowhere without one. */
export const relayUrlOf = (child: Child | undefined) =>
  child && `${child.url.replace('http', 'ws')}/relay`

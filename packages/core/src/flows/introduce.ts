import { eventListMax, eventPropertiesMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'

/** Tracks that a client was started. */
export function introduce(client: Client): () => void {
  track(client, { event: 'INITIALIZE', properties: { ...words(client), ...switches(client) } })
  return () => {}
}

/** The host's choices among fixed words. Its texts, links and wallets are left out. */
function words({ options, store }: Client) {
  const { features, theme } = store.getState()
  return {
    networks: options.networks.slice(0, eventListMax).map(({ caipNetworkId }) => caipNetworkId),
    themeMode: theme.mode,
    allWallets: options.allWallets,
    emailLogin: features.email,
    socials: features.socials || [],
  }
}

/** What it switched on or off, as far as an event has room. */
function switches({ options, store }: Client) {
  const { email, socials, allWallets, ...features } = store.getState().features
  const found = Object.entries({ ...options, ...features, allWallets: undefined }).flatMap(
    ([name, value]) => (typeof value === 'boolean' ? [[name, value] as const] : []),
  )
  return Object.fromEntries(found.slice(0, eventPropertiesMax - 5))
}

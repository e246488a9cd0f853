import {
  type PairingUri,
  type PairingUriFault,
  pairingExpiryS,
  parsePairingUri,
} from '@foyer/protocol/pairing'
import type { Pocket } from './Pocket.js'

const words: Readonly<Record<PairingUriFault, string>> = {
  malformed: 'This is not a WalletConnect code. It begins with “wc:”.',
  version_unsupported: 'This code is of another version of WalletConnect.',
  relay_missing: 'This code is not complete: it names no relay.',
  key_missing: 'This code is not complete: its key is missing.',
  methods_unsupported: 'This code asks for what this wallet cannot do.',
  expired: 'This code has expired. Ask the page for a new one.',
}

/**
 * Listens to a pairing: the proposal comes by itself.
 *
 * @throws `Error` with a message for the user
 */
export function pair({ store, clock, link }: Pocket, text: string): void {
  const read = parsePairingUri(uriIn(text), { now: clock.now() })
  if ('fault' in read) throw new Error(words[read.fault])
  const { topic, symKey, methods, expiresAt }: PairingUri = read.uri
  const { pairings, keys } = store.get()
  link.wake()
  if (pairings.some((pairing) => pairing.topic === topic)) return
  const most = clock.now() + pairingExpiryS * 1_000
  store.set({
    keys: { ...keys, [topic]: symKey },
    pairings: [...pairings, { topic, methods, expiresAt: expiresAt ?? most }],
  })
  link.subscribe(topic)
}

/** A link into a wallet brings the URI in its query; Telegram's in base64. */
function uriIn(text: string): string {
  const trimmed = text.trim()
  if (/^wc:/i.test(trimmed) || !URL.canParse(trimmed)) return trimmed
  const { searchParams } = new URL(trimmed)
  return searchParams.get('uri') ?? searchParams.get('startapp') ?? trimmed
}

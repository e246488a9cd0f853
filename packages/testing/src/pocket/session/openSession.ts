import { createKeyPair, deriveSymKey, sessionExpiryS, topicOf } from '@foyer/protocol/pairing'
import type { Pocket } from '../Pocket.js'
import { putSession } from './keep.js'
import type { PocketNamespace, PocketPeer, PocketSession } from './PocketSession.js'

/** Makes a session with the holder of this key, and listens to it. Nothing when the key is none. */
export function openSession(
  pocket: Pocket,
  { publicKey, peer, namespaces, acknowledged }: openSession.Parameters,
): { readonly session: PocketSession; readonly publicKey: string; symKey: string } | undefined {
  const own = createKeyPair()
  const symKey = deriveSymKey(own.privateKey, publicKey)
  if (!symKey) return undefined
  const topic = topicOf(symKey)
  const expiresAt = (Math.floor(pocket.clock.now() / 1_000) + sessionExpiryS) * 1_000
  const session = { topic, peer, namespaces, expiresAt, acknowledged }
  pocket.store.set({ keys: { ...pocket.store.get().keys, [topic]: symKey } })
  putSession(pocket, session)
  pocket.link.subscribe(topic)
  return { session, publicKey: own.publicKey, symKey }
}

export declare namespace openSession {
  type Parameters = {
    publicKey: string
    peer: PocketPeer
    namespaces: Readonly<Record<string, PocketNamespace>>
    acknowledged: boolean
  }
}

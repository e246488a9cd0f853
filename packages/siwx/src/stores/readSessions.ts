import { isCaipNetworkId } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'

/** The sessions in a backend's answer: one, a list, or one in a field `session`. What has not the shape of one is none. */
export function readSessions(answer: unknown): readonly SiwxSession[] {
  const { session = answer } = Object(answer) as { session?: unknown }
  const list = Array.isArray(session) ? session : [session]
  return list.flatMap((one) => readSession(one))
}

function readSession(value: unknown): SiwxSession[] {
  const { address, chainId, expirationTime } = Object(value) as Partial<Record<string, unknown>>
  const id =
    typeof chainId === 'number' || /^\d+$/.test(String(chainId)) ? `eip155:${chainId}` : chainId
  if (typeof address !== 'string' || typeof id !== 'string' || !isCaipNetworkId(id)) return []
  const ends = typeof expirationTime === 'string' ? expirationTime : undefined
  if (ends !== undefined && Number.isNaN(Date.parse(ends))) return []
  // A backend tells whose session it is, not what was signed for it.
  const unknown = { domain: '', uri: '', version: '1', nonce: '', issuedAt: '' }
  const data = { ...unknown, accountAddress: address, chainId: id, expirationTime: ends }
  return [{ data, message: '', signature: '' }]
}

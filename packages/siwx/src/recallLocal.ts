import type { SiwxSession, SiwxTexts } from '@foyer/protocol/siwx'
import { isCurrent } from './isCurrent.js'

/** The key of the sessions in the browser's storage. */
export const localKey = 'sessions'

/** The latest session that this browser keeps: it was checked when it was kept. */
export function recallLocal(storage: SiwxTexts, now: number): SiwxSession | undefined {
  return readLocal(storage).findLast(({ data }) => isCurrent(data, now))
}

/** All that it keeps; what has not the shape of it is absent. */
export function readLocal(storage: SiwxTexts): readonly SiwxSession[] {
  try {
    const found: unknown = JSON.parse(storage.get(localKey) ?? '[]')
    return Array.isArray(found) ? found.filter(isSession) : []
  } catch {
    return []
  }
}

function isSession(value: unknown): value is SiwxSession {
  const { data, message, signature } = Object(value) as Partial<Record<string, unknown>>
  const { accountAddress, chainId } = Object(data) as Partial<Record<string, unknown>>
  return [message, signature, accountAddress, chainId].every((one) => typeof one === 'string')
}

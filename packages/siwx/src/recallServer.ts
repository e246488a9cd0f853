import type { SiwxSession, SiwxTexts } from '@foyer/protocol/siwx'
import { isCurrent } from './isCurrent.js'

/** The key of the session in the browser's storage. */
const serverKey = 'server'

/** A session of a Foyer server, as a page keeps it. Times in milliseconds since 1970. */
export type KeptSession = {
  readonly session: SiwxSession
  /** The id of the session at the server. */
  readonly id: string
  /** Absent where a cookie holds the session, which no script reads. */
  readonly tokens?: KeptTokens | undefined
}

type KeptTokens = {
  readonly token: string
  readonly expiresAt: number
  /** For the next token, once. */
  readonly refresh: string
}

/** The session that this browser keeps, unless it has expired. */
export function recallServer(storage: SiwxTexts, now: number): SiwxSession | undefined {
  const session = readServer(storage)?.session
  return session && isCurrent(session.data, now) ? session : undefined
}

/** What is kept; what has not the shape of it is absent. */
export function readServer(storage: SiwxTexts): KeptSession | undefined {
  try {
    const found: unknown = JSON.parse(storage.get(serverKey) ?? 'null')
    return isKept(found) ? found : undefined
  } catch {
    return undefined
  }
}

export function keepServer(storage: SiwxTexts, kept: KeptSession | undefined): void {
  if (kept) storage.set(serverKey, JSON.stringify(kept))
  else storage.remove(serverKey)
}

/** Keeps what an answer about a session says, unless another session is kept by then, or none. Returns whether it does. */
export function keepStill(
  storage: SiwxTexts,
  { id }: Pick<KeptSession, 'id'>,
  next: KeptSession | undefined,
): boolean {
  if (readServer(storage)?.id !== id) return false
  keepServer(storage, next)
  return true
}

type Fields = Partial<Record<string, unknown>>

function isKept(value: unknown): value is KeptSession {
  const { session, tokens, id } = Object(value) as Fields
  const { accountAddress, chainId } = Object((Object(session) as Fields).data) as Fields
  const isWhole = [id, accountAddress, chainId].every((one) => typeof one === 'string')
  return isWhole && (tokens === undefined || isTokens(tokens))
}

function isTokens(value: unknown): value is KeptTokens {
  const { token, expiresAt, refresh } = Object(value) as Fields
  const texts = [token, refresh]
  return texts.every((one) => typeof one === 'string') && Number.isSafeInteger(expiresAt)
}

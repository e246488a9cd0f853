import { FoyerError } from '@foyer/protocol'
import type { CommandFailure } from './Command.js'

/** An error as it crosses from tab to tab. */
export function toFailure(error: unknown): CommandFailure {
  if (FoyerError.is(error)) return { code: error.code, data: error.data }
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown }
  const rpc = { code: typeof code === 'number' ? code : -32_603, message: String(message) }
  return { rpc: data === undefined ? rpc : { ...rpc, data } }
}

/** The error in the tab of the command: a `FoyerError`, or one with the wallet's `code`, `message` and `data`. */
export function fromFailure(failure: CommandFailure): Error {
  if ('rpc' in failure) return Object.assign(new Error(failure.rpc.message), failure.rpc)
  return new FoyerError(failure.code as 'session_refused', { data: failure.data as never })
}

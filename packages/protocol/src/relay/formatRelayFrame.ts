import type { RelayError } from '../catalogue/relay.js'
import type { RelayId } from './readRelayFrame.js'
import type { RelayMethod } from './relayCalls.js'

/** A call as text. Its parameters are the caller's to get right. */
export function formatRelayCall(id: RelayId, method: RelayMethod, params: unknown): string {
  return `{"id":${formatId(id)},"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`
}

/** The answer to a call, with the id exactly as it came. */
export function formatRelayResult(id: RelayId, result: unknown): string {
  return `{"id":${formatId(id)},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

/** The refusal of a call. The id is `null` when it could not be read. */
export function formatRelayError(id: RelayId | null, error: RelayError): string {
  return `{"id":${id === null ? null : formatId(id)},"jsonrpc":"2.0","error":${JSON.stringify(error)}}`
}

function formatId(id: RelayId): string {
  return typeof id === 'string' ? JSON.stringify(id) : String(id)
}

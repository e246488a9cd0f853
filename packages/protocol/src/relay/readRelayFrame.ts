import * as v from 'valibot'
import type { RelayError, RelayErrorCode } from '../catalogue/relay.js'
import { wholeIdOf } from './wholeIdOf.js'

/** The id of a call. 19 digits do not fit into a number: one that came as a number is a `bigint` then. */
export type RelayId = string | number | bigint

/** What came over a socket. */
export type RelayFrame =
  | {
      readonly kind: 'request'
      readonly id: RelayId
      readonly method: string
      readonly params: unknown
    }
  | { readonly kind: 'result'; readonly id: RelayId; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: RelayId; readonly error: RelayError }
  /** What is to be answered instead, with this id. */
  | { readonly kind: 'refused'; readonly id: RelayId | null; readonly code: RelayErrorCode }

const idMax = 64
const methodMax = 64

const ErrorAnswer = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.string(),
  data: v.optional(v.unknown()),
})

/** Reads a frame of JSON-RPC 2.0 from any sender. Batches are refused. Never throws. */
export function readRelayFrame(text: string): RelayFrame {
  const json = parse(text)
  if (json === undefined) return refused(null, 'parse_error')
  const frame = json.value
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
    return refused(null, 'invalid_request')
  const { id: given, jsonrpc, method } = frame as Record<string, unknown>
  const id = readId(given, text)
  if (id === undefined || jsonrpc !== '2.0') return refused(id ?? null, 'invalid_request')
  if (method === undefined) return readAnswer(id, frame as Record<string, unknown>)
  if (typeof method !== 'string' || method.length > methodMax) return refused(id, 'invalid_request')
  return { kind: 'request', id, method, params: (frame as { params?: unknown }).params }
}

function readAnswer(id: RelayId, frame: Record<string, unknown>): RelayFrame {
  if (frame.error !== undefined && frame.error !== null) {
    const error = v.safeParse(ErrorAnswer, frame.error)
    return error.success
      ? { kind: 'error', id, error: error.output }
      : refused(id, 'invalid_request')
  }
  return 'result' in frame
    ? { kind: 'result', id, result: frame.result }
    : refused(id, 'invalid_request')
}

/** `undefined` when it is none that could be repeated as it came. */
function readId(id: unknown, text: string): RelayId | undefined {
  if (typeof id === 'string') return id.length <= idMax ? id : undefined
  if (typeof id !== 'number') return undefined
  return Number.isSafeInteger(id) && !Object.is(id, -0) ? id : wholeIdOf(text)
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function refused(id: RelayId | null, code: RelayErrorCode): RelayFrame {
  return { kind: 'refused', id, code }
}

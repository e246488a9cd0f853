import * as v from 'valibot'
import {
  invalidMessageCode,
  pairingDepthMax,
  pairingMessageMax,
  type SessionError,
  sessionErrors,
} from '../catalogue/pairing.js'
import { isNestedDeeper } from './isNestedDeeper.js'
import {
  type PairingMethod,
  type PairingParams,
  type PairingResult,
  pairingCalls,
} from './pairingCalls.js'

type PairingRequest = {
  [method in PairingMethod]: {
    readonly kind: 'request'
    readonly id: number
    readonly method: method
    readonly params: PairingParams<method>
  }
}[PairingMethod]

/** What a peer said, in an envelope that opened. */
export type PairingMessage =
  | PairingRequest
  /** To be read with `readPairingResult`, when it is known what was asked. */
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | {
      readonly kind: 'error'
      readonly id: number
      readonly error: SessionError & { readonly data?: unknown }
    }
  /** What is to be answered instead; without an id nothing can be. */
  | {
      readonly kind: 'refused'
      readonly id?: number
      /** Of a known method with malformed parameters. */
      readonly method?: PairingMethod
      readonly error: SessionError
    }

const invalid = { code: invalidMessageCode, message: 'Invalid Request' } as const

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Message = v.looseObject({ id: Id, jsonrpc: v.literal('2.0') })
const Call = v.object({ method: v.string(), params: v.optional(v.unknown()) })
const ErrorAnswer = v.object({
  code: v.fallback(v.number(), 0),
  message: v.fallback(
    v.pipe(
      v.string(),
      v.transform((message) => message.slice(0, 2_048)),
    ),
    '',
  ),
  data: v.optional(v.unknown()),
})

/** Reads a message of a peer: its size, its depth, its shape and, of a request, its parameters. Never throws. */
export function readPairingMessage(text: string): PairingMessage {
  const message = parse(text)
  if (!v.is(Message, message)) return { kind: 'refused', error: invalid }
  const { id, error, result } = message
  if (v.is(Call, message)) return readCall(id, message)
  if (error !== undefined && error !== null) return readError(id, error)
  if (Object.hasOwn(message, 'result')) return { kind: 'result', id, result }
  return { kind: 'refused', id, error: invalid }
}

/** The result of a call, once it is known which call it answers; `undefined` when it is none of that call. */
export function readPairingResult<method extends PairingMethod>(
  method: method,
  result: unknown,
): { readonly result: PairingResult<method> } | undefined {
  const read = v.safeParse(pairingCalls[method].result, result)
  return read.success ? { result: read.output as PairingResult<method> } : undefined
}

function parse(text: string): unknown {
  if (text.length > pairingMessageMax || isNestedDeeper(text, pairingDepthMax)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readCall(id: number, { method, params }: v.InferOutput<typeof Call>): PairingMessage {
  if (!isPairingMethod(method)) {
    return { kind: 'refused', id, error: sessionErrors.unsupported_wc_method }
  }
  const { params: schema, malformed } = pairingCalls[method]
  const read = v.safeParse(schema, params)
  return read.success
    ? ({ kind: 'request', id, method, params: read.output } as PairingRequest)
    : { kind: 'refused', id, method, error: sessionErrors[malformed] }
}

function readError(id: number, answer: unknown): PairingMessage {
  const error = v.safeParse(ErrorAnswer, answer)
  return error.success
    ? { kind: 'error', id, error: error.output }
    : { kind: 'refused', id, error: invalid }
}

function isPairingMethod(method: string): method is PairingMethod {
  return Object.hasOwn(pairingCalls, method)
}

import {
  formatRelayError,
  formatRelayResult,
  type RelayErrorCode,
  type RelayFrame,
  type RelayId,
  readRelayFrame,
  relayCalls,
  relayErrors,
} from '@foyer/protocol/relay'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { describeError } from '../errors/describeError.js'
import type { RelayMetrics } from '../metrics/createRelayMetrics.js'
import type { Hub } from './createHub.js'
import type { CallAllowance } from './createQuotas.js'
import { idAtStart } from './idAtStart.js'
import type { RelaySocket } from './RelaySocket.js'
import type { RelayStore } from './RelayStore.js'
import { type Calling, type RelayReply, relayMethods } from './relayMethods.js'
import { isUnavailable } from './unavailable.js'

/** What calls are answered for. */
export type RelayCaller = {
  readonly socket: RelaySocket
  readonly allowance: CallAllowance
  /** Calls that are not answered yet, or for which more than their answer is still being done. */
  running: number
  /** What it may call; everything when it has a socket. */
  readonly methods?: ReadonlySet<string>
  /** Topics that it may have subscribed to, for what others have. */
  topicsMax?(): number
  /** Told when a call begins or ends. */
  counted(): void
  /** Told when a quota is used up. */
  limited(): void
}

/** A call that is to be answered. */
type OpenCall = {
  readonly caller: RelayCaller
  readonly id: RelayId
  readonly method: string
  isOpen: boolean
  /** What goes on for it: its answer, and what comes after that. */
  parts: number
}
type Request = Extract<RelayFrame, { kind: 'request' }>
/** Something that is answered without being done. */
type Refused = { readonly id: RelayId | null; readonly code: RelayErrorCode }

type Answered = Extract<RelayFrame, { kind: 'result' | 'error' }>
const isAnswered = (frame: RelayFrame): frame is Answered =>
  frame.kind === 'result' || frame.kind === 'error'
/** Without a socket nothing was asked that could be answered. */
const invalidRequest: Refused = { id: null, code: 'invalid_request' }

/** A longer frame is counted before it is read, as to read it is what costs. No answer to a push is as long. */
const longBytes = 1_024

/** Answers what comes over sockets; nothing that is sent makes it throw. */
export function createCaller({ hub, limits, log, metrics, now, store }: createCaller.Parts) {
  const leave = (open: OpenCall) => {
    open.parts -= 1
    if (open.parts > 0) return
    open.caller.running -= 1
    open.caller.counted()
  }
  const end = (open: OpenCall, outcome: string, frame: string) => {
    if (!open.isOpen) return
    open.isOpen = false
    metrics.called(open.method, outcome)
    open.caller.socket.send(frame)
    leave(open)
  }
  const answer = (open: OpenCall): RelayReply => ({
    done: (result) => end(open, 'ok', formatRelayResult(open.id, result)),
    fail: (code) => end(open, code, formatRelayError(open.id, relayErrors[code])),
  })
  const call = (caller: RelayCaller, { id, method, params }: Request, isCounted: boolean) => {
    const known = isMethod(method) && caller.methods?.has(method) !== false ? method : undefined
    caller.running += 1
    caller.counted()
    const open: OpenCall = { caller, id, method: known ?? 'unknown', isOpen: true, parts: 1 }
    const { done, fail } = answer(open)
    if (!isCounted) return fail('rate_limited')
    if (!known) return fail('method_not_found')
    const read = v.safeParse(relayCalls[known].params, params)
    if (!read.success) return fail('invalid_params')
    const calling: Calling = {
      hub,
      limits: limitsOf(caller, limits),
      now,
      socket: caller.socket,
      store,
      mayPublish(messages) {
        metrics.published(messages)
        return messages === 1 || caller.allowance.take(messages - 1, 0)
      },
    }
    // Its parameters went through the schema of this very method.
    open.parts += 1
    const running = relayMethods[known](calling, read.output as never, { done, fail })
    if (!running) return leave(open)
    running
      .catch((error: unknown) => {
        if (isUnavailable(error)) return fail('unavailable')
        log.error({ method: known, ...describeError(error) }, 'A call of the relay failed')
        fail('internal_error')
      })
      .finally(() => leave(open))
  }
  const refuse = (caller: RelayCaller, { id, code }: Refused) => {
    metrics.called('unknown', code === 'rate_limited' ? code : 'malformed')
    caller.socket.send(formatRelayError(id, relayErrors[code]))
  }
  /** `false` when a quota is used up. */
  const count = ({ allowance, limited }: RelayCaller, bytes: number) => {
    const isWithin = allowance.take(1, bytes)
    if (!isWithin) limited()
    return isWithin
  }
  const onAnswer = (caller: RelayCaller, frame: Answered, bytes: number) => {
    const isReceived = frame.kind === 'result' && Boolean(frame.result)
    // An answer to no request counts, as otherwise only the relay would pay for it.
    if (!hub.answered(caller.socket, frame.id, isReceived)) count(caller, bytes)
  }
  /** @param bytes nothing when they are counted already */
  const receive = (caller: RelayCaller, text: string, bytes?: number) => {
    const frame = readRelayFrame(text)
    if (isAnswered(frame) && !caller.methods) return onAnswer(caller, frame, bytes ?? 0)
    const isCounted = bytes === undefined || count(caller, bytes)
    if (frame.kind === 'request') return call(caller, frame, isCounted)
    const refused = isAnswered(frame) ? invalidRequest : frame
    refuse(caller, isCounted ? refused : { id: refused.id, code: 'rate_limited' })
  }
  return (caller: RelayCaller, text: string, bytes: number): void => {
    const isLong = bytes > longBytes
    if (isLong && !count(caller, bytes))
      refuse(caller, { id: idAtStart(text), code: 'rate_limited' })
    else receive(caller, text, isLong ? undefined : bytes)
  }
}

export declare namespace createCaller {
  type Parts = {
    hub: Hub
    limits: Calling['limits']
    log: Logger
    metrics: RelayMetrics
    now(): number
    store: RelayStore
  }
}

function limitsOf({ topicsMax }: RelayCaller, limits: Calling['limits']): Calling['limits'] {
  return topicsMax ? { ...limits, topicsMax: Math.min(limits.topicsMax, topicsMax()) } : limits
}

const isMethod = (method: string): method is keyof typeof relayMethods =>
  Object.hasOwn(relayMethods, method)

import { FoyerError, orAborted } from '@foyer/protocol'
import {
  type FrameContract,
  type FrameMessage,
  type FrameSaid,
  frameMessages,
  isApprovalFrameMethod,
  pagePrefix,
} from '@foyer/protocol/frame'
import * as v from 'valibot'
import type { Client } from '../../Client.js'
import type { RequestFrame } from '../../embedded.js'
import { showAlert } from '../../notices/showAlert.js'
import { randomId } from '../../randomId.js'
import { createFrame, type Frame } from './createFrame.js'
import { toFailure } from './toFailure.js'

type Open = {
  readonly name: FrameMessage
  resolve(reply: unknown): void
  reject(error: unknown): void
}

/** The frame of one client, and `request`, the only way to send it a request. Every request is settled, once. */
export function createFrameRequest(client: Client): { request: RequestFrame; frame: Frame } {
  const { clock, signal: life } = client
  const open = new Map<string, Open>()

  const frame = createFrame(client, {
    onAnswer: (answer) => settle(open.get(answer.id), answer),
    onLost(how) {
      for (const one of [...open.values()])
        one.reject(how === 'gone' ? new FoyerError('client_destroyed') : aborted(one))
    },
  })

  const request: RequestFrame = async (name, given, { signal } = {}) => {
    const payload = readPayload(name, given)
    const limitMs = limitOf(name, payload)
    const say = await orAborted(reach(name), signal)
    signal?.throwIfAborted()
    const id = randomId()
    return new Promise((resolve, reject) => {
      const end = () => {
        open.delete(id)
        stopWaiting()
        signal?.removeEventListener('abort', called)
      }
      const one: Open = {
        name,
        resolve: (reply) => {
          end()
          resolve(reply as never)
        },
        reject: (error) => {
          end()
          reject(error)
        },
      }
      const called = () => {
        // The frame closes the screen of the aborted request. The answer to this message is not awaited.
        if (limitMs === undefined)
          say({ id: randomId(), type: `${pagePrefix}RPC_ABORT`, payload: { id } })
        one.reject(signal?.reason)
      }
      const stopWaiting = limit(one, limitMs)
      open.set(id, one)
      signal?.addEventListener('abort', called)
      try {
        say({ id, type: `${pagePrefix}${name}`, ...(payload !== undefined && { payload }) })
        // What is sent to a document that goes is heard by none.
        if (name === 'RELOAD') frame.renew()
      } catch (error) {
        // `postMessage` cannot clone the payload.
        one.reject(error)
      }
    })
  }

  const reach = async (name: FrameMessage) => {
    const isLoading = client.store.getState().embedded.frame === 'loading'
    try {
      return await frame.reach()
    } catch (error) {
      // The request that began to load the frame shows the alert.
      if (!isLoading && !contractOf(name).quiet && FoyerError.is(error, 'frame_load_failed'))
        alertUnloaded(client)
      throw error
    }
  }

  return { request, frame }

  /** Only the open request with the answer's id and name gets the answer. */
  function settle(one: Open | undefined, answer: Extract<FrameSaid, { kind: 'answer' }>) {
    if (!one || one.name !== answer.name || life.aborted) return
    if (!answer.isSuccess) return one.reject(toFailure(one.name, answer.payload))
    const read = v.safeParse(frameMessages[one.name].reply, answer.payload)
    if (read.success) one.resolve(read.output)
    else one.reject(new FoyerError('answer_invalid', { cause: read.issues[0].message }))
  }

  function limit(one: Open, limitMs: number | undefined): () => void {
    if (limitMs === undefined) return () => {}
    return clock.after(limitMs, () => {
      if (contractOf(one.name).alertsLate) showAlert(client, 'iframe_request_timeout', undefined)
      one.reject(aborted(one))
    })
  }
}

/** Requests of the wallet and of the login have each an error of their own. */
function aborted({ name }: Open): FoyerError {
  return new FoyerError(name === 'RPC_REQUEST' ? 'rpc_aborted' : 'request_aborted')
}

/** The frame's page admits the origins of the project alone: where this one is none of them, that is what keeps it from loading. */
function alertUnloaded(client: Client): void {
  const { reported } = client.store.getState().notices
  showAlert(client, 'iframe_load_failed', undefined)
  if (reported.includes('origin_not_allowed')) showAlert(client, 'unverified_domain', undefined)
}

function contractOf(name: FrameMessage): FrameContract {
  return frameMessages[name]
}

/** `undefined` where the user answers the request on a screen: it ends by their answer or with the screen, not by a time limit. */
function limitOf(name: FrameMessage, payload: unknown): number | undefined {
  const { method } = (payload ?? {}) as { method?: unknown }
  const isShown =
    name === 'RPC_REQUEST' && typeof method === 'string' && isApprovalFrameMethod(method)
  return isShown ? undefined : contractOf(name).timeoutMs
}

function readPayload(name: FrameMessage, given: unknown): unknown {
  const read = v.safeParse(frameMessages[name].payload, given)
  if (read.success) return read.output
  if (name === 'RPC_REQUEST') throw toFailure(name, { code: -32602, message: 'Invalid params' })
  throw new FoyerError('answer_invalid', { cause: read.issues[0].message })
}

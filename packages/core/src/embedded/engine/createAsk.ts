import { FoyerError, framePersonTimeoutMs, frameRequestTimeoutMs } from '@foyer/protocol'
import {
  type FrameMessage,
  type FrameSaid,
  frameMessages,
  isShownFrameMethod,
  pagePrefix,
} from '@foyer/protocol/frame'
import * as v from 'valibot'
import type { Client } from '../../client.js'
import type { AskFrame } from '../../embedded.js'
import { alert } from '../../notices/alert.js'
import { createFrame, type Frame } from './createFrame.js'
import { orAborted } from './orAborted.js'
import { randomId } from './randomId.js'
import { toFailure } from './toFailure.js'

type Open = {
  readonly name: FrameMessage
  resolve(reply: unknown): void
  reject(error: unknown): void
}

/** How long the frame may take, and whether the developer of the page is told that it took longer. */
const connecting: ReadonlySet<FrameMessage> = new Set([
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
])
/** What waits for a person at a mailbox, a provider or a phone. */
const patient: ReadonlySet<FrameMessage> = new Set(['GET_USER', 'CONNECT_FARCASTER'])
/** What nobody asked for by a press: a frame that does not load is not told about because of it. */
const quiet: ReadonlySet<FrameMessage> = new Set([
  'SYNC_THEME',
  'SYNC_DAPP_DATA',
  'SET_PREFERRED_ACCOUNT',
])

/** The frame of one client, and the one way to ask it. Every question is settled, once. */
export function createAsk(client: Client): { ask: AskFrame; frame: Frame } {
  const { clock, signal: life } = client
  const open = new Map<string, Open>()

  const frame = createFrame(client, {
    onAnswer: (answer) => settle(open.get(answer.id), answer),
    onLost(how) {
      const code = how === 'gone' ? 'client_destroyed' : 'request_aborted'
      for (const one of [...open.values()]) one.reject(new FoyerError(code))
    },
  })

  const ask: AskFrame = async (name, given, { signal } = {}) => {
    const payload = readPayload(name, given)
    const say = await orAborted(reach(name), signal)
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
        // The frame need not go on showing what nobody waits for. It is not waited for an answer to this.
        if (waitsHere(name, payload))
          say({ id: randomId(), type: `${pagePrefix}RPC_ABORT`, payload: { id } })
        one.reject(signal?.reason)
      }
      const stopWaiting = limit(name, given, one)
      open.set(id, one)
      signal?.addEventListener('abort', called)
      try {
        say({ id, type: `${pagePrefix}${name}`, ...(payload !== undefined && { payload }) })
      } catch (error) {
        // What cannot be copied cannot be asked.
        one.reject(error)
      }
    })
  }

  const reach = async (name: FrameMessage) => {
    const told = client.store.getState().embedded.frame === 'loading'
    try {
      return await frame.reach()
    } catch (error) {
      // Who waited for the same frame has told of it.
      if (!told && !quiet.has(name) && FoyerError.is(error, 'frame_load_failed'))
        alert(client, 'iframe_load_failed', undefined)
      throw error
    }
  }

  return { ask, frame }

  /** The answer goes to who asked this, and to nobody else. */
  function settle(one: Open | undefined, answer: Extract<FrameSaid, { kind: 'answer' }>) {
    if (!one || one.name !== answer.name || life.aborted) return
    if (!answer.isSuccess) return one.reject(toFailure(one.name, answer.payload))
    const read = v.safeParse(frameMessages[one.name].reply, answer.payload)
    if (read.success) one.resolve(read.output)
    else one.reject(new FoyerError('answer_invalid', { cause: read.issues[0].message }))
  }

  function limit(name: FrameMessage, given: unknown, one: Open): () => void {
    if (waitsHere(name, given)) return () => {}
    const ms = patient.has(name) ? framePersonTimeoutMs : frameRequestTimeoutMs
    return clock.after(ms, () => {
      if (connecting.has(name)) alert(client, 'iframe_request_timeout', undefined)
      one.reject(new FoyerError('request_aborted'))
    })
  }
}

/** What the person has before them: it is over when they answer, or close it. */
function waitsHere(name: FrameMessage, payload: unknown): boolean {
  if (name === 'OPEN_WALLET') return true
  const { method } = (payload ?? {}) as { method?: unknown }
  return name === 'RPC_REQUEST' && typeof method === 'string' && isShownFrameMethod(method)
}

function readPayload(name: FrameMessage, given: unknown): unknown {
  const read = v.safeParse(frameMessages[name].payload, given)
  if (read.success) return read.output
  if (name === 'RPC_REQUEST') throw toFailure(name, { code: -32602, message: 'Invalid params' })
  throw new FoyerError('answer_invalid', { cause: read.issues[0].message })
}

import { allowsOrigin } from '@foyer/protocol'
import { type FrameMessage, frameMessages } from '@foyer/protocol/frame'
import * as v from 'valibot'
import type { Handlers } from '../handlers/Handlers.js'
import { createRate } from './createRate.js'
import { answer, event, isFrameMessage, readEnvelope } from './envelope.js'
import { Failure } from './Failure.js'
import { parentOrigins } from './parentOrigins.js'

/** What a page asks in this time at most, before it is told to wait. */
const messagesMost = 300
const messagesPerMs = 10_000
/** So many ids are remembered; the frame's life has fewer. */
const idsMax = 100_000

/** The version of the messages that this frame speaks. */
const version = '4'

/**
 * The frame's end of the wire. It hears its parent alone, and of its parent only the one origin that spoke first and that the project
 * lists; it answers that origin alone. Every question is answered once: a known id is not heard again.
 *
 * @returns a function that says what the frame says by itself, and one that ends it
 */
export function serveFrame({ window, allowedOrigins, handlers, now }: serveFrame.Parameters) {
  const { parent } = window
  const ids = new Set<string>()
  const refused = new Set<string>()
  const mayAsk = createRate({ most: messagesMost, perMs: messagesPerMs, now })
  let origin: string | undefined

  const say = (message: unknown) => {
    if (origin !== undefined) parent.postMessage(message, origin)
  }

  /** Exact window, then exact origin: nobody else is as much as read. */
  const isPage = ({ source, origin: from }: MessageEvent) =>
    parent !== window &&
    source === parent &&
    (origin === undefined
      ? allowedOrigins.length > 0 && allowsOrigin(allowedOrigins, from)
      : from === origin)

  const hear = (message: MessageEvent) => {
    if (!isPage(message)) return
    const asked = readEnvelope(message.data)
    if (!asked) return
    origin ??= message.origin
    const { id, name, payload } = asked
    if (id !== undefined && ids.has(id)) return
    if (id !== undefined && ids.size < idsMax) ids.add(id)
    const fail = (error: unknown) => say(answer(asked, 'ERROR', describe(error)))

    if (!mayAsk())
      return fail(new Failure('Too many requests. Wait a moment and try again.', -32005))
    if (!isFrameMessage(name)) {
      if (refused.has(name) || refused.size > 100) return
      refused.add(name)
      return fail(new Failure(`This wallet knows no message ${name}.`))
    }
    const read = v.safeParse(frameMessages[name].payload, payload)
    if (!read.success)
      return fail(
        new Failure('The message has not the shape that it should have.', invalidCode(name)),
      )
    const context = { id: id ?? crypto.randomUUID(), origin: message.origin }
    handle(name, read.output, context).then((reply) => say(answer(asked, 'SUCCESS', reply)), fail)
  }

  const handle = async (
    name: FrameMessage,
    payload: unknown,
    context: { id: string; origin: string },
  ) => {
    // The payload went through the schema that the handler's type is made of.
    const one = handlers[name] as (payload: unknown, context: object) => Promise<unknown>
    const reply = await one(payload, context)
    // What cannot cross a window fails here, where it is still answered.
    return structuredClone(reply)
  }

  window.addEventListener('message', hear)
  for (const one of parentOrigins(window, allowedOrigins))
    parent.postMessage(event('READY', { version }), one)

  return {
    /** Says what nobody asked, to the page that spoke. */
    say: (name: 'SESSION_UPDATE', payload: unknown) => say(event(name, payload)),
    stop: () => window.removeEventListener('message', hear),
  }
}

export declare namespace serveFrame {
  type Parameters = {
    window: Window
    /** As the project lists them; none is nobody. */
    allowedOrigins: readonly string[]
    handlers: Handlers
    /** Milliseconds. */
    now(): number
  }
}

/** Of what failed, what a page may hear. */
function describe(error: unknown): { message: string; code?: string | number } {
  if (!(error instanceof Failure)) return { message: 'Something failed in the wallet. Try again.' }
  const { message, code } = error
  return code === undefined ? { message } : { message, code }
}

/** EIP-1474: invalid parameters. */
function invalidCode(name: FrameMessage) {
  return name === 'RPC_REQUEST' ? -32602 : undefined
}

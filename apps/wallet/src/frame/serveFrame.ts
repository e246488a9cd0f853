import { allowsOrigin } from '@foyer/protocol'
import {
  type FrameContract,
  type FrameFailure,
  type FrameMessage,
  frameMessages,
} from '@foyer/protocol/frame'
import * as v from 'valibot'
import { Failure } from '../errors/Failure.js'
import type { Handlers } from '../handlers/Handlers.js'
import { createRateLimit } from '../requests/createRateLimit.js'
import type { MessageContext } from '../requests/MessageContext.js'
import { answer, type FrameRequest, isFrameMessage, readEnvelope, ready } from './envelope.js'
import { parentOrigins } from './parentOrigins.js'
import { toFailure } from './toFailure.js'

/** The most messages of a page in this time, before the frame answers that it has to wait. */
const messagesMost = 300
const messagesPerMs = 10_000
/** An id is remembered so long: what repeats a message does so within seconds. The limit above bounds how many they are. */
const idsMs = 600_000
/** So many unknown names are answered. */
const unknownMax = 100

/**
 * The frame's end of the wire. It hears its parent alone, and of its parent only the one origin that spoke first and that the project
 * lists; it answers that origin alone. Every question is answered once: a known id is not heard again. What the limit refuses was not heard, so that a flood makes
 * the frame forget nothing.
 *
 * @returns a function that ends it
 */
export function serveFrame(parameters: serveFrame.Parameters): () => void {
  const { window, allowedOrigins, handlers, log, onPage, now } = parameters
  const { parent } = window
  const heard = createHeard(now)
  const isNewName = createMemory(unknownMax)
  const mayAsk = createRateLimit({ most: messagesMost, perMs: messagesPerMs, now })
  let origin: string | undefined

  /** Exact window, then exact origin: no other message is even read. */
  const isPage = ({ source, origin: from }: MessageEvent) => {
    if (parent === window || source !== parent) return false
    if (origin !== undefined) return from === origin
    return allowsOrigin(allowedOrigins, from)
  }

  const onMessage = (message: MessageEvent) => {
    if (!isPage(message)) return
    const request = readEnvelope(message.data)
    if (!request) return
    const to = message.origin
    if (origin === undefined) onPage(to)
    origin ??= to
    if (request.id !== undefined && heard.has(request.id)) return
    if (!isFrameMessage(request.name) && !isNewName(request.name)) return
    const say = (outcome: 'SUCCESS' | 'ERROR', payload: unknown) =>
      parent.postMessage(answer(request, outcome, payload), to)
    settle(request, to).then(
      (reply) => say('SUCCESS', reply),
      (error) => {
        log(request.name, error)
        say('ERROR', toFrameFailure(request.name, error))
      },
    )
  }

  const settle = async (request: FrameRequest, from: string) => {
    if (!mayAsk()) throw new Failure('Too many requests. Wait a moment and try again.', -32005)
    if (request.id !== undefined) heard.add(request.id)
    const reply = await handle(handlers, request, {
      id: request.id ?? crypto.randomUUID(),
      origin: from,
    })
    // What cannot cross a window fails here, where it is still answered.
    return structuredClone(reply)
  }

  window.addEventListener('message', onMessage)
  for (const one of parentOrigins(window, allowedOrigins)) parent.postMessage(ready(), one)
  return () => window.removeEventListener('message', onMessage)
}

export declare namespace serveFrame {
  type Parameters = {
    window: Window
    /** As the project lists them; an empty list allows none. */
    allowedOrigins: readonly string[]
    handlers: Handlers
    /** Hears what a message ended in that is not answered. */
    log(name: string, error: unknown): void
    /** Hears the origin of the page, once. */
    onPage(origin: string): void
    /** Milliseconds. */
    now(): number
  }
}

async function handle(
  handlers: Handlers,
  { name, payload }: FrameRequest,
  context: MessageContext,
) {
  if (!isFrameMessage(name)) throw new Failure(`This wallet knows no message ${name}.`)
  const read = v.safeParse(frameMessages[name].payload, payload)
  if (!read.success)
    throw new Failure('The message has not the shape that it should have.', invalidCode(name))
  // The payload went through the schema that the handler's type is made of.
  const one = handlers[name] as (payload: unknown, context: MessageContext) => Promise<unknown>
  return one(read.output, context)
}

/** The ids of late, the oldest first. */
function createHeard(now: () => number) {
  const known = new Map<string, number>()
  return {
    has(id: string) {
      for (const [one, at] of known) {
        if (now() - at < idsMs) break
        known.delete(one)
      }
      return known.has(id)
    },
    add: (id: string) => known.set(id, now()),
  }
}

/** Whether something is met for the first time. Beyond its size it remembers no more, and takes all for new. */
function createMemory(most: number) {
  const known = new Set<string>()
  return (one: string) => {
    if (known.has(one)) return false
    if (known.size < most) known.add(one)
    return true
  }
}

/** EIP-1474: invalid parameters. */
function invalidCode(name: FrameMessage) {
  return name === 'RPC_REQUEST' ? -32602 : undefined
}

function toFrameFailure(name: string, error: unknown): v.InferInput<typeof FrameFailure> {
  const { message: said, code, data } = toFailure(error)
  const contract: FrameContract | undefined = isFrameMessage(name) ? frameMessages[name] : undefined
  const message = contract?.besideField ? withoutEnd(said) : said
  return { message, ...(code !== undefined && { code }), ...(data && { data }) }
}

function withoutEnd(text: string): string {
  const kept = text.replace(/(,? and|[.,;])? ?try again\.?$/i, '').replace(/\.$/, '')
  return kept === '' ? text : kept
}

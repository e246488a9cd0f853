import { authSdkVersion } from '@foyer/protocol'
import { type FrameMessage, frameMessages } from '@foyer/protocol/frame'
import * as v from 'valibot'

const requestPrefix = '@w3m-app/'
const answered = '@w3m-frame/'

const Envelope = v.object({
  /** Clients of the older protocol make short ones. */
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  type: v.pipe(v.string(), v.startsWith(requestPrefix), v.regex(/^[@\w/-]{1,80}$/)),
  payload: v.optional(v.unknown()),
})

/** A message of the page, as far as it is known to be one. */
export type FrameRequest = {
  readonly id: string | undefined
  /** What is asked, without its prefix; any text. */
  readonly name: string
  readonly payload: unknown
}

/** Reads a message of the window; `undefined` when it is no request to the frame. */
export function readEnvelope(data: unknown): FrameRequest | undefined {
  const read = v.safeParse(Envelope, data)
  if (!read.success) return undefined
  const { id, type, payload } = read.output
  return { id, name: type.slice(requestPrefix.length), payload }
}

/** Whether this frame knows the message. */
export function isFrameMessage(name: string): name is FrameMessage {
  return Object.hasOwn(frameMessages, name)
}

/** The frame's answer to a question. */
export function answer({ id, name }: FrameRequest, outcome: 'SUCCESS' | 'ERROR', payload: unknown) {
  return {
    type: `${answered}${name}_${outcome}`,
    ...(id !== undefined && { id }),
    ...(payload !== undefined && { payload }),
  }
}

/** What the frame says by itself, once it listens. */
export function ready() {
  return { type: `${answered}READY`, payload: { version: authSdkVersion } }
}

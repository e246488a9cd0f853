import * as v from 'valibot'
import { wordMax } from '../catalogue/limits.js'

/** What begins the type of every message of the page, and of every one of the frame. */
export const pagePrefix = '@w3m-app/'
export const framePrefix = '@w3m-frame/'

const FrameEnvelope = v.object({
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(wordMax))),
  type: v.pipe(v.string(), v.maxLength(100), v.startsWith(framePrefix)),
  payload: v.optional(v.unknown()),
})

/** What the frame said: the answer to the question of this id, or something by itself. */
export type FrameSaid =
  | {
      readonly kind: 'answer'
      readonly id: string
      readonly name: string
      readonly isSuccess: boolean
      readonly payload: unknown
    }
  | { readonly kind: 'event'; readonly name: string; readonly payload: unknown }

/** Reads what came over the window; `undefined` when it is nothing a frame says. The payload is still to be checked. */
export function readFrameSaid(data: unknown): FrameSaid | undefined {
  const read = v.safeParse(FrameEnvelope, data)
  if (!read.success) return undefined
  const { id, type, payload } = read.output
  const rest = type.slice(framePrefix.length)
  const [, name, outcome] = /^([A-Z_]+)_(SUCCESS|ERROR)$/.exec(rest) ?? []
  if (name === undefined) return { kind: 'event', name: rest, payload }
  if (id === undefined) return undefined
  return { kind: 'answer', id, name, isSuccess: outcome === 'SUCCESS', payload }
}

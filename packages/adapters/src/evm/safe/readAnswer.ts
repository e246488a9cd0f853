import { readLine } from '@foyer/protocol'

/** An answer of the page around a Safe app. */
export type SafeAnswer =
  | { readonly id: string; readonly success: true; readonly data: unknown }
  | { readonly id: string; readonly success: false; readonly reason: string }

const reasonMax = 160

/** A message with the shape of an answer; `undefined` for any other. */
export function readAnswer(value: unknown): SafeAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, success, data, error } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string') return undefined
  if (success === true) return { id, success, data }
  if (success !== false) return undefined
  return { id, success, reason: typeof error === 'string' ? readLine(error, reasonMax) : '' }
}

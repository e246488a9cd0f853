import * as v from 'valibot'
import { longTextMax } from '../catalogue/limits.js'
import { Text, text } from './fields.js'

/** What the refusals mean that any call may meet, by HTTP status. */
export const commonErrors = {
  400: 'Something of the request is missing, malformed or not known to this call.',
  401: 'The project is not known.',
  403: 'The origin of the page is not on the list of the project.',
  404: 'There is nothing of this name.',
  413: 'The request is larger than this call takes.',
  415: 'The body is not JSON.',
  429: 'The project or the address asks too often. `Retry-After` says when to ask again.',
  500: 'The server failed. Nothing of its insides is told.',
  501: 'This call is not enabled on this server.',
  502: 'What the server itself asked gave no usable answer.',
  503: 'The server is starting, stopping or out of room.',
} as const satisfies Record<number, string>

/** The body of every refusal: at least one reason, the first one being the one to show. */
export const ErrorAnswer = v.object({
  status: v.literal('FAILED'),
  reasons: v.pipe(
    v.array(v.object({ name: Text, description: text(longTextMax) })),
    v.minLength(1),
    v.maxLength(20),
  ),
})
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>

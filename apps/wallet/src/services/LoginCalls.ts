import type { Endpoint } from '@foyer/protocol/api'
import type * as v from 'valibot'

/**
 * Makes a call to keeper or guard, with a proof of this browser's key (RFC 9449) and, once there is one, the session's token.
 *
 * @throws `CallError`: the answer's status and the server's code for it, or `server_unreachable`
 */
export type LoginCall = <const one extends Endpoint>(
  endpoint: one,
  body: Omit<v.InferInput<NonNullable<one['input']['body']>>, 'projectId'>,
  options?: {
    signal?: AbortSignal | undefined
    /** Of a session that this browser has just left; else it is that of who is logged in. */
    session?: string | undefined
  },
) => Promise<v.InferOutput<one['output']>>

/** The two services, each asked at its own address. */
export type LoginCalls = {
  readonly keeper: LoginCall
  /** `undefined` where the operator runs none: then there is no guarded tier. */
  readonly guard: LoginCall | undefined
  /** Where the guard is, for a round to a social provider that goes on there. */
  readonly guardUrl: string | undefined
}

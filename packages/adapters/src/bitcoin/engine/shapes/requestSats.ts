import { unauthorizedCode, unsupportedMethodCode, userRejectedCode } from '@foyer/protocol'
import { callOf } from './callOf.js'

/** Errors of Sats Connect by the codes of EIP-1193, which has other meanings for these numbers. */
const codes = new Map<unknown, number>([
  [-32_000, userRejectedCode],
  [-32_001, unsupportedMethodCode],
  [-32_002, unauthorizedCode],
  [-32_601, unsupportedMethodCode],
])

/** Sends a provider a request, and gives its result: wallets answer with JSON-RPC's halves, and reject with them or with an error. */
export async function requestSats(
  provider: unknown,
  method: string,
  params: unknown,
): Promise<unknown> {
  const values = params === null || params === undefined ? [method] : [method, params]
  const answer = Object(
    await callOf(
      provider,
      'request',
    )(...values).catch((error: unknown) => {
      throw toError(Object(error).error ?? error)
    }),
  )
  if (answer.error !== undefined && answer.error !== null) throw toError(answer.error)
  return answer.result
}

function toError(error: unknown): unknown {
  const { code, message } = Object(error)
  const meant = codes.get(code)
  return meant === undefined
    ? error
    : Object.assign(new Error(String(message)), { code: meant, cause: error })
}

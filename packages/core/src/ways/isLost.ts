import { FoyerError, saysRefused } from '@foyer/protocol'

/** Said of what never left the page, or of a node that was asked nothing. */
const unsent = ['rpc_provider_not_found', 'rpc_url_missing', 'rpc_of_another_network'] as const
/** A server could not finish the call, or none of the nodes behind it answered: any of them may have taken it. Some give it to each refusal, whose words decide. */
const vagueCode = -32_603
const requestTimeout = 408

/** Whether the error leaves open that a node took what it was handed. */
export function isLost(error: unknown): boolean {
  if (FoyerError.is(error, 'http_status')) {
    const { status } = error.data
    return status < 400 || status >= 500 || status === requestTimeout
  }
  if (error instanceof FoyerError) return !unsent.some((code) => FoyerError.is(error, code))
  const { code, message }: { code?: unknown; message?: unknown } = Object(error)
  if (typeof code !== 'number') return true
  if (code === vagueCode) return !saysRefused(error)
  return typeof message === 'string' && /timed? ?out/i.test(message)
}

import { FoyerError, swapRefusals } from '@foyer/protocol'
import { ErrorAnswer } from '@foyer/protocol/api'
import * as v from 'valibot'
import { readAnswer } from '../api/readAnswer.js'
import { refuseSwap } from '../families/refuseSwap.js'

/** What a refusal of the host's server says of a swap, by the name of its reason; any other error as it is. */
export async function toSwapError(error: unknown): Promise<unknown> {
  if (!FoyerError.is(error, 'http_status')) return error
  const { cause, data } = error
  if (data.status === 429) return refuseSwap('rate_limited', error)
  const name = cause instanceof Response ? await nameOf(cause) : undefined
  if (name === 'quote_unknown') return refuseSwap('price_moved', error)
  if (name !== undefined && isFinding(name)) return refuseSwap(name, error)
  return data.status >= 500 ? refuseSwap('provider_down', error) : error
}

async function nameOf(response: Response): Promise<string | undefined> {
  try {
    return v.parse(ErrorAnswer, await readAnswer(response.clone(), 'json')).reasons[0]?.name
  } catch {
    return undefined
  }
}

function isFinding(name: string): name is refuseSwap.Finding {
  return Object.hasOwn(swapRefusals, name)
}

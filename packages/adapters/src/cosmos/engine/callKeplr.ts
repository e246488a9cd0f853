import { FoyerError, toFoyerError } from '@foyer/protocol'

/**
 * Calls a method of a wallet.
 *
 * @throws `provider_not_found` where it has none of this name; its own errors, translated
 */
export async function callKeplr(
  wallet: unknown,
  method: string,
  ...parameters: readonly unknown[]
): Promise<unknown> {
  try {
    const run = Object(wallet)[method]
    if (typeof run !== 'function') throw new FoyerError('provider_not_found')
    return await run.apply(wallet, parameters)
  } catch (error) {
    throw toFoyerError(error)
  }
}

/** Whether a wallet has a method. Never throws, whatever its getters do. */
callKeplr.has = (wallet: unknown, method: string): boolean => {
  try {
    return typeof Object(wallet)[method] === 'function'
  } catch {
    return false
  }
}

import { FoyerError } from '@foyer/protocol'

/** What a wallet gives a page that it lets in. Each call may throw. */
export type EnabledWallet = {
  listAccounts(): Promise<unknown>
  /** Hears the list of accounts, at once and whenever it changes. Returns what stops it. */
  subscribe(listener: (accounts: unknown) => void): () => void
  has(method: SignerMethod): boolean
  sign(method: SignerMethod, given: object): Promise<unknown>
}
export type SignerMethod = 'signRaw' | 'signPayload'

type Members = Readonly<Record<string, unknown>>
type Run = (...parameters: readonly unknown[]) => unknown

/**
 * Requests that a wallet lets the page in, which prompts where it did not before.
 *
 * @param name of the page, as the wallet shows it
 */
export async function enableWallet(wallet: unknown, name: string): Promise<EnabledWallet> {
  const { accounts, signer } = Object(await call(wallet, 'enable', name)) as Members
  return {
    listAccounts: async () => call(accounts, 'get'),
    subscribe(listener) {
      const stop = attempt(() => call(accounts, 'subscribe', listener))
      return () => void attempt(() => typeof stop === 'function' && stop())
    },
    has: (method) => attempt(() => typeof Object(signer)[method] === 'function') === true,
    sign: async (method, given) => call(signer, method, given),
  }
}

function call(owner: unknown, method: string, ...parameters: readonly unknown[]): unknown {
  const run = Object(owner)[method]
  if (typeof run !== 'function') throw new FoyerError('provider_not_found')
  return (run as Run).apply(owner, [...parameters])
}

function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

import { FoyerError, unsupportedMethodCode } from '@foyer/protocol'
import { hex } from '@scure/base'
import type { EnabledWallet, SignerMethod } from './enableWallet.js'
import type { InjectedAccount } from './InjectedAccount.js'

type Fields = Readonly<Record<string, unknown>>

const textMax = 100_000

/** The signer's methods that requests are made of. */
const methods = new Map<string, SignerMethod>([
  ['polkadot_signMessage', 'signRaw'],
  ['polkadot_signTransaction', 'signPayload'],
])

/** The `polkadot_*` requests of pages over the signer of a wallet. Signatures are hex, and are checked by those who know what was signed. */
export function createInjectedRequests({ account, wallet }: createInjectedRequests.Parameters) {
  const write: Readonly<Record<SignerMethod, (fields: Fields) => object>> = {
    signRaw({ address, message }) {
      if (typeof message !== 'string' || message.length > textMax)
        throw new FoyerError('answer_invalid')
      // Always hex: wallets would read a text that begins with 0x as the bytes that it names.
      const data = `0x${hex.encode(new TextEncoder().encode(message))}`
      return { address: account(address).source, data, type: 'bytes' }
    },
    signPayload: ({ address, transactionPayload }) => ({
      ...Object(transactionPayload),
      address: account(address).source,
    }),
  }
  return {
    takes(method: string): boolean {
      const own = methods.get(method)
      return own !== undefined && wallet()?.has(own) === true
    },
    async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      const own = methods.get(method)
      if (!own)
        throw Object.assign(new Error(`${method} is not supported`), {
          code: unsupportedMethodCode,
        })
      const given = write[own](Object(params))
      const enabled = wallet()
      if (!enabled) throw new FoyerError('account_not_connected')
      const { signature } = Object(await enabled.sign(own, given))
      return { signature }
    },
  }
}

export declare namespace createInjectedRequests {
  type Parameters = {
    /** The account with this address, in any spelling. @throws `account_not_connected` */
    account(address: unknown): InjectedAccount
    /** The wallet, once it let the page in. */
    wallet(): EnabledWallet | undefined
  }
}

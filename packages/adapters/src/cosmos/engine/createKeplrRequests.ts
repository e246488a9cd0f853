import { FoyerError, unsupportedMethodCode } from '@foyer/protocol'
import { base64 } from '@scure/base'
import { callKeplr } from './callKeplr.js'
import type { KeplrState } from './createKeplrSession.js'

type Fields = Readonly<Record<string, unknown>>

/** What a wallet has to have for a request, one of it. */
const needs = new Map<string, readonly string[]>([
  ['cosmos_getAccounts', ['getKey']],
  ['cosmos_signAmino', ['signAmino', 'signArbitrary']],
  ['cosmos_signDirect', ['signDirect']],
])
/** Wallets may choose another fee or memo than the page wrote. Here the page sends what it made. */
const asWritten = { preferNoSetFee: true, preferNoSetMemo: true }

/** The `cosmos_*` requests of pages over a wallet of Keplr's shape. Signatures are checked by those who know what was signed. */
export function createKeplrRequests({ wallet, demand }: createKeplrRequests.Parameters) {
  const sign = async (method: string, { signerAddress, document, named }: Signing) => {
    const { key, network } = demand(signerAddress)
    const chainId = String(network.id)
    if (named !== chainId) throw new FoyerError('wallet_network_differs')
    return callKeplr(wallet, method, chainId, key.address, document, asWritten)
  }
  const signText = async (signerAddress: unknown, text: string | Uint8Array) => {
    const { key, network } = demand(signerAddress)
    return callKeplr(wallet, 'signArbitrary', String(network.id), key.address, text)
  }
  const methods: Readonly<Record<string, (fields: Fields) => Promise<unknown>>> = {
    async cosmos_getAccounts() {
      const { key } = demand()
      return [{ algo: 'secp256k1', address: key.address, pubkey: key.publicKey }]
    },
    async cosmos_signAmino({ signerAddress, signDoc }) {
      const text = readText(signDoc)
      // Wallets show a text as one only where they are asked for it by its own method.
      if (text !== undefined && callKeplr.has(wallet, 'signArbitrary'))
        return signText(signerAddress, text)
      const { chain_id } = Object(signDoc)
      const named = text === undefined ? chain_id : String(demand().network.id)
      return sign('signAmino', { signerAddress, document: signDoc, named })
    },
    async cosmos_signDirect({ signerAddress, signDoc }) {
      const { chainId: named, accountNumber, bodyBytes, authInfoBytes } = Object(signDoc)
      const document = {
        chainId: named,
        accountNumber: BigInt(accountNumber),
        bodyBytes: base64.decode(String(bodyBytes)),
        authInfoBytes: base64.decode(String(authInfoBytes)),
      }
      return sign('signDirect', { signerAddress, document, named })
    },
  }

  return {
    takes: (method: string): boolean =>
      needs.get(method)?.some((one) => callKeplr.has(wallet, one)) ?? false,
    async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      const own = needs.has(method) ? methods[method] : undefined
      if (own) return own(Object(params))
      throw Object.assign(new Error(`${method} is not supported`), { code: unsupportedMethodCode })
    },
  }
}

type Signing = { signerAddress: unknown; document: unknown; named: unknown }

export declare namespace createKeplrRequests {
  type Parameters = {
    wallet: unknown
    /** The account with this address, or the one in use, and its network. @throws `account_not_connected` */
    demand(address?: unknown): KeplrState
  }
}

/** The text of a document that is one (ADR-36): bytes where it is no UTF-8. */
function readText(document: unknown): string | Uint8Array | undefined {
  const { chain_id, msgs } = Object(document) as Fields
  const [message, ...others] = Array.isArray(msgs) ? msgs : []
  if (chain_id !== '' || others.length > 0 || message?.type !== 'sign/MsgSignData') return undefined
  const bytes = base64.decode(String(message.value?.data))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return bytes
  }
}

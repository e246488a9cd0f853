import {
  type CaipNetworkId,
  chainUnrecognizedCode,
  FoyerError,
  readChainId,
  toHexChainId,
  toHexText,
  unsupportedMethodCode,
} from '@foyer/protocol'
import type { Call } from '../../FamilyFeatures.js'
import type { PairedDialect } from '../../ways/PairedDialect.js'
import { methods } from './methods.js'

const namespace = 'eip155'

/** Nodes know these as well as wallets do. */
const eitherWay = new Set(['eth_sendRawTransaction'])

/** What is bound to a network for good. */
const transactions = new Set(['eth_sendTransaction', 'eth_signTransaction'])

/** Calls of EVM networks: the session answers what it knows, the wallet what only it can, the network the rest. */
export const createPairedDialect: PairedDialect['create'] = (wallet) => {
  const capabilities = new Map<string, Promise<unknown>>()

  const local: Readonly<Record<string, (call: Call, chain: CaipNetworkId) => unknown>> = {
    eth_requestAccounts: (_, chain) => wallet.addresses(chain),
    eth_accounts: (_, chain) => wallet.addresses(chain),
    eth_chainId: (_, chain) => toHexChainId(chain),
    net_version: (_, chain) => referenceOf(chain),
    wallet_switchEthereumChain: (call, chain) => change(call, chain),
    wallet_addEthereumChain: (call, chain) => change(call, chain),
    wallet_getCapabilities: (call, chain) => learn(call, chain),
    personal_sign: ({ method, params }, chain) =>
      requestWallet({ method, params: inHex(params) }, chain),
  }

  /** Switches the network: without the wallet where the session has it, else by a request to add it to the session. */
  const change = async (call: Call, from: CaipNetworkId) => {
    const target = targetOf(call)
    const isAdding = call.method === 'wallet_addEthereumChain'
    if (wallet.isGranted(target)) return arrive(target)
    if (!wallet.takes(from, call.method)) throw isAdding ? unsupported(call.method) : unknownChain()
    await requestWallet(call, from)
    if (await wallet.becomesGranted(target)) return arrive(target)
    if (wallet.goesAnywhere()) return arrive(target)
    throw unknownChain()
  }
  const arrive = (target: CaipNetworkId) => {
    wallet.setDefaultChain(target)
    return null
  }

  /** What a wallet can do does not change while its session stays as it is. */
  const learn = async (call: Call, chain: CaipNetworkId) => {
    const key = JSON.stringify([wallet.sessionKey(), call.params])
    const known = capabilities.get(key)
    if (known) return known
    const pending = requestWallet(call, chain)
    capabilities.clear()
    capabilities.set(key, pending)
    pending.catch(() => capabilities.delete(key))
    return pending
  }

  const requestWallet = async (call: Call, chain: CaipNetworkId) => {
    if (wallet.takes(chain, call.method)) return wallet.request(call, chain)
    if (eitherWay.has(call.method) || !methods.includes(call.method))
      return wallet.read(chain, call)
    throw unsupported(call.method)
  }

  return (call: Call, chain: CaipNetworkId): unknown => {
    wallet.sessionKey()
    assertChain(call, chain)
    const own = Object.hasOwn(local, call.method) ? local[call.method] : undefined
    return own ? own(call, chain) : requestWallet(call, chain)
  }
}

/**
 * A transaction names its network twice, in its `chainId` and in the session request, and wallets follow one or the other. They
 * differ when the wallet has changed network since the transaction was made.
 *
 * @throws `wallet_network_differs`
 */
function assertChain({ method, params }: Call, chain: CaipNetworkId) {
  if (!transactions.has(method)) return
  const { chainId } = ((Array.isArray(params) ? params[0] : undefined) ?? {}) as {
    chainId?: unknown
  }
  if (
    chainId !== undefined &&
    chainId !== null &&
    readChainId(chainId) !== Number(referenceOf(chain))
  )
    throw new FoyerError('wallet_network_differs')
}

/** A text goes as hex: what begins with 0x by chance would be signed as bytes by one wallet, as a text by another. */
function inHex(params: unknown): unknown {
  if (!Array.isArray(params) || typeof params[0] !== 'string') return params
  const [message, ...others] = params
  return [/^0x([\da-f]{2})*$/i.test(message) ? message : toHexText(message), ...others]
}

function targetOf({ params }: Call): CaipNetworkId {
  const { chainId } = ((Array.isArray(params) ? params[0] : undefined) ?? {}) as {
    chainId?: unknown
  }
  const id = readChainId(chainId)
  if (id === undefined) throw unknownChain()
  return `${namespace}:${id}`
}

function referenceOf(chain: CaipNetworkId): string {
  return chain.slice(namespace.length + 1)
}

function unknownChain() {
  return Object.assign(new Error('The wallet does not know this chain'), {
    code: chainUnrecognizedCode,
  })
}

function unsupported(method: string) {
  return Object.assign(new Error(`The wallet did not allow ${method}`), {
    code: unsupportedMethodCode,
  })
}

import {
  allNetworksPeerName,
  type CaipNetworkId,
  chainUnrecognizedCode,
  FoyerError,
  pairingMethods,
  readChainId,
  toHexChainId,
  unsupportedMethodCode,
} from '@foyer/protocol'
import { takes } from './granted.js'
import { toHexText } from './toHexText.js'
import type { Call, Wallet } from './Wallet.js'

const namespace = 'eip155'

/** Nodes know these as well as wallets do. */
const eitherWay = new Set(['eth_sendRawTransaction'])

/** What is bound to a network for good. */
const transactions = new Set(['eth_sendTransaction', 'eth_signTransaction'])

/** Calls of EVM networks: the session answers what it knows, the wallet what only it can, the network the rest. */
export function createEip155(wallet: Wallet) {
  const capabilities = new Map<string, Promise<unknown>>()

  const local: Readonly<Record<string, (call: Call, chain: CaipNetworkId) => unknown>> = {
    eth_requestAccounts: (_, chain) => wallet.addresses(chain),
    eth_accounts: (_, chain) => wallet.addresses(chain),
    eth_chainId: (_, chain) => toHexChainId(chain),
    net_version: (_, chain) => referenceOf(chain),
    wallet_switchEthereumChain: (call, chain) => change(call, chain),
    wallet_addEthereumChain: (call, chain) => change(call, chain),
    wallet_getCapabilities: (call, chain) => learn(call, chain),
    personal_sign: ({ method, params }, chain) => ask({ method, params: inHex(params) }, chain),
  }

  /** Goes to a network: by itself where the session has it, else the wallet is asked to add it to the session. */
  const change = async (call: Call, from: CaipNetworkId) => {
    const target = targetOf(call)
    const isAdding = call.method === 'wallet_addEthereumChain'
    if (wallet.isGranted(target)) return arrive(target)
    if (!takes(wallet.session(), from, call.method))
      throw isAdding ? unsupported(call.method) : unknownChain()
    await ask(call, from)
    if (await wallet.becomesGranted(target)) return arrive(target)
    if (wallet.session().peer.name === allNetworksPeerName) return arrive(target)
    throw unknownChain()
  }
  const arrive = (target: CaipNetworkId) => {
    wallet.setDefaultChain(target)
    return null
  }

  /** What a wallet can do does not change while its session stays as it is. */
  const learn = async (call: Call, chain: CaipNetworkId) => {
    const session = wallet.session()
    const key = JSON.stringify([session.topic, session.namespaces, call.params])
    const known = capabilities.get(key)
    if (known) return known
    const asked = ask(call, chain)
    capabilities.clear()
    capabilities.set(key, asked)
    asked.catch(() => capabilities.delete(key))
    return asked
  }

  const ask = async (call: Call, chain: CaipNetworkId) => {
    if (takes(wallet.session(), chain, call.method)) return wallet.ask(call, chain)
    if (eitherWay.has(call.method) || !pairingMethods[namespace]?.includes(call.method))
      return wallet.read(chain, call)
    throw unsupported(call.method)
  }

  return (call: Call, chain: CaipNetworkId): unknown => {
    wallet.session()
    assertChain(call, chain)
    const own = Object.hasOwn(local, call.method) ? local[call.method] : undefined
    return own ? own(call, chain) : ask(call, chain)
  }
}

/**
 * Which network a transaction is for is said twice. Wallets heed one or the other, and the wallet may have gone elsewhere
 * since the transaction was made.
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

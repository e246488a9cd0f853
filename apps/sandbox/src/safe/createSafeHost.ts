import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  type LocalAccount,
  size,
  toHex,
} from 'viem'
import { createSafeQueue } from './createSafeQueue.js'
import { type DeployedSafe, deploySafe } from './deploySafe.js'
import type { SafeChain } from './SafeChain.js'
import { safeArtifacts } from './safeArtifacts.js'

type Call = { to: Address; value: string; data: Hex }

/** What the owners do with what an app requests. */
export type OwnersDo = 'execute' | 'wait' | 'reject' | 'ignore'

/**
 * What the page of Safe{Wallet} does for the app in its frame, without the page: it answers the requests of the Safe Apps protocol for one
 * real Safe on a local chain, whose owners sign with real keys.
 */
export async function createSafeHost(chain: SafeChain, owners: readonly LocalAccount[]) {
  const addresses = owners.map(({ address }) => address)
  const safe = await deploySafe(chain, { owners: addresses, threshold: owners.length })
  const queue = createSafeQueue(chain, safe, owners)
  let how: OwnersDo = 'execute'
  let offChain = false
  let prompts = 0
  const signed = new Map<Hex, Hex>()

  /** Shows the owners a transaction. */
  const show = async (call: Parameters<typeof queue.propose>[0]) => {
    prompts += 1
    if (how === 'ignore') return new Promise<never>(() => {})
    if (how === 'reject') throw new Error('Transaction was rejected')
    const safeTxHash = await queue.propose(call)
    if (how === 'execute') await queue.execute(safeTxHash)
    return { safeTxHash }
  }
  const sign = async (hash: Hex) => {
    if (!offChain) return show(keepsOf(safe, hash))
    prompts += 1
    if (how === 'reject') throw new Error('Transaction was rejected')
    const signature = await queue.sign(hash)
    signed.set(hash, signature)
    return { messageHash: hash }
  }

  const methods: Readonly<Record<string, (params: never) => unknown>> = {
    getSafeInfo: () => ({
      safeAddress: safe.address,
      chainId: chain.chain.id,
      threshold: owners.length,
      owners: addresses,
      isReadOnly: false,
    }),
    getEnvironmentInfo: () => ({ origin: 'http://127.0.0.1' }),
    getChainInfo: () => ({ chainId: String(chain.chain.id), chainName: 'Local' }),
    rpcCall({ call, params }: { call: string; params: readonly unknown[] }) {
      if (call !== 'safe_setSettings') return chain.request({ method: call, params })
      offChain = Object(params[0]).offChainSigning === true
      return params[0]
    },
    sendTransactions: ({ txs }: { txs: readonly Call[] }) => show(callOf(safe, txs)),
    signMessage: ({ message }: { message: string }) => sign(hashMessage(message)),
    signTypedMessage: ({ typedData }: { typedData: never }) => sign(hashTypedData(typedData)),
    getOffChainSignature: (hash: Hex) => signed.get(hash) ?? '',
    getTxBySafeTxHash({ safeTxHash }: { safeTxHash: Hex }) {
      const queued = queue.get(safeTxHash)
      if (!queued) throw new Error('Transaction not found')
      return { txStatus: queued.status, txHash: queued.txHash }
    },
  }

  return {
    address: safe.address,
    /** The answer to one request, as plain data. */
    async answer(method: string, params: unknown): Promise<unknown> {
      const run = methods[method]
      if (!run) throw new Error(`${method} is not supported`)
      const data = await run(params as never)
      const text = JSON.stringify(data ?? null, (_, value) =>
        typeof value === 'bigint' ? toHex(value) : value,
      )
      return JSON.parse(text)
    },
    /** How the owners answer from now on. */
    set: (next: OwnersDo) => {
      how = next
    },
    /** How many requests the owners were shown. */
    prompts: () => prompts,
    execute: queue.execute,
    replace: queue.replace,
  }
}

/** A batch runs by a library that only calls. */
function callOf({ multiSend }: DeployedSafe, txs: readonly Call[]) {
  const [first] = txs
  if (!first) throw new Error('Nothing to send')
  if (txs.length === 1)
    return { to: first.to, value: BigInt(first.value), data: first.data, operation: 0 as const }
  const packed = txs.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, getAddress(to), BigInt(value), BigInt(size(data)), data],
    ),
  )
  const args = [concatHex(packed)]
  const { abi } = safeArtifacts.multiSend
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args })
  return { to: multiSend, value: 0n, data, operation: 1 as const }
}

/** Keeps a message on the chain as signed by the Safe. */
function keepsOf({ signMessageLib }: DeployedSafe, hash: Hex) {
  const { abi } = safeArtifacts.signMessageLib
  const data = encodeFunctionData({ abi, functionName: 'signMessage', args: [hash] })
  return { to: signMessageLib, value: 0n, data, operation: 1 as const }
}

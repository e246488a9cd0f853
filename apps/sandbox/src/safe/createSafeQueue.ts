import { type Address, concatHex, type Hex, hashTypedData, type LocalAccount } from 'viem'
import type { DeployedSafe } from './deploySafe.js'
import type { SafeChain } from './SafeChain.js'
import { safeArtifacts } from './safeArtifacts.js'
import { type SafeTx, safeTx } from './safeTx.js'

type Queued = {
  readonly tx: SafeTx
  status: 'AWAITING_CONFIRMATIONS' | 'SUCCESS' | 'FAILED' | 'CANCELLED'
  txHash?: Hex
}

/** The transactions of one Safe: proposed, then signed by its owners and executed on the chain, or replaced. */
export function createSafeQueue(
  chain: SafeChain,
  { address }: DeployedSafe,
  owners: readonly LocalAccount[],
) {
  const { abi } = safeArtifacts.singleton
  const queue = new Map<Hex, Queued>()
  const domain = { chainId: chain.chain.id, verifyingContract: address }
  const nonceOf = async () =>
    (await chain.readContract({ address, abi, functionName: 'nonce' })) as bigint

  /** All owners' signatures, in the order of their addresses, as the contract wants them. */
  const sign = async (typed: object) => {
    const inOrder = [...owners].sort((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1))
    return concatHex(await Promise.all(inOrder.map((one) => one.signTypedData(typed as never))))
  }
  const execute = async (tx: SafeTx) => {
    const typed = { domain, types: safeTx.types, primaryType: 'SafeTx' } as const
    const signatures = await sign({ ...typed, message: safeTx.message(tx) })
    const functionName = 'execTransaction'
    const args = [...safeTx.args(tx), signatures]
    const hash = await chain.writeContract({ address, abi, functionName, args })
    const { status } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    return { hash, status }
  }
  const take = (safeTxHash: Hex) => {
    const queued = queue.get(safeTxHash)
    if (queued?.status !== 'AWAITING_CONFIRMATIONS') throw new Error('No such transaction waits')
    return queued
  }

  return {
    sign: (message: Hex) =>
      sign({ domain, types: safeTx.types, primaryType: 'SafeMessage', message: { message } }),
    get: (safeTxHash: Hex) => queue.get(safeTxHash),
    async propose(call: { to: Address; value: bigint; data: Hex; operation: 0 | 1 }): Promise<Hex> {
      const waiting = [...queue.values()].filter(({ status }) => status.startsWith('AWAITING'))
      const tx = { ...call, nonce: (await nonceOf()) + BigInt(waiting.length) }
      const { types } = safeTx
      const message = safeTx.message(tx)
      const safeTxHash = hashTypedData({ domain, types, primaryType: 'SafeTx', message })
      queue.set(safeTxHash, { tx, status: 'AWAITING_CONFIRMATIONS' })
      return safeTxHash
    },
    async execute(safeTxHash: Hex) {
      const queued = take(safeTxHash)
      const { hash, status } = await execute(queued.tx)
      queued.status = status === 'success' ? 'SUCCESS' : 'FAILED'
      queued.txHash = hash
    },
    /** The owners execute nothing under this transaction's number. */
    async replace(safeTxHash: Hex) {
      const queued = take(safeTxHash)
      await execute({ ...queued.tx, to: address, value: 0n, data: '0x', operation: 0 })
      queued.status = 'CANCELLED'
    },
  }
}

import QuickLRU from 'quick-lru'
import { isHex, multicall3Abi, size } from 'viem'
import { ChainError } from '../chains/ChainError.js'
import type { Chains } from '../chains/Chains.js'
import { callTogether } from './callTogether.js'
import type { Read, Reads } from './Reads.js'
import { readTogether } from './readTogether.js'

/** A contract that failed when it was asked alone is not asked again for so long. */
const failedMs = 3_600_000

type Waiting = {
  reads: readonly Read[]
  resolve(answers: readonly unknown[]): void
  reject(error: unknown): void
}

/**
 * Gathers the questions of a turn into one call of Multicall3. Any token can be asked about, so one that
 * reverts or burns all gas is found out, and left out for a while: it must not cost the others their answer.
 */
export function createReads(chains: Pick<Chains, 'evm' | 'request'>, now: () => number): Reads {
  const queues = new Map<string, Waiting[]>()
  const failed = new QuickLRU<string, number>({ maxSize: 20_000 })

  const keyOf = (network: string, { address, functionName }: Read) =>
    `${network} ${address.toLowerCase()} ${functionName}`
  const isDue = (key: string) => (failed.get(key) ?? 0) + failedMs <= now()

  async function flush(network: string) {
    const waiting = queues.get(network) ?? []
    queues.delete(network)
    const all = waiting.flatMap(({ reads }) => reads)
    const due = all.filter((read) => isDue(keyOf(network, read)))
    try {
      const { answers, broken } = await readTogether(
        (part) => callTogether(chains, network, part),
        due,
      )
      for (const read of broken) failed.set(keyOf(network, read), now())
      for (const { reads, resolve } of waiting) resolve(reads.map((read) => answers.get(read)))
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  const many: Reads['many'] = (network, reads) =>
    new Promise((resolve, reject) => {
      if (reads.length === 0) return resolve([])
      const queue = queues.get(network)
      if (queue) return queue.push({ reads, resolve, reject })
      queues.set(network, [{ reads, resolve, reject }])
      setImmediate(() => void flush(network))
    })

  return {
    many,
    async nativeBalance(network, owner) {
      const address = chains.evm(network).chain?.contracts?.multicall3?.address
      const args = [owner]
      const amounts = address
        ? await many(network, [
            { address, abi: multicall3Abi, functionName: 'getEthBalance', args },
          ])
        : []
      if (typeof amounts[0] === 'bigint') return amounts[0]
      const params = [owner, 'latest']
      const amount = await chains.request(network, { method: 'eth_getBalance', params })
      if (isHex(amount) && size(amount) <= 32 && amount !== '0x') return BigInt(amount)
      throw new ChainError(-32603, 'A node answered with no amount')
    },
  }
}

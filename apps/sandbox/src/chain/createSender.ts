import {
  type Address,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  type LocalAccount,
} from 'viem'
import { artifacts } from '../contracts/artifacts.js'
import type { NodeClient } from './createNodeClient.js'

export type ChainSender = ReturnType<typeof createSender>

/** Sends without waiting in between: the nonces are counted here. */
export function createSender(client: NodeClient, from: LocalAccount) {
  const sent: Promise<Hex>[] = []
  let nonce = 0
  const send = (transaction: { to?: Address; data: Hex; value?: bigint; gas?: bigint }) => {
    const before = sent.at(-1)
    const fees = { gas: 6_000_000n, type: 'legacy', gasPrice } as const
    const parameters = { ...fees, ...transaction, account: from, nonce }
    sent.push(Promise.resolve(before).then(() => client.sendTransaction(parameters)))
    nonce += 1
  }
  return {
    deploy(data: Hex): Address {
      const address = getContractAddress({ from: from.address, nonce: BigInt(nonce) })
      send({ data })
      return address
    },
    mint(to: Address, args: readonly [Address] | readonly [Address, bigint]) {
      const { abi } = args.length === 1 ? artifacts.Stalls : artifacts.Token
      send({ to, data: encodeFunctionData({ abi, functionName: 'mint', args }) })
    },
    call(to: Address, data: Hex, value = 0n, gas?: bigint) {
      send({ to, data, value, ...(gas !== undefined && { gas }) })
    },
    async done() {
      for (const hash of await Promise.all(sent)) {
        const { status } = await client.waitForTransactionReceipt({ checkReplacement: false, hash })
        if (status !== 'success') throw new Error(`Furnishing the chain failed: ${hash}`)
      }
    },
  }
}

const gasPrice = 10_000_000_000n

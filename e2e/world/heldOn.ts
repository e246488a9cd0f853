import { createPublicClient, http, isAddress } from 'viem'
import { inject } from 'vitest'
import { requestSolana } from './createCounterparty.js'

type Output = { readonly value: number }

/** What an address holds of the coin, in the smallest unit, as the chain itself has it. */
export const heldOn = {
  async eip155(address: string): Promise<bigint> {
    const node = createPublicClient({ transport: http(inject('world').chains[0]?.rpcUrl) })
    if (!isAddress(address, { strict: false })) throw new Error(`${address} is no address.`)
    return node.getBalance({ address })
  },
  async solana(address: string): Promise<bigint> {
    const { value } = (await requestSolana('getBalance', [address])) as { value: number }
    return BigInt(value)
  },
  async bip122(address: string): Promise<bigint> {
    const path = `${inject('world').bitcoin?.esploraUrl}/address/${address}/utxo`
    const outputs = (await (await fetch(path)).json()) as readonly Output[]
    return outputs.reduce((sum, { value }) => sum + BigInt(value), 0n)
  },
}

import {
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  keccak256,
  parseEther,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createNodeClient } from '../chain/createNodeClient.js'
import type { WorldChain } from '../chain/world.js'
import { artifacts } from '../contracts/artifacts.js'

/** Only the till has this key. */
const account = privateKeyToAccount(keccak256(toHex('the till of the sandbox')))

/**
 * Sends coins or tokens from the till's account, and gives the hash once they arrived. The till never runs out: its node gives it coins, and
 * anyone may mint the tokens.
 */
export async function deliverOnEvm(
  chain: WorldChain,
  { asset, to, units }: { asset: string; to: string; units: bigint },
): Promise<Hex> {
  const client = createNodeClient(chain, account)
  const send = async (transaction: { to: Hex; data?: Hex; value?: bigint }) => {
    const hash = await client.sendTransaction(transaction)
    const { status } = await client.waitForTransactionReceipt({ checkReplacement: false, hash })
    if (status !== 'success') throw new Error(`The till could not deliver: ${hash}`)
    return hash
  }
  await client.setBalance({ address: account.address, value: parseEther('1000') + units })
  if (asset === 'coin') return send({ to: getAddress(to), value: units })
  const token = getAddress(asset)
  const { abi } = artifacts.Token
  const minted = [account.address, units] as const
  await send({
    to: token,
    data: encodeFunctionData({ abi, functionName: 'mint', args: minted }),
  })
  const args = [getAddress(to), units] as const
  return send({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
  })
}

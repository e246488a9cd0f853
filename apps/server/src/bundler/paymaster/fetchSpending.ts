import { safeContracts } from '@foyer/protocol/api'
import * as v from 'valibot'
import { type Address, decodeAbiParameters, type Hex, pad, parseAbiParameters } from 'viem'
import type { Chains } from '../../services/chains/Chains.js'
import { operationEvent } from '../direct/handleOps.js'
import type { SponsoredRow } from './createBudget.js'

const Logs = v.array(v.looseObject({ data: v.custom<Hex>((value) => typeof value === 'string') }))
const fields = parseAbiParameters('uint256 nonce, bool success, uint256 cost, uint256 gas')
/** More blocks than a signature is good for have on any network. */
const blocksMax = 5_000n

/** What the paymaster paid for an account's nonce: nothing when another payer did. */
export async function fetchSpending(
  chains: Chains,
  network: string,
  paymaster: Address,
  { sender, nonce, block }: Pick<SponsoredRow, 'sender' | 'nonce' | 'block'>,
): Promise<bigint> {
  const from = BigInt(block)
  const filter = {
    address: safeContracts.entryPoint,
    topics: [operationEvent, null, pad(sender as Address), pad(paymaster)],
    fromBlock: `0x${from.toString(16)}`,
    toBlock: `0x${(from + blocksMax).toString(16)}`,
  }
  const logs = v.parse(
    Logs,
    await chains.request(network, { method: 'eth_getLogs', params: [filter] }),
  )
  for (const { data } of logs) {
    const [turn, , cost] = decodeAbiParameters(fields, data)
    if (turn === BigInt(nonce)) return cost
  }
  return 0n
}

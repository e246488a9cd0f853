import {
  ContractFunctionRevertedError,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem'
import { ChainError } from '../chains/ChainError.js'
import type { Chains } from '../chains/Chains.js'
import type { Read } from './Reads.js'

/** Questions in one call: more of them would be more than some nodes count. */
const togetherMax = 1_000
/** Bytes of questions when the contract travels with them: code that is created has a limit. */
const carriedBytesMax = 5_400

/** What a contract said; nothing when it failed, and then whether another one may be at fault. */
export type ContractAnswer = { value?: unknown; suspect?: boolean }

/**
 * Asks contracts with one call where Multicall3 is on the chain, and carries it along where it is not.
 *
 * @throws `ChainError` when no node of the network answers
 */
export async function callTogether(
  chains: Pick<Chains, 'request' | 'evm'>,
  network: string,
  reads: readonly Read[],
): Promise<readonly ContractAnswer[]> {
  const parts = Array.from({ length: Math.ceil(reads.length / togetherMax) }, (_, index) =>
    reads.slice(index * togetherMax, (index + 1) * togetherMax),
  )
  return (await Promise.all(parts.map((part) => call(chains, network, part)))).flat()
}

async function call(
  chains: Pick<Chains, 'request' | 'evm'>,
  network: string,
  reads: readonly Read[],
): Promise<readonly ContractAnswer[]> {
  const client = chains.evm(network)
  const to = client.chain?.contracts?.multicall3?.address
  try {
    const answers = to && (await aggregate(chains, network, to, reads))
    if (answers) return answers
    const results = await client.multicall({
      contracts: reads,
      allowFailure: true,
      deployless: true,
      batchSize: carriedBytesMax,
    })
    if (results.every(({ status }) => status === 'failure')) await expectLife(chains, network)
    return results.map(({ result, error }) =>
      error ? { suspect: isRevert(error) } : { value: result },
    )
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    // An answer may have been too long, or too slow, of a node that is well.
    await expectLife(chains, network)
    return reads.map(() => ({ suspect: true }))
  }
}

/** Nothing when the contract is not on the chain: one under a known number may lack what is usual there. */
async function aggregate(
  chains: Pick<Chains, 'request'>,
  network: string,
  to: Hex,
  reads: readonly Read[],
): Promise<readonly ContractAnswer[] | undefined> {
  const calls = reads.map((read) => ({
    target: read.address,
    allowFailure: true,
    callData: encodeFunctionData(read),
  }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const params = [{ to, data }, 'latest']
  const answer = await chains.request(network, { method: 'eth_call', params })
  const given = attempt(() =>
    decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer as Hex }),
  )
  if (given?.length !== reads.length) return undefined
  return reads.map((read, index) => {
    const { success = false, returnData = '0x' } = given[index] ?? {}
    return success
      ? { value: attempt(() => decodeFunctionResult({ ...read, data: returnData })) }
      : { suspect: true }
  })
}

async function expectLife(chains: Pick<Chains, 'request'>, network: string): Promise<void> {
  await chains.request(network, { method: 'eth_blockNumber' })
}

function isRevert(error: Error): boolean {
  const { cause } = error
  return cause instanceof ContractFunctionRevertedError
}

function attempt<value>(decode: () => value): value | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}

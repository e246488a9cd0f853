import { safeContracts } from '@foyer/protocol/api'
import { type Hex, parseAbi, serializeTransaction } from 'viem'
import { chainConfig } from 'viem/op-stack'
import type { Chains } from '../../services/chains/Chains.js'
import { refuse } from '../failures.js'

/** What a rollup takes for the data of a transaction beside its gas, in wei; nothing on other networks. */
export type DataFees = {
  /**
   * @param data of the call to the entry point
   * @throws `ChainError` -32004 on a network that takes one which is not counted here
   */
  of(data: Hex): Promise<bigint>
}

type Kind = 'none' | 'opStack' | 'arbitrum'

const oracle = chainConfig.contracts.gasPriceOracle.address
const oracleAbi = parseAbi(['function getL1Fee(bytes data) view returns (uint256)'])
/** ArbSys: no contract, but a byte that says so. */
const arbSys = '0x0000000000000000000000000000000000000064'
/** Of the size and the entropy of those that are sent. */
const feePerGas = 2n ** 40n - 3n
const gas = 2n ** 24n - 3n
const nonce = 2 ** 16 - 3

/** Tells what a network is by what stands on it, once. */
export function createDataFees(
  chains: Chains,
  { network, chainId }: { network: string; chainId: number },
): DataFees {
  let known: Promise<Kind> | undefined
  const kind = async () => {
    known ??= kindOf(chains, network)
    // After a failure the next call requests it again.
    known.catch(() => {
      known = undefined
    })
    return known
  }
  return {
    async of(data) {
      const is = await kind()
      if (is === 'none') return 0n
      if (is === 'arbitrum')
        throw refuse(
          'unsupported',
          'The network takes a fee for data that this server does not count: its operator has to name a bundler by its url.',
        )
      const written = serializeTransaction({
        ...{ type: 'eip1559', chainId, to: safeContracts.entryPoint, data, nonce, gas },
        ...{ maxFeePerGas: feePerGas, maxPriorityFeePerGas: feePerGas },
      })
      return chains.evm(network).readContract({
        ...{ address: oracle, abi: oracleAbi, functionName: 'getL1Fee', args: [written] },
      })
    },
  }
}

async function kindOf(chains: Chains, network: string): Promise<Kind> {
  const client = chains.evm(network)
  const [opStack, arbitrum] = await Promise.all([
    client.getCode({ address: oracle }),
    client.getCode({ address: arbSys }),
  ])
  if (opStack !== undefined && opStack !== '0x') return 'opStack'
  return arbitrum === '0xfe' ? 'arbitrum' : 'none'
}

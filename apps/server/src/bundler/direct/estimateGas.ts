import { safeContracts } from '@foyer/protocol/api'
import { encodeFunctionData, type Hex, hexToBytes, parseAbi } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { Chains } from '../../services/chains/Chains.js'
import { refuse } from '../failures.js'
import { hashOf, type Operation, pack, type UnmeasuredOperation } from '../Operation.js'
import type { DataFees } from './createDataFees.js'
import { pricePaid } from './pricePaid.js'
import { reasonOf, type SimulatedCall, type SimulatedOperation, simulate } from './simulate.js'

const account = parseAbi([
  'function validateUserOp((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp, bytes32 userOpHash, uint256 missingAccountFunds) returns (uint256)',
])

/** The entry point's own work around an operation, which no simulation measures. */
const aroundGas = 30_000n
/** A paymaster of the known kind takes less. */
const paymasterGas = 80_000n
const startGas = 21_000n
const plenty = 10_000_000n

/**
 * Measures what each part of an operation takes, with room for what changes until it is carried out.
 *
 * @throws `ChainError` -32521 when what it asks for fails, -32500 when the account cannot be made, -32004 when the network's node cannot
 *   try it
 */
export async function estimateGas(
  chains: Chains,
  { network, chainId, dataFees }: { network: string; chainId: number; dataFees: DataFees },
  unmeasured: UnmeasuredOperation,
) {
  const operation: Operation = {
    ...unmeasured,
    callGasLimit: plenty,
    verificationGasLimit: plenty,
    preVerificationGas: plenty,
    ...(unmeasured.paymaster && {
      paymasterVerificationGasLimit: unmeasured.paymasterVerificationGasLimit ?? paymasterGas,
      paymasterPostOpGasLimit: unmeasured.paymasterPostOpGasLimit ?? 1n,
    }),
  }
  const from = safeContracts.entryPoint
  const { sender, factory, factoryData, callData } = operation
  const make: SimulatedCall[] =
    factory && factoryData ? [{ from, to: factory, data: factoryData }] : []
  const validate = { from, to: sender, data: validation(operation, chainId) }
  const calls = [...make, validate, { from, to: sender, data: callData }]
  const [measured, dataGas] = await Promise.all([
    simulate(chains, network, calls),
    gasOfDataFee(chains, { network, dataFees }, operation),
  ])
  const used = calls.map((call, index) => gasWithin(measured[index], call))
  check(measured, make.length)
  const verification = used.slice(0, -1).reduce((sum, gas) => sum + gas, 0n)
  return {
    // What is given back at the end, a fifth at most, has to be there before.
    callGasLimit: ((used.at(-1) ?? 0n) * 13n) / 10n + 15_000n,
    verificationGasLimit: (verification * 13n) / 10n + 25_000n,
    preVerificationGas: startGas + aroundGas + gasOfData(handleOps(operation)) + dataGas,
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: operation.paymasterVerificationGasLimit ?? paymasterGas,
      paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit ?? 1n,
    }),
  }
}

/** The fee of a rollup for data, in gas at the price that the operation pays; it moves with the fees of Ethereum until it is sent. */
async function gasOfDataFee(
  chains: Chains,
  { network, dataFees }: { network: string; dataFees: DataFees },
  operation: Operation,
): Promise<bigint> {
  const fee = await dataFees.of(handleOps(operation))
  if (fee === 0n) return 0n
  const price = await pricePaid(chains, network, operation)
  return (fee * 5n) / (4n * price) + 1n
}

function check(measured: readonly SimulatedOperation[], makes: number) {
  const [first] = measured
  if (makes > 0 && !first?.isDone) throw refuse('rejected', 'AA13 initCode failed or OOG')
  const validated = measured[makes]
  if (!validated?.isDone)
    throw refuse('rejected', `AA23 reverted: ${reasonOf(validated?.data ?? '0x')}`)
  const called = measured.at(-1)
  if (!called?.isDone) {
    const data = called?.data ?? '0x'
    throw refuse('reverted', `What the operation asks for fails: ${reasonOf(data)}.`, data)
  }
}

/** An account that pays by itself hands the entry point coin while it is checked, which takes gas however little it is. */
function validation(operation: Operation, chainId: number): Hex {
  const missing = operation.paymaster || operation.maxFeePerGas === 0n ? 0n : 1n
  const args = [pack(operation), hashOf(operation, chainId), missing] as const
  return encodeFunctionData({ abi: account, functionName: 'validateUserOp', args })
}

function handleOps(operation: Operation): Hex {
  const args = [[pack(operation)], safeContracts.entryPoint] as const
  return encodeFunctionData({ abi: entryPoint07Abi, functionName: 'handleOps', args })
}

/** Without what every transaction takes before it begins. */
function gasWithin(measured: SimulatedOperation | undefined, { data }: SimulatedCall): bigint {
  const within = (measured?.gasUsed ?? 0n) - startGas - gasOfData(data)
  return within > 0n ? within : 0n
}

function gasOfData(data: Hex): bigint {
  return hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)
}

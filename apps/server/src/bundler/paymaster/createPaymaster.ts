import { safeContracts, sponsoringRefusedCode } from '@foyer/protocol/api'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
} from 'viem'
import type { PaymasterSettings } from '../../config/bundlerSettings.js'
import type { Database } from '../../database/Database.js'
import { ChainError } from '../../services/chains/ChainError.js'
import type { Chains } from '../../services/chains/Chains.js'
import { vouch } from '../direct/vouch.js'
import { refuse } from '../failures.js'
import { costOf, type Operation, readOperation, readUnmeasured } from '../Operation.js'
import { readEntryPoint } from '../readParameters.js'
import { BudgetSpentError, createBudget, type Spending } from './createBudget.js'
import { fetchSpending } from './fetchSpending.js'
import { sponsorHash } from './sponsorHash.js'

/** Time enough to read what is asked. */
const signedForMs = 600_000
/** The chain's clock and ours may differ. */
const slackMs = 120_000
const verificationGas = 80_000n
const postOpGas = 1n
/** A fee above so many times what the network takes now would only use up the budget. */
const feeTimesMax = 5n
/** A readable signature of no key: it takes as much gas as a real one. */
const dummy: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

const nonces = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

/**
 * Pays for operations with what lies at a `VerifyingPaymaster` (ERC-7677, entry point 0.7), within limits a day: of all, of a
 * project, of a logged-in account, and of requests without a login together. A signature is a promise that any sender can redeem, so
 * that each is counted before it is given.
 */
export function createPaymaster({
  chains,
  db,
  network,
  chainId,
  key,
  settings,
  now,
}: createPaymaster.Parts) {
  const budget = createBudget({ db, network, limits: settings, now })
  const address = settings.address as Address

  const stub = async (params: readonly unknown[], project: string) => {
    readUnmeasured(withSignature(params[0]))
    await orRefuse(budget.check({ project }))
    return {
      paymaster: address,
      paymasterData: dataOf(Math.floor((now() + signedForMs) / 1_000), dummy),
      paymasterVerificationGasLimit: hex(verificationGas),
      paymasterPostOpGasLimit: hex(postOpGas),
      sponsor: { name: 'Foyer' },
      isFinal: false,
    }
  }
  const final = async (params: readonly unknown[], who: Payer) => {
    const submitted = readOperation(withSignature(params[0]))
    const operation: Operation = {
      ...submitted,
      paymaster: address,
      paymasterData: '0x',
      paymasterVerificationGasLimit: verificationGas,
      paymasterPostOpGasLimit: postOpGas,
    }
    const [block] = await Promise.all([checkFees(operation), vouch(chains, network, operation)])
    const until = now() + signedForMs
    const { sender, nonce } = operation
    await orRefuse(budget.reserve({ ...who, sender, nonce, wei: costOf(operation), until, block }))
    const seconds = Math.floor(until / 1_000)
    const raw = sponsorHash(operation, { chainId, address, until: seconds })
    return {
      paymaster: address,
      paymasterData: dataOf(seconds, await key.signMessage({ message: { raw } })),
      paymasterVerificationGasLimit: hex(verificationGas),
      paymasterPostOpGasLimit: hex(postOpGas),
    }
  }
  const checkFees = async ({ maxFeePerGas }: Operation): Promise<bigint> => {
    const client = chains.evm(network)
    const [price, block] = await Promise.all([client.getGasPrice(), client.getBlockNumber()])
    if (maxFeePerGas > price * feeTimesMax)
      throw refuse('invalid', 'maxFeePerGas is far above what the network takes now.')
    return block
  }

  return {
    address,
    /** `pm_getPaymasterStubData` and `pm_getPaymasterData`. @throws `ChainError` -32504 when the limits are reached */
    async call(method: string, params: readonly unknown[], who: Payer): Promise<unknown> {
      readEntryPoint(params[1])
      if (typeof params[2] !== 'string' || Number(params[2]) !== chainId)
        throw refuse('invalid', 'The operation is for another network.')
      return method === 'pm_getPaymasterStubData' ? stub(params, who.project) : final(params, who)
    },
    /** Counts what the server's own key may pay, in the same budget. @throws `ChainError` -32504 when the limits are reached */
    spend: (spending: Spending): Promise<void> => orRefuse(budget.spend(spending)),
    /** Frees what was set aside and is not spent. */
    async tend(): Promise<void> {
      for (const row of await budget.ended(slackMs)) {
        const key = BigInt(row.nonce) >> 64n
        const args = [row.sender as Address, key] as const
        const place = { address: safeContracts.entryPoint, abi: nonces }
        const next = await chains
          .evm(network)
          .readContract({ ...place, functionName: 'getNonce', args })
        await budget.settle(
          row,
          next > BigInt(row.nonce) ? await fetchSpending(chains, network, address, row) : 0n,
        )
      }
      await budget.forget()
    },
  }
}

type Payer = { project: string; user: string | undefined }

export declare namespace createPaymaster {
  type Parts = {
    chains: Chains
    db: Database
    network: string
    chainId: number
    key: PrivateKeyAccount
    settings: PaymasterSettings
    now(): number
  }
}

/** A spent budget is a refusal of the paymaster. */
async function orRefuse<value>(work: Promise<value>): Promise<value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error
    throw new ChainError(
      sponsoringRefusedCode,
      'The server pays for no more operations today. The account can pay by itself.',
    )
  }
}

/** Until and from when it holds, and the signature. */
function dataOf(until: number, signature: Hex): Hex {
  const times = encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [until, 0])
  return concatHex([times, signature])
}

/** ERC-7677 sends operations without one. */
function withSignature(operation: unknown): unknown {
  if (typeof operation !== 'object' || operation === null) return operation
  return { signature: '0x', ...operation }
}

function hex(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

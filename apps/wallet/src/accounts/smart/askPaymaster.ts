import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import type { Address, Hex } from 'viem'
import { readOptionalQuantity, toHexQuantity } from '../evm/quantity.js'
import { readAddress, readData, readFields } from '../evm/readHex.js'
import type { World } from '../World.js'
import { toWire } from './operation.js'

/** Whom to ask, and what the page says for it (ERC-7677). */
export type Sponsor = {
  /** The page's own service; absent, the server pays by its policy. */
  readonly url?: string | undefined
  readonly context: Readonly<Record<string, unknown>>
  /** Paid by it or not at all; else the account pays by itself where it refuses. */
  readonly isRequired: boolean
}

export type Paid = {
  readonly paymaster: Address
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit?: bigint
  readonly paymasterPostOpGasLimit?: bigint
  readonly isFinal?: boolean
}

/**
 * Asks the server whether it pays for an operation.
 *
 * @returns `undefined` where it does not, and need not
 */
export async function askPaymaster(
  { bundler }: Pick<World, 'bundler'>,
  network: CaipNetworkId,
  { url, context, isRequired }: Sponsor,
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData',
  operation: Parameters<typeof toWire>[0],
): Promise<Paid | undefined> {
  const chainId = toHexQuantity(BigInt(parseCaipNetworkId(network).chainId))
  const params = [
    toWire(operation),
    safeContracts.entryPoint,
    chainId,
    context,
    // Pages may not send this browser anywhere, so the server asks there.
    ...(url === undefined ? [] : [url]),
  ]
  const answer = await bundler(network, method, params).catch((error: unknown) => {
    if (isRequired) throw error
    return undefined
  })
  return answer === undefined || answer === null ? undefined : readPaid(answer)
}

function readPaid(answer: unknown): Paid {
  const fields = readFields(answer, 'The answer of the paymaster')
  const verification = readOptionalQuantity(fields.paymasterVerificationGasLimit, 'Its gas')
  const postOp = readOptionalQuantity(fields.paymasterPostOpGasLimit, 'Its gas')
  return {
    paymaster: readAddress(fields.paymaster, 'The paymaster'),
    paymasterData: readData(fields.paymasterData ?? '0x', 'What the paymaster signed'),
    ...(verification !== undefined && { paymasterVerificationGasLimit: verification }),
    ...(postOp !== undefined && { paymasterPostOpGasLimit: postOp }),
    ...(fields.isFinal === true && { isFinal: true }),
  }
}

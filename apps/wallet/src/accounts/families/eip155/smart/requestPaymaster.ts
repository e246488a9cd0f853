import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { refuseAccount } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { toHexQuantity } from '../quantity.js'
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
 * Asks the server, or the page's service, whether it pays for an operation.
 *
 * @returns `undefined` where it does not, and need not
 * @throws `Failure` where it has to: with the code of who refused, or -32501 (ERC-7769) for an answer that says nothing
 */
export async function requestPaymaster(
  { bundler }: Pick<WalletEnvironment, 'bundler'>,
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
  try {
    return readPaid(await bundler(network, method, params))
  } catch (error) {
    if (isRequired) throw error
    return undefined
  }
}

function readPaid(answer: unknown): Paid {
  const read = v.safeParse(Answer, answer)
  if (!read.success) throw refuseAccount('paymasterUnreadable', -32501)
  const { isFinal, ...paid } = read.output
  return { ...paid, ...(isFinal === true && { isFinal }) }
}

const Quantity = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,32}$/i),
  v.transform((text) => BigInt(text)),
)
const Data = v.custom<Hex>((value) => typeof value === 'string' && isData(value))
const Answer = v.object({
  paymaster: v.pipe(
    v.string(),
    v.check((text) => isAddress(text)),
    v.transform((text) => getAddress(text)),
  ),
  paymasterData: v.optional(Data, '0x'),
  paymasterVerificationGasLimit: v.exactOptional(Quantity),
  paymasterPostOpGasLimit: v.exactOptional(Quantity),
  isFinal: v.optional(v.boolean()),
})

/** As much as an operation may carry. */
const dataMax = 100_000

function isData(text: string): boolean {
  return text.length <= dataMax && text.length % 2 === 0 && isHex(text)
}

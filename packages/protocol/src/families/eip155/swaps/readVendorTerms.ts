import type { DecodeCall } from './ContractCall.js'
import { readPoolTerms } from './readPoolTerms.js'
import { allowanceHolderAbi, settlerAbi, vendorAbis } from './vendorAbis.js'

type Address = `0x${string}`

/** What a call of a swap service says of itself. What it does not say is absent. */
export type VendorTerms = {
  readonly minReceived: bigint
  readonly from?: Address | 'coin' | undefined
  readonly to?: Address | 'coin' | undefined
  /** What is taken of the account. */
  readonly amount?: bigint | undefined
  /** Absent: the account that calls. */
  readonly receiver?: Address | undefined
  /** The contract that is called itself compares the whole of what arrives with the minimum, and reverts below. */
  readonly isBinding: boolean
}

/**
 * Reads the minimum, and what else is said, from a call of a swap service: by the published interfaces of the well-known ones, and as a call of an exchange for any other. That the
 * call goes to the contract of the service is the caller's to compare.
 *
 * @param provider the id of the service
 * @returns `undefined` for a call of which nothing is known
 */
export function readVendorTerms({
  provider,
  transaction,
  decode,
}: readVendorTerms.Parameters): VendorTerms | undefined {
  const data = transaction.data as Address
  try {
    if (provider === '0x') return readZeroEx(data, decode)
    if (!isKnown(provider)) return readPools(transaction, decode)
    const { functionName, args = [] } = decode({ abi: vendorAbis[provider], data })
    return readers[provider](functionName, args, transaction.value)
  } catch {
    return undefined
  }
}

export declare namespace readVendorTerms {
  type Parameters = {
    readonly provider: string
    /** `value` in wei. */
    readonly transaction: { readonly data: string; readonly value: bigint }
    readonly decode: DecodeCall
  }
}

const nothing: Address = `0x${'0'.repeat(40)}`
/** What services write for the coin. */
const coins: readonly Address[] = [nothing, `0x${'e'.repeat(40)}`]
const isKnown = (provider: string): provider is keyof typeof vendorAbis =>
  Object.hasOwn(vendorAbis, provider)
const tokenOf = (address: Address) =>
  coins.includes(address.toLowerCase() as Address) ? 'coin' : address
/** Some write the zero address for the account that calls. */
const receiverOf = (address: Address) => (address === nothing ? undefined : address)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n)

type Read = (name: string, args: readonly unknown[], value: bigint) => VendorTerms

const readers: Readonly<Record<keyof typeof vendorAbis, Read>> = {
  '1inch': readOneInch,
  kyberswap: readKyberSwap,
  lifi: readLifi,
  velora: readVelora,
  odos: readOdos,
}

/** The lowest bit of `flags`: less may be taken, and of that a part of the minimum is enough. */
const isPartial = (flags: bigint) => (flags & 1n) === 1n

function readOneInch(name: string, args: readonly unknown[], value: bigint): VendorTerms {
  if (name === 'swap') {
    const { srcToken, dstToken, dstReceiver, amount, minReturnAmount, flags } = args[1] as {
      [name in 'srcToken' | 'dstToken' | 'dstReceiver']: Address
    } & { [name in 'amount' | 'minReturnAmount' | 'flags']: bigint }
    return {
      ...{ minReceived: minReturnAmount, from: tokenOf(srcToken), to: tokenOf(dstToken), amount },
      ...{ receiver: receiverOf(dstReceiver), isBinding: !isPartial(flags) },
    }
  }
  const words = [...args] as bigint[]
  const addressOf = (packed = 0n): Address =>
    `0x${BigInt.asUintN(160, packed).toString(16).padStart(40, '0')}`
  const receiver = name.includes('To') ? receiverOf(addressOf(words.shift())) : undefined
  const isCoin = name.startsWith('eth')
  const from = isCoin ? 'coin' : tokenOf(addressOf(words.shift()))
  const amount = isCoin ? value : words.shift()
  // Which token arrives is the pools' matter, so that the minimum may be one of anything.
  return { minReceived: words[0] ?? 0n, from, amount, receiver, isBinding: false }
}

function readKyberSwap(name: string, [whole, own]: readonly unknown[]): VendorTerms {
  const desc = name === 'swapSimpleMode' ? own : (whole as { desc: unknown }).desc
  const { srcToken, dstToken, dstReceiver, minReturnAmount, flags, ...given } = desc as {
    [name in 'srcToken' | 'dstToken' | 'dstReceiver']: Address
  } & { [name in 'amount' | 'minReturnAmount' | 'flags']: bigint } & {
    [name in 'srcAmounts' | 'feeAmounts']: readonly bigint[]
  }
  const [isFeeOfOutput, isFeeInBps] = [0x40n, 0x80n].map((flag) => (flags & flag) !== 0n)
  const fees = sumOf(given.feeAmounts)
  const fee = isFeeInBps ? (given.amount * fees) / 10_000n : fees
  const moved = sumOf(given.srcAmounts) + (isFeeOfOutput ? 0n : fee)
  return {
    ...{ minReceived: minReturnAmount, from: tokenOf(srcToken), to: tokenOf(dstToken) },
    amount: moved > given.amount ? moved : given.amount,
    ...{ receiver: receiverOf(dstReceiver), isBinding: !isPartial(flags) },
  }
}

function readLifi(_: string, args: readonly unknown[]): VendorTerms {
  const [receiver, minReceived, swapData] = args.slice(3) as [
    Address,
    bigint,
    LifiSwap | LifiSwap[],
  ]
  const [first, ...others] = [swapData].flat()
  const last = others.at(-1) ?? first
  return {
    minReceived,
    from: first && tokenOf(first.sendingAssetId),
    to: last && tokenOf(last.receivingAssetId),
    // More of the account's tokens go into steps after the first.
    amount: others.some(({ requiresDeposit }) => requiresDeposit) ? undefined : first?.fromAmount,
    ...{ receiver, isBinding: true },
  }
}
type LifiSwap = {
  readonly sendingAssetId: Address
  readonly receivingAssetId: Address
  readonly fromAmount: bigint
  readonly requiresDeposit: boolean
}

function readVelora(name: string, args: readonly unknown[]): VendorTerms {
  const [data, partnerAndFee] = args.slice(name === 'swapExactAmountIn' ? 1 : 0) as [
    { [name in 'srcToken' | 'destToken' | 'beneficiary']: Address } & {
      [name in 'fromAmount' | 'toAmount']: bigint
    },
    bigint,
  ]
  // The partner's share is taken of what was compared already.
  const feeBps = partnerAndFee & 0x3fffn
  return {
    minReceived: (data.toAmount * (10_000n - feeBps)) / 10_000n,
    ...{ from: tokenOf(data.srcToken), to: tokenOf(data.destToken), amount: data.fromAmount },
    ...{ receiver: receiverOf(data.beneficiary), isBinding: true },
  }
}

function readOdos(_: string, [info, , , referral]: readonly unknown[]): VendorTerms {
  const { inputToken, outputToken, outputReceiver, inputAmount, outputMin } = info as {
    [name in 'inputToken' | 'outputToken' | 'outputReceiver']: Address
  } & { [name in 'inputAmount' | 'outputMin']: bigint }
  return {
    ...{ minReceived: outputMin, from: tokenOf(inputToken), to: tokenOf(outputToken) },
    ...{ amount: inputAmount, receiver: outputReceiver },
    // Of which of both the share is taken is not published.
    isBinding: (referral as { fee: bigint }).fee === 0n,
  }
}

function readZeroEx(data: Address, decode: DecodeCall): VendorTerms {
  const [, token, amount, , inner] = decode({ abi: allowanceHolderAbi, data }).args ?? []
  const [slippage] = decode({ abi: settlerAbi, data: inner as Address }).args ?? []
  const { recipient, buyToken, minAmountOut } = slippage as {
    [name in 'recipient' | 'buyToken']: Address
  } & { minAmountOut: bigint }
  return {
    ...{ minReceived: minAmountOut, from: tokenOf(token as Address), to: tokenOf(buyToken) },
    ...{ amount: amount as bigint, receiver: recipient },
    // The contract that compares is named by the call itself, and may be anyone's.
    isBinding: false,
  }
}

function readPools(
  transaction: { readonly data: string; readonly value: bigint },
  decode: DecodeCall,
): VendorTerms | undefined {
  const read = readPoolTerms(transaction, decode)
  if (!read) return undefined
  const { route, isFromNative, isToNative, minReceived, amount, account: receiver } = read
  const [from, to] = [route.path[0], route.path.at(-1)]
  return {
    ...{ minReceived, amount, receiver, isBinding: true },
    from: isFromNative ? 'coin' : from,
    to: isToNative ? 'coin' : to,
  }
}

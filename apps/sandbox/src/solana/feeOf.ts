import type { readWire } from './readWire.js'

type Message = ReturnType<typeof readWire>['message']

/** So many lamports a signature costs. */
export const signatureFee = 5_000
const computeBudget = 'ComputeBudget111111111111111111111111111111'
/** The compute budget's numbers for its limit and its price. */
const kinds = { limit: 2, price: 3 } as const
const unitsMax = 1_400_000n
const perUnit = 1_000_000n

/** What a transaction costs, in lamports: its signatures, and what it offers for computing. */
export function feeOf(message: Message): number {
  const { header, staticAccounts } = message
  const instructions = 'instructions' in message ? message.instructions : []
  const numberOf = (kind: number) => {
    const found = instructions.find(
      ({ programAddressIndex, data }) =>
        staticAccounts[programAddressIndex] === computeBudget && data?.[0] === kind,
    )?.data
    return (
      found &&
      Array.from(found)
        .slice(1)
        .reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
    )
  }
  const offered = (numberOf(kinds.limit) ?? unitsMax) * (numberOf(kinds.price) ?? 0n)
  return header.numSignerAccounts * signatureFee + Number((offered + perUnit - 1n) / perUnit)
}

import { FoyerError } from '@foyer/protocol'

const supplyMax = 2_100_000_000_000_000n

/** An amount for a wallet that takes a number: exact, because there is no more than 2.1 · 10^15 satoshi. @throws `invalid_amount` beyond that */
export function toWireNumber(satoshi: bigint): number {
  if (satoshi < 0n || satoshi > supplyMax) throw new FoyerError('invalid_amount')
  return Number(satoshi)
}

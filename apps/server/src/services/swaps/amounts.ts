import { divideUp } from '@foyer/protocol'

/** Hundredths of a per cent in the whole. */
const whole = 10_000n

/** So much of an amount, rounded down. */
export function shareOf(amount: bigint, bps: number): bigint {
  return (amount * BigInt(bps)) / whole
}

/** The most that may be lost of an amount so that no less than `least` arrives, in hundredths of a per cent. */
export function slippageBetween(amount: bigint, least: bigint): number {
  return amount === 0n ? 0 : Number(((amount - least) * whole) / amount)
}

/** Of which `lessBps` leaves at least this. */
export function beforeBps(amount: bigint, bps: number): bigint {
  const rest = whole - BigInt(bps)
  return divideUp(amount * whole, rest)
}

/** As APIs take it that count in per cent. */
export function toPercent(bps: number): number {
  return bps / 100
}

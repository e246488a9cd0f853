/** Hundredths of a per cent in the whole. */
const whole = 10_000n

/** An amount less so much of it, in hundredths of a per cent, rounded down. */
export function lessBps(amount: bigint, bps: number): bigint {
  return (amount * (whole - BigInt(bps))) / whole
}

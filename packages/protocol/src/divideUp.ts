/** A quotient rounded up, of what is not below zero: what is a fraction is asked for whole. */
export function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}

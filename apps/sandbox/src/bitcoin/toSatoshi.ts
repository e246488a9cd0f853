/** A node's coins as satoshi: eight digits behind the point, each of which counts. */
export function toSatoshi(coins: number): number {
  return Number(coins.toFixed(8).replace('.', ''))
}

/** Whether bytes are dear: with Save-Data, or on a connection that is slower than most. Most browsers say nothing, and count as fast. */
export function savesData(window: Window): boolean {
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || (connection?.effectiveType ?? fast) !== fast
}

/** As the Network Information API says it. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

const fast = '4g'

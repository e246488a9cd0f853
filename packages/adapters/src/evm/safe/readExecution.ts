const statuses = [
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
] as const

export type Execution = {
  readonly status: (typeof statuses)[number]
  /** Of the transaction on the chain, once there is one. */
  readonly hash: unknown
}

/** How far a Safe's transaction is. What is no status is one that may yet change. */
export function readExecution(value: unknown): Execution {
  const { txStatus, txHash } = Object(value) as Readonly<Record<string, unknown>>
  const status = statuses.find((one) => one === txStatus) ?? 'AWAITING_EXECUTION'
  return { status, hash: typeof txHash === 'string' ? txHash : undefined }
}

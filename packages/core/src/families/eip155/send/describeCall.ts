/** What a transaction does, whatever it offers for it: two with the same text do the same. */
export function describeCall({ to, value = 0n, data = '0x' }: describeCall.Parameters): string {
  return `${to?.toLowerCase()} ${value} ${data.toLowerCase()}`
}

export declare namespace describeCall {
  type Parameters = {
    readonly to?: string | undefined
    readonly value?: bigint | undefined
    readonly data?: string | undefined
  }
}

/**
 * The contracts that a request calls: of a transaction its receiver, of a contract call the contract, of several calls each of theirs. Token
 * balances may change in them.
 */
export function readTouched({ to, address, calls = [] }: readTouched.Request): readonly string[] {
  return [to, address, ...calls.map((call) => call.to)].filter((one) => typeof one === 'string')
}

export declare namespace readTouched {
  type Request = {
    readonly to?: string | undefined
    readonly address?: string
    readonly calls?: readonly { readonly to?: string | undefined }[]
  }
}

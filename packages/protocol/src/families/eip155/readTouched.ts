/**
 * The contracts that a request calls: of a transaction its receiver, of a contract call the contract, of several calls each of theirs, of a
 * transfer the token. Token
 * balances may change in them.
 */
export function readTouched({
  to,
  address,
  token,
  calls = [],
}: readTouched.Request): readonly string[] {
  return [to, address, token, ...calls.map((call) => call.to)].filter(
    (one) => typeof one === 'string',
  )
}

export declare namespace readTouched {
  type Request = {
    readonly to?: string | undefined
    readonly address?: string
    readonly token?: string | undefined
    readonly calls?: readonly { readonly to?: string | undefined }[]
  }
}

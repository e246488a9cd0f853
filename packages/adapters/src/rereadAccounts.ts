/**
 * Has a session take what its wallet answers that it shares now. What the session has become by then is newer than the answer; a wallet that answers
 * `undefined` has said nothing.
 */
export async function rereadAccounts({
  standing,
  read,
  change,
}: rereadAccounts.Parameters): Promise<void> {
  const before = JSON.stringify(standing())
  const accounts = await read()
  if (accounts !== undefined && JSON.stringify(standing()) === before) change(accounts)
}

export declare namespace rereadAccounts {
  type Parameters = {
    /** What the session is, as data. */
    standing(): unknown
    read(): Promise<unknown>
    change(accounts: unknown): void
  }
}

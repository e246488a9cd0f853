import type { Client } from '@foyer/core'

/** The other account of the wallet is the one in use. */
export function swapAccounts({ store }: Client) {
  store.setState(({ connection }) => {
    const { eip155 } = connection.byNamespace
    if (!eip155) return {}
    const [first, ...rest] = eip155.accounts
    const accounts = [...rest, first] as unknown as typeof eip155.accounts
    return {
      connection: {
        ...connection,
        byNamespace: { ...connection.byNamespace, eip155: { ...eip155, accounts } },
      },
    }
  })
}

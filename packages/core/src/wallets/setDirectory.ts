import type { Client } from '../client.js'
import type { DirectoryState } from './state.js'

/** Notes what was learnt of the directory. */
export function setDirectory({ store }: Client, change: Partial<DirectoryState>): void {
  store.setState(({ wallets }) => ({
    wallets: { ...wallets, directory: { ...wallets.directory, ...change } },
  }))
}

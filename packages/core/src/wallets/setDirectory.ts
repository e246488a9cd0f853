import type { Client } from '../Client.js'
import type { DirectoryState } from './state.js'

/** Changes the directory's slice of the state. */
export function setDirectory({ store }: Client, change: Partial<DirectoryState>): void {
  store.setState(({ wallets }) => ({
    wallets: { ...wallets, directory: { ...wallets.directory, ...change } },
  }))
}

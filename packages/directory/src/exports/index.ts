export type { DirectoryWallet } from '../DirectoryWallet.js'
export type {
  Directory,
  DirectoryIcon,
  DirectoryNetwork,
  DirectorySource,
} from '../directory.js'
export { type IndexedWallet, walletIndex } from '../walletIndex.js'

export type {
  Directory,
  DirectoryIcon,
  DirectoryNetwork,
  DirectorySource,
} from '../directory.js'
export type { DirectoryWallet } from '../directoryWallet.js'
export { type IndexedWallet, walletIndex } from '../walletIndex.js'

import type { DirectoryWallet } from './DirectoryWallet.js'

/** The whole of the data. */
export type Directory = {
  /** The shape's version; it changes when a reader has to. */
  format: 1
  sources: Readonly<Record<string, DirectorySource>>
  /** Best known first. */
  wallets: readonly DirectoryWallet[]
  networks: readonly DirectoryNetwork[]
  /** Every picture by its hash. */
  icons: ReadonlyMap<string, DirectoryIcon>
}

/** A package that fields were taken from. */
export type DirectorySource = { package: string; licence: string; fields: string }

/** A network with a picture; `id` is its CAIP-2 id. */
export type DirectoryNetwork = { id: string; name: string; icon: string }

/** A picture: still WebP of at most 128 pixels a side, or an SVG of plain shapes. */
export type DirectoryIcon = { type: 'image/webp' | 'image/svg+xml'; bytes: Uint8Array<ArrayBuffer> }

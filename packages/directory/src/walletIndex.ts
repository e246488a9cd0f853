import { walletRows } from './catalogue/walletRows.js'

/** What a page without a server knows of a wallet. */
export type IndexedWallet = {
  id: string
  name: string
  /** The reverse domain with which it announces itself (EIP-6963). */
  rdns: string | undefined
  /** The ids under which a page finds it beside that: see `DirectoryWallet`. */
  injected: readonly string[]
  /** The hash that names its picture in `data/icons`. */
  icon: string
  /** A CSS colour to stand in the picture's place. */
  colour: string
}

/**
 * Every wallet in a few words, best known first: the part of the directory that is small enough for a page. Load it
 * when it is needed.
 */
export const walletIndex: readonly IndexedWallet[] = /* @__PURE__ */ walletRows.map(
  ([id, name, rdns, icon, colour, injected]) => ({
    id,
    name,
    rdns: rdns || undefined,
    injected: injected?.split(' ') ?? [],
    icon,
    colour: `#${colour}`,
  }),
)

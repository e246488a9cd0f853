import type { Namespace, PairedNamespace } from '@foyer/protocol'
import type { Family } from '../ways/Family.js'

/** A family whose wallets are paired, and whose requests go to them unchanged. */
const paired = (name: PairedNamespace) => async () =>
  (await import('./sessionOnly.js')).sessionOnly(name)

/**
 * The chain families that core knows, each loaded with its first use. Requests of another family go to the wallet unchanged. The types of a
 * family come with its line.
 */
export const families = {
  eip155: async () => (await import('./eip155/eip155.js')).eip155,
  solana: async () => (await import('./solana/solana.js')).solana,
  bip122: async () => (await import('./bip122/bip122.js')).bip122,
  polkadot: async () => (await import('./polkadot/polkadot.js')).polkadot,
  cosmos: async () => (await import('./cosmos/cosmos.js')).cosmos,
  algorand: paired('algorand'),
  cip34: paired('cip34'),
  elrond: paired('elrond'),
  multiversx: paired('multiversx'),
  near: paired('near'),
  tezos: paired('tezos'),
} satisfies Readonly<Partial<Record<Namespace, () => Promise<Family>>>>

/** The chain families that are served by pairing alone, by their CAIP-2 namespace; `elrond` is the name that MultiversX had before. */
export const pairedNamespaces = [
  'algorand',
  'cip34',
  'elrond',
  'multiversx',
  'near',
  'tezos',
] as const

/** A chain family that is served by pairing alone. */
export type PairedNamespace = (typeof pairedNamespaces)[number]

/** The ids of pictures that clients ask for, by the CAIP-2 id of their network. */
export type PicturedNetworks = Readonly<Record<string, { readonly pictures?: readonly string[] }>>

import type { drawings } from './drawings.js'
import type { PicturedNetworks } from './PicturedNetworks.js'

/** Whose picture it is: that of a network, that of a wallet, or one of `drawings`. */
export type PictureOf =
  | { readonly network: string }
  | { readonly wallet: string }
  | { readonly drawing: keyof typeof drawings }

const wallets = {
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800':
    'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  '461db637-8616-43ce-035a-d89b8a1d5800':
    '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300':
    '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
}

const drawn = {
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': 'pairing',
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': 'browser',
  'f926ff41-260d-4028-635e-91913fc28e00': 'network',
} as const

/**
 * The pictures that clients ask for by ids which were compiled into them, long before they knew of this server.
 *
 * @param networks of every chain family that is served, by CAIP-2 id
 */
export function pictureIds(networks: PicturedNetworks): ReadonlyMap<string, PictureOf> {
  return new Map<string, PictureOf>([
    ...Object.entries(networks).flatMap(([network, { pictures = [] }]) =>
      pictures.map((id) => [id, { network }] as const),
    ),
    ...Object.entries(wallets).map(([id, wallet]) => [id, { wallet }] as const),
    ...Object.entries(drawn).map(([id, drawing]) => [id, { drawing }] as const),
  ])
}

import type { BitcoinShape } from '../BitcoinWalletOptions.js'
import type { PlacedShape, ShapeParts } from './PlacedShape.js'
import { placePhantom } from './placePhantom.js'
import { placeSats } from './placeSats.js'
import { placeStandard } from './placeStandard.js'
import { placeUnisat } from './placeUnisat.js'

/** How a wallet comes into the page, by its shape. */
export const placeShape: Readonly<Record<BitcoinShape, (parts: ShapeParts) => PlacedShape>> = {
  standard: placeStandard,
  sats: (parts) => placeSats(parts, false),
  leather: (parts) => placeSats(parts, true),
  unisat: (parts) => placeUnisat(parts, 'unisat'),
  okx: (parts) => placeUnisat(parts, `okxwallet.${okxPlace(parts.context.networks[0].chain)}`),
  phantom: placePhantom,
}

function okxPlace(chain: string): string {
  const name = chain.slice('bitcoin:'.length)
  return name === 'mainnet' ? 'bitcoin' : `bitcoin${name[0]?.toUpperCase()}${name.slice(1)}`
}

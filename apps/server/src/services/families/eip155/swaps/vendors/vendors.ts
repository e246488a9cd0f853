import type { knownVendors } from '@foyer/protocol/swaps'
import { kyberSwap } from './kyberSwap.js'
import { lifi } from './lifi.js'
import { odos } from './odos.js'
import { oneInch } from './oneInch.js'
import type { Vendor } from './Vendor.js'
import { velora } from './velora.js'
import { zeroEx } from './zeroEx.js'

/** The services that the server knows, by their names in the settings. */
export const vendors: Readonly<Record<keyof typeof knownVendors, Vendor>> = {
  '0x': zeroEx,
  '1inch': oneInch,
  lifi,
  velora,
  odos,
  kyberswap: kyberSwap,
}

import { isAddress, tokenDecimalsMax } from '@foyer/protocol'
import type { SwapFeatures } from '../../../SwapFeatures.js'
import { readAbiString } from '../features/readAbiString.js'
import { createCallReader } from './createCallReader.js'

/** `decimals`, `symbol` and `name` of ERC-20. */
const selectors = ['0x313ce567', '0x95d89b41', '0x06fdde03'] as const

/** What ERC-20 tokens say of themselves, cut and cleaned. One without decimals or a symbol is no token. */
export const readTokens: SwapFeatures['readTokens'] = async (rpc, { network, addresses }) => {
  const known = addresses.filter((one) => isAddress('eip155', one))
  const answers = await createCallReader(
    rpc,
    network,
  )(known.flatMap((to) => selectors.map((data) => ({ to, data }))))
  return known.flatMap((address, index) => {
    const [decimals, symbol, name] = answers.slice(index * selectors.length)
    const places = /^0x[\da-f]{64}$/i.test(decimals ?? '') ? Number(decimals) : Number.NaN
    const sign = readAbiString(symbol)
    if (!(places <= tokenDecimalsMax) || sign === '') return []
    return [{ address, symbol: sign, name: readAbiString(name) || sign, decimals: places }]
  })
}

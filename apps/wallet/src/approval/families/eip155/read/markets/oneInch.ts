import { asAddress, asInteger, isSameAddress } from '../typedParts.js'
import { type Market, otherThan, tokenItem } from './Market.js'

/** Bits of the traits. */
const noParts = 1n << 255n
const manyFills = 1n << 254n
const checkEpoch = 1n << 250n
const usePermit2 = 1n << 248n
const unwrap = 1n << 247n
/** Its allowed filler, its end, its number and series: the low 200 bits. */
const fields200 = (1n << 200n) - 1n
/** All that changes nothing of what is shown. What is left calls code, or stands for an extension that sets other amounts. */
const known = fields200 | noParts | manyFills | checkEpoch | usePermit2 | unwrap

export const oneInch: Market = {
  name: '1inch',
  domain: { name: '1inch Aggregation Router', versions: ['6'] },
  contracts: [{ address: '0x111111125421ca6dc452d289314280a0f8842a65' }],
  structs: [
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
  ],
  read(fields, account) {
    if (!isSameAddress(asAddress(fields.maker), account)) return undefined
    const traits = asInteger(fields.makerTraits)
    return {
      gives: [tokenItem(fields.makerAsset, fields.makingAmount)],
      gets: [tokenItem(fields.takerAsset, fields.takingAmount)],
      receiver: otherThan(account, fields.receiver),
      // Bits 80 to 119 are when it ends; none is never.
      deadline: (traits >> 80n) & (2n ** 40n - 1n) || undefined,
      inParts: (traits & noParts) === 0n,
      isOpen: (traits & ~known) !== 0n,
    }
  },
}

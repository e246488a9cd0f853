import type { Fields } from '../readStruct.js'
import { asAddress, asInteger, isSameAddress } from '../typedParts.js'
import { type Market, tokenItem } from './Market.js'

const common = {
  name: '0x',
  domain: { name: 'ZeroEx', versions: ['1.0.0'] },
  contracts: [
    {
      address: '0xdef1c0ded9bec7f1a1670819833240f027b25eff',
      chains: [1n, 56n, 137n, 8_453n, 42_161n, 43_114n, 42_220n],
    },
    { address: '0xdef1abe32c034e558cdd535791643c58a13acc10', chains: [10n] },
  ],
} as const

/** The three kinds of orders of 0x, version 4. */
export const zeroEx: readonly Market[] = [
  {
    ...common,
    structs: [
      'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)',
    ],
    read: (fields, account) => read(fields, account, asInteger(fields.expiry)),
  },
  {
    ...common,
    structs: [
      'RfqOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)',
    ],
    read: (fields, account) => read(fields, account, asInteger(fields.expiry)),
  },
  {
    ...common,
    structs: [
      'OtcOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce)',
    ],
    // Bits 192 to 255 are when it ends.
    read: (fields, account) => read(fields, account, asInteger(fields.expiryAndNonce) >> 192n),
  },
]

function read(fields: Fields, account: string, deadline: bigint) {
  if (!isSameAddress(asAddress(fields.maker), account)) return undefined
  return {
    gives: [tokenItem(fields.makerToken, fields.makerAmount)],
    gets: [tokenItem(fields.takerToken, fields.takerAmount)],
    receiver: undefined,
    deadline,
    inParts: true,
    isOpen: false,
  }
}

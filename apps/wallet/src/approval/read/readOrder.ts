import type { Address } from 'viem'
import type { OrderItem, ReadTypedData } from './TypedReading.js'
import {
  asAddress,
  asFields,
  asInteger,
  asList,
  type Fields,
  type TypedParts,
} from './typedParts.js'

type Order = Extract<ReadTypedData, { is: 'order' }>
type Market = {
  readonly name: string
  readonly contracts: readonly string[]
  readonly structs: readonly string[]
  read(message: Fields, account: string): Omit<Order, 'is' | 'market'>
}

const nobody = '0x0000000000000000000000000000000000000000'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const asItem = (token: unknown, amount: unknown, id?: bigint): OrderItem => {
  const address = asAddress(token)
  const isCoin = address === nobody || address.toLowerCase() === coin
  return { token: isCoin ? undefined : address, amount: asInteger(amount), id }
}

/** The markets whose orders are known, by the contract that the order is signed for. In lower case. */
const markets: readonly Market[] = [
  {
    name: 'Seaport',
    contracts: [
      '0x00000000006c3852cbef3e08e8df289169ede581',
      '0x00000000000001ad428e4906ae43d8f9852d0dd6',
      '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
      '0x0000000000000068f116a894984e2db1123eb395',
    ],
    structs: [
      'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
      'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)',
      'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)',
    ],
    read: readSeaport,
  },
  {
    name: 'CoW Protocol',
    contracts: ['0x9008d19f58aabd9ed0d60971565aa8510560ab41'],
    structs: [
      'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    ],
    read: (message, account) => ({
      gives: [
        asItem(message.sellToken, asInteger(message.sellAmount) + asInteger(message.feeAmount)),
      ],
      gets: [asItem(message.buyToken, message.buyAmount)],
      receiver: otherThan(account, message.receiver),
      deadline: asInteger(message.validTo),
    }),
  },
  {
    name: '1inch',
    contracts: ['0x111111125421ca6dc452d289314280a0f8842a65'],
    structs: [
      'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    ],
    read: (message, account) => ({
      gives: [asItem(message.makerAsset, message.makingAmount)],
      gets: [asItem(message.takerAsset, message.takingAmount)],
      receiver: otherThan(account, message.receiver),
      // Bits 80 to 119 of the traits are when it ends; none is never.
      deadline: (asInteger(message.makerTraits) >> 80n) & (2n ** 40n - 1n) || 2n ** 48n,
    }),
  },
]

/** Reads an order of a known market. @throws when a field is not what its type says */
export function readOrder(parts: TypedParts, account: string): ReadTypedData | undefined {
  const contract = parts.contract?.toLowerCase()
  const market = markets.find(({ contracts, structs }) => {
    const [own = ''] = structs
    return (
      contract !== undefined &&
      contracts.includes(contract) &&
      own.startsWith(`${parts.primaryType}(`) &&
      structs.every((struct) => parts.structOf(struct.slice(0, struct.indexOf('('))) === struct)
    )
  })
  return market && { is: 'order', market: market.name, ...market.read(parts.message, account) }
}

function readSeaport(message: Fields, account: string) {
  const items = (list: unknown, pick: 'most' | 'least') =>
    asList(list)
      .map(asFields)
      .map((fields) => {
        const kind = asInteger(fields.itemType)
        const [start, end] = [asInteger(fields.startAmount), asInteger(fields.endAmount)]
        const amount = start > end === (pick === 'most') ? start : end
        const id = kind >= 2n ? asInteger(fields.identifierOrCriteria) : undefined
        return { item: asItem(fields.token, amount, id), recipient: fields.recipient }
      })
  const gets = items(message.consideration, 'least')
    .filter(({ recipient }) => asAddress(recipient).toLowerCase() === account.toLowerCase())
    .map(({ item }) => item)
  const gives = items(message.offer, 'most').map(({ item }) => item)
  return { gives, gets, receiver: undefined, deadline: asInteger(message.endTime) }
}

function otherThan(account: string, receiver: unknown): Address | undefined {
  const address = asAddress(receiver)
  return address === nobody || address.toLowerCase() === account.toLowerCase() ? undefined : address
}

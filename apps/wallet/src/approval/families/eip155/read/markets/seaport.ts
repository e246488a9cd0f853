import type { Fields } from '../readStruct.js'
import type { OrderItem } from '../TypedReading.js'
import { asAddress, asFields, asInteger, asList, isSameAddress } from '../typedParts.js'
import { isZeroAddress, type Market, tokenItem } from './Market.js'

export const seaport: Market = {
  name: 'Seaport',
  domain: { name: 'Seaport', versions: ['1.1', '1.4', '1.5', '1.6'] },
  contracts: [
    { address: '0x00000000006c3852cbef3e08e8df289169ede581' },
    { address: '0x00000000000001ad428e4906ae43d8f9852d0dd6' },
    { address: '0x00000000000000adc04c56bf30ac9d3c0aaf14dc' },
    { address: '0x0000000000000068f116a894984e2db1123eb395' },
  ],
  structs: [
    'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
    'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)',
    'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)',
  ],
  read(fields, account) {
    const orderType = asInteger(fields.orderType)
    // Types from 4 on are not signed for, but made by contracts.
    if (!isSameAddress(asAddress(fields.offerer), account) || orderType > 3n) return undefined
    const isMine = ({ recipient }: Fields) => isSameAddress(asAddress(recipient), account)
    const mine = asList(fields.consideration).map(asFields).filter(isMine)
    const gives = asList(fields.offer).map((one) => itemOf(asFields(one), 'most'))
    const gets = mine.map((one) => itemOf(one, 'least'))
    if (!gives.every(isItem) || !gets.every(isItem)) return undefined
    const deadline = asInteger(fields.endTime)
    const inParts = orderType % 2n === 1n
    return { gives, gets, receiver: undefined, deadline, inParts, isOpen: false }
  },
}

/** What an item is, by its type alone: 0 coin, 1 ERC-20, 2 ERC-721, 3 ERC-1155, 4 and 5 any of such. */
function itemOf(fields: Fields, pick: 'most' | 'least'): OrderItem | undefined {
  const { token, identifierOrCriteria, startAmount, endAmount } = fields
  const kind = asInteger(fields.itemType)
  const [start, end] = [asInteger(startAmount), asInteger(endAmount)]
  // The filler of the order chooses the time.
  const amount = start > end === (pick === 'most') ? start : end
  const id = asInteger(identifierOrCriteria)
  if (kind === 0n)
    return isZeroAddress(token) && id === 0n
      ? { token: undefined, amount, id: undefined }
      : undefined
  if (kind === 1n) return id === 0n ? tokenItem(token, amount) : undefined
  if (kind > 5n) return undefined
  return { ...tokenItem(token, amount), id: kind >= 4n ? 'any' : id }
}

function isItem(item: OrderItem | undefined): item is OrderItem {
  return item !== undefined
}

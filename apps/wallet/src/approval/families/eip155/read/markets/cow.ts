import { asAddress, asInteger, isSameAddress } from '../typedParts.js'
import { type Market, otherThan, tokenItem } from './Market.js'

/** What it calls the network's coin, which can be bought and not sold. */
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export const cow: Market = {
  name: 'CoW Protocol',
  domain: { name: 'Gnosis Protocol', versions: ['v2'] },
  contracts: [{ address: '0x9008d19f58aabd9ed0d60971565aa8510560ab41' }],
  structs: [
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
  ],
  read(fields, account) {
    const { sellToken, buyToken, kind, sellTokenBalance, buyTokenBalance } = fields
    // Elsewhere than in the account is nothing that the screen could show.
    const isPlain = sellTokenBalance === 'erc20' && buyTokenBalance === 'erc20'
    if (!isPlain || (kind !== 'sell' && kind !== 'buy')) return undefined
    const sold = asInteger(fields.sellAmount) + asInteger(fields.feeAmount)
    const bought = tokenItem(buyToken, fields.buyAmount)
    const isCoin = isSameAddress(asAddress(buyToken), coin)
    return {
      gives: [tokenItem(sellToken, sold)],
      gets: [isCoin ? { ...bought, token: undefined } : bought],
      receiver: otherThan(account, fields.receiver),
      deadline: asInteger(fields.validTo),
      inParts: fields.partiallyFillable === true,
      isOpen: false,
    }
  },
}

export { buyFinding } from '../buy/buyFinding.js'
export { closeBuy } from '../buy/closeBuy.js'
export {
  chooseBuyCountry,
  chooseBuyCurrency,
  chooseBuyToken,
  typeBuyAmount,
} from '../buy/editBuy.js'
export { listPurchases } from '../buy/listPurchases.js'
export { openBuy, retryBuy } from '../buy/openBuy.js'
export { openProvider } from '../buy/openProvider.js'
export { readBuyOffers } from '../buy/readBuyOffers.js'
export { recallPurchases } from '../buy/recallPurchases.js'
export type {
  BuyCurrency,
  BuyDraft,
  BuyFinding,
  BuyOffer,
  BuyOptions,
  BuyPage,
  BuyQuoting,
  BuyState,
  BuyToken,
  Purchase,
} from '../buy/state.js'
export { watchPurchases } from '../buy/watchPurchases.js'

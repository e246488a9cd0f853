export type {
  OfferedFee,
  OfferedSwap,
  SwapStep,
  SwapWarning,
  SwapWarningCode,
} from '../SwapFeatures.js'
export { acceptSwapWarning } from '../swap/acceptSwapWarning.js'
export { approveSwap } from '../swap/approveSwap.js'
export { changeSlippage } from '../swap/changeSlippage.js'
export { chooseSwapMax } from '../swap/chooseSwapMax.js'
export { chooseSwapOffer } from '../swap/chooseSwapOffer.js'
export { chooseSwapToken } from '../swap/chooseSwapToken.js'
export { closeSwap } from '../swap/closeSwap.js'
export { confirmSwap } from '../swap/confirmSwap.js'
export { followSwap } from '../swap/followSwap.js'
export { isSwapAccepted } from '../swap/isSwapAccepted.js'
export { type LeftAllowance, listLeftAllowances } from '../swap/listLeftAllowances.js'
export { listSwapTokens } from '../swap/listSwapTokens.js'
export { openSwap } from '../swap/openSwap.js'
export { prepareSwap } from '../swap/prepareSwap.js'
export { readOffers } from '../swap/readOffers.js'
export { readSwapToken } from '../swap/readSwapToken.js'
export { revokeAllowance } from '../swap/revokeAllowance.js'
export type {
  ChosenToken,
  SwapDraft,
  SwapListing,
  SwapPreview,
  SwapQuoting,
  SwapSide,
  SwapState,
  SwapTokenLists,
} from '../swap/state.js'
export { swapButton } from '../swap/swapButton.js'
export { swapTerms } from '../swap/swapTerms.js'
export { switchSwapTokens } from '../swap/switchSwapTokens.js'
export { typeSwapAmount } from '../swap/typeSwapAmount.js'

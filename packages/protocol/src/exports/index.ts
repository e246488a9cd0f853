export { allowsOrigin } from '../allowsOrigin.js'
export type { CaipAddress, CaipNetworkId, Namespace } from '../caip.js'
export { isCaipNetworkId, isNumbered, parseCaipNetworkId } from '../caip.js'
export type { PairableNamespace } from '../caipAddress.js'
export {
  formatCaipAddress,
  formatCaipNetworkId,
  isCaipAddress,
  parseCaipAccount,
  parseCaipAddress,
  sessionNamespaces,
} from '../caipAddress.js'
export type { AlertCode, AlertData } from '../catalogue/alerts.js'
export { alerts, serverAlerts } from '../catalogue/alerts.js'
export { buyRefusals } from '../catalogue/buyRefusals.js'
export {
  basicRemoteFeatures,
  connectorOrder,
  defaultAccountTypes,
  defaultFeatures,
  defaultRemoteFeatures,
  defaultSocials,
  walletFeatureOrder,
} from '../catalogue/defaults.js'
export { defaultThemeMode, storageVersion } from '../catalogue/earlyLimits.js'
export type { ErrorCode, ErrorData } from '../catalogue/errors.js'
export { errors, unknownReason } from '../catalogue/errors.js'
export {
  accountTypes,
  activityNamespaces,
  balanceNamespaces,
  nameNamespaces,
  nativeTokenAddresses,
  onrampNamespaces,
  sendNamespaces,
} from '../catalogue/familyLists.js'
export {
  actionNotAllowedDelayMs,
  addressCacheMax,
  addressEndChars,
  addressStartChars,
  answerHeldMs,
  apiAnswerMax,
  apiTimeoutMs,
  authSdkVersion,
  balanceCacheMs,
  balanceDecimals,
  balanceRetryBlockMs,
  balancesMax,
  blockchainApiSdkType,
  chainFilterMax,
  coinTypeChainIdLimit,
  contactLabelMax,
  contactsMax,
  darkAccent,
  darkBackground,
  defaultBalanceSymbol,
  defaultCaipNetworkId,
  emailThrottleMs,
  eventListMax,
  eventPropertiesMax,
  expiryTimeoutMs,
  failedBalance,
  farcasterReloadDelayMs,
  fetchAheadAfterMs,
  forcedTokensMax,
  formerSetsKeptMs,
  formerSetsMax,
  frameLoadTimeoutMs,
  frameRadiusMaxPx,
  frameReadyDelayMs,
  frameRequestTimeoutMs,
  frameUserTimeoutMs,
  frameZIndex,
  frameZoomMs,
  gasMarginPercent,
  gasMarginPercentOfData,
  headerMs,
  heartbeatMs,
  heightMs,
  identityCacheMs,
  injectedWaitMs,
  keysHeightPx,
  keysPollMs,
  keysWidthPx,
  lightAccent,
  lightBackground,
  linkMax,
  listedRowsMax,
  logBufferBytes,
  longTextMax,
  lookAlikeChars,
  moneyDecimals,
  nameCacheMs,
  nameDebounceMs,
  nameMessageFreshMs,
  nameMin,
  nativeBalanceCacheMs,
  noticeLifeMs,
  noticeSwapMs,
  otherNetworksMs,
  pairingExpiredBelowMs,
  pairingLifeMs,
  pairingWarnBelowMs,
  payCloseMs,
  pendingNotificationsMax,
  pendingPollingMs,
  popupHeightPx,
  popupWidthPx,
  profileNameMax,
  qrDelayMs,
  quotesMax,
  receiptTimeoutMs,
  recentWalletsMax,
  recipientDebounceMs,
  recipientsMax,
  recommendedRowsMax,
  recommendedWalletsMax,
  retryMs,
  revokeTimeoutMs,
  rpcLagBlocks,
  rpcLagMs,
  rpcLatencyWeight,
  rpcPingIntervalMs,
  rpcPingSamples,
  rpcPingTimeoutMs,
  rpcStabilityWeight,
  rpcTimeoutMs,
  safeAnswerTimeoutMs,
  safePollMs,
  safeSessionChainId,
  sdkVersion,
  sentLookMs,
  sentLookMsMax,
  sentLooksMax,
  sentTransactionsMax,
  sentTransfersMax,
  sessionUpdateWaitMs,
  shakeMs,
  sheetMaxWidthPx,
  signInSessionsMax,
  signOutTimeoutMs,
  silentReconnectTimeoutMs,
  siwxSilenceMs,
  siwxStoreTimeoutMs,
  siwxTextLifeMs,
  slippagePercent,
  socialUriTimeoutMs,
  swapFeePercent,
  swapGasLimit,
  swapInputDebounceMs,
  swapOfferMs,
  swapOutputDecimals,
  swapQuoteRefreshMs,
  swapSlippageBpsMax,
  swapSlippageBpsMin,
  swapSuggestedMax,
  swapUsdShownAbove,
  textMax,
  tokenDecimalsMax,
  transfersMax,
  unknownNetworkName,
  walletApiSdkType,
  walletIdsMax,
  walletImagesPreload,
  walletSearchDebounceMs,
  walletSearchMax,
  walletSearchMin,
  walletsPageSize,
  walletTakeoverMs,
  zIndex,
} from '../catalogue/limits.js'
export {
  authNamespaces,
  coinbaseBrowserLink,
  coinbaseKeysUrl,
  connectMethodOrder,
  connectMethodOrderWithWallets,
  defaultAllowedAncestors,
  defaultOnrampNetworkName,
  errorCategories,
  nameSuffix,
  onrampNetworkNames,
  operationSigns,
  relativeTimeUnits,
  remoteFeatureIds,
  restrictedTimeZones,
  safeAppOrigin,
  telegramHiddenSocials,
  usdtAddresses,
} from '../catalogue/lists.js'
export type { NoticeCode, NoticeData } from '../catalogue/notices.js'
export { notices } from '../catalogue/notices.js'
export {
  onrampFailedAfterMs,
  onrampFeeRange,
  onrampMockedQuoteId,
  onrampPaymentCurrencies,
  onrampPaymentLimits,
  onrampPollMs,
  onrampUnclearAfterMs,
  onrampWindowMs,
  ordersMax,
} from '../catalogue/onrampLimits.js'
export { type OnrampSeller, onrampSellers } from '../catalogue/onrampSellers.js'
export {
  allNetworksPeerName,
  deprecatedNetworkIds,
  pairingEvents,
} from '../catalogue/pairingNamespaces.js'
export {
  errorReportsMax,
  errorReportsWindowMs,
  eventsWaitingMax,
  stackTraceMax,
} from '../catalogue/reportLimits.js'
export { type SendButtonCode, sendButtons } from '../catalogue/sendButtons.js'
export { solanaFailures } from '../catalogue/solanaFailures.js'
export { spokenLanguages } from '../catalogue/spokenLanguages.js'
export { type SwapButtonCode, swapButtons } from '../catalogue/swapButtons.js'
export { suggestedSwapSymbols, swapNetworkIds } from '../catalogue/swapLists.js'
export { swapRefusals } from '../catalogue/swapRefusals.js'
export { themeVariableNames } from '../catalogue/themeVariableNames.js'
export { transactionRefusals } from '../catalogue/transactionRefusals.js'
export {
  addChainCodes,
  chainDisconnectedCode,
  chainUnrecognizedCode,
  disconnectedCode,
  internalErrorCode,
  invalidChainIdCode,
  methodNotGrantedCode,
  unauthorizedCode,
  unsupportedMethodCode,
  userRejectedCode,
} from '../catalogue/walletErrorCodes.js'
export { causes } from '../causes.js'
export { codeOf } from '../codeOf.js'
export { describeAlert } from '../describeAlert.js'
export { describeNotice } from '../describeNotice.js'
export { describeUrl } from '../describeUrl.js'
export { divideUp } from '../divideUp.js'
export { explorerUrl } from '../explorerUrl.js'
export { FoyerError } from '../FoyerError.js'
export { type AddressVersions, bitcoinAddress } from '../families/bip122/bitcoinAddress.js'
export { coinTypeOf } from '../families/coinTypeOf.js'
export { bech32Address } from '../families/cosmos/bech32Address.js'
export { defaultNamespace } from '../families/defaultNamespace.js'
export { type Eip1193Provider, isProvider } from '../families/eip155/Eip1193Provider.js'
export { knownNameRegistrars } from '../families/eip155/knownNameRegistrars.js'
export { readTouched } from '../families/eip155/readTouched.js'
export { toHexText } from '../families/eip155/toHexText.js'
export type { AccountType, FamilyFacts } from '../families/FamilyFacts.js'
export { families } from '../families/families.js'
export { isSameAddress } from '../families/isSameAddress.js'
export type { PairedNamespace } from '../families/pairedNamespaces.js'
export { ss58 } from '../families/polkadot/ss58.js'
export { substrateAccount } from '../families/polkadot/substrateAccount.js'
export { readWalletChainId } from '../families/readWalletChainId.js'
export { toChainId } from '../families/toChainId.js'
export { toPlainAddress } from '../families/toPlainAddress.js'
export { toWalletChainId } from '../families/toWalletChainId.js'
export { formatBalance } from '../formatBalance.js'
export { formatMoney } from '../formatMoney.js'
export { formatUnits } from '../formatUnits.js'
export { isAddress } from '../isAddress.js'
export { isOriginPattern } from '../isOriginPattern.js'
export { type Lazy, lazy } from '../lazy.js'
export { namespaceNames } from '../namespaceNames.js'
export { isNamespace, namespaces } from '../namespaces.js'
export type { Network, NetworkInput, RpcUrls } from '../network.js'
export { saysKnown, saysRefused } from '../nodeWords.js'
export { onceIdle } from '../onceIdle.js'
export { parseUnits } from '../parseUnits.js'
export { readChainId } from '../readChainId.js'
export { readImage } from '../readImage.js'
export { readLine } from '../readLine.js'
export { readName } from '../readName.js'
export { relativeTime } from '../relativeTime.js'
export { savesData } from '../savesData.js'
export { optionError, setupError } from '../setupError.js'
export { abortedAfter } from '../time/abortedAfter.js'
export { after } from '../time/after.js'
export { orAborted } from '../time/orAborted.js'
export { pause } from '../time/pause.js'
export { within } from '../time/within.js'
export { toFoyerError } from '../toFoyerError.js'
export { toHexChainId } from '../toHexChainId.js'
export { toNetwork } from '../toNetwork.js'
export { toOriginPattern } from '../toOriginPattern.js'
export { truncateAddress } from '../truncateAddress.js'
export { truncateName } from '../truncateName.js'
export { typedDataDomain } from '../typedDataDomain.js'
export { unsupportedNetwork } from '../unsupportedNetwork.js'
export { wellKnownWallets } from '../wellKnownWallets.js'
export { whenIdle } from '../whenIdle.js'
export { writeExact } from '../writeExact.js'
export { writeOutNetwork } from '../writeOutNetwork.js'

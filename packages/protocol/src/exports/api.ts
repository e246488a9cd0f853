export {
  getBalance,
  getHistory,
  getIdentity,
  getNfts,
  Identity,
  Nft,
  TokenBalance,
  Transaction,
} from '../api/account.js'
export {
  getSignedIn,
  getSignInKeys,
  getSignInNonce,
  getSignIns,
  putSignInMetadata,
  refreshSignIn,
  revokeSignIn,
  SignedInAccount,
  SignInSession,
  signIn,
  signOut,
} from '../api/auth.js'
export {
  type BundlerMethod,
  bundlerMethods,
  callBundler,
  safeContracts,
  sponsoringRefusedCode,
} from '../api/bundler.js'
export { callChain, getSupportedChains, RpcAnswer, RpcCall } from '../api/chains.js'
export { commonErrors, ErrorAnswer } from '../api/commonErrors.js'
export {
  ApproveTransaction,
  buildApprove,
  buildSwap,
  EvmSwapTransaction,
  GasPrice,
  getAllowance,
  getGasPrice,
  getQuotes,
  getSwapTokens,
  Quote,
  SolanaSwapTransaction,
  SwapToken,
  SwapTransaction,
} from '../api/convert.js'
export type { Endpoint, Media, Method, ProjectIdPlace } from '../api/endpoint.js'
export { endpoint } from '../api/endpoint.js'
export { endpoints } from '../api/endpoints.js'
export { EventReport, sendEvent } from '../api/events.js'
export { AccountId, Address, NetworkId, ProjectId, TokenId } from '../api/fields.js'
export {
  getAssetImage,
  getCurrencyImage,
  getImage,
  getTokenImage,
  getWalletImage,
  Image,
  imageTypes,
} from '../api/images.js'
export { resolveName, resolveNameByPost } from '../api/nameGateway.js'
export {
  changeName,
  type NameChange,
  registerName,
  writeNameChange,
  writeNameMessage,
} from '../api/nameSigning.js'
export {
  getNamePicture,
  getNameSuggestions,
  getNames,
  getNameZone,
  getProfile,
  NameSuggestion,
  Profile,
} from '../api/names.js'
export {
  createOnrampUrl,
  getOnrampOptions,
  getOnrampQuote,
  OnrampOptions,
  OnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '../api/onramp.js'
export { Fungible, getPrices } from '../api/prices.js'
export { getAnalyticsConfig, getConfig, getOrigins, RemoteFeature } from '../api/project.js'
export { redact } from '../api/redact.js'
export { getSessions, revokeSession, SmartSession } from '../api/sessions.js'
export { SignInByCookie, SignInTokens } from '../api/signInTokens.js'
export { DirectoryEntry, getWallets } from '../api/wallets.js'
export { encodeBase64 } from '../base64.js'
export { namePictureMax, sessionsMax } from '../catalogue/limits.js'
export type { ChainIdentity } from '../families/ChainIdentity.js'
export { chainIdentities } from '../families/chainIdentities.js'

import { getBalance, getHistory, getIdentity, getNfts } from './account.js'
import {
  getSignedIn,
  getSignInKeys,
  getSignInNonce,
  getSignIns,
  putSignInMetadata,
  refreshSignIn,
  revokeSignIn,
  signIn,
  signOut,
} from './auth.js'
import { callBundler } from './bundler.js'
import { callChain, getSupportedChains } from './chains.js'
import {
  buildApprove,
  buildSwap,
  getAllowance,
  getGasPrice,
  getQuotes,
  getSwapTokens,
} from './convert.js'
import type { Endpoint } from './endpoint.js'
import { sendEvent } from './events.js'
import {
  getAssetImage,
  getCurrencyImage,
  getImage,
  getTokenImage,
  getWalletImage,
} from './images.js'
import { resolveName, resolveNameByPost } from './nameGateway.js'
import { changeName, registerName } from './nameSigning.js'
import { getNamePicture, getNameSuggestions, getNames, getNameZone, getProfile } from './names.js'
import { createOnrampUrl, getOnrampOptions, getOnrampQuote } from './onramp.js'
import { getPrices } from './prices.js'
import { getAnalyticsConfig, getConfig, getOrigins } from './project.js'
import { getSessions, revokeSession } from './sessions.js'
import { getWallets } from './wallets.js'

/** Every call of the HTTP interface, by its name. */
export const endpoints = {
  getSupportedChains,
  getIdentity,
  getHistory,
  getQuotes,
  getSwapTokens,
  getPrices,
  getAllowance,
  getGasPrice,
  buildSwap,
  buildApprove,
  getBalance,
  getNfts,
  getProfile,
  getNames,
  getNameSuggestions,
  getNameZone,
  getNamePicture,
  registerName,
  changeName,
  resolveName,
  resolveNameByPost,
  createOnrampUrl,
  getOnrampOptions,
  getOnrampQuote,
  getSessions,
  revokeSession,
  getConfig,
  getOrigins,
  getWallets,
  getAnalyticsConfig,
  getWalletImage,
  getAssetImage,
  getCurrencyImage,
  getImage,
  getTokenImage,
  sendEvent,
  callChain,
  callBundler,
  getSignInNonce,
  signIn,
  refreshSignIn,
  getSignedIn,
  putSignInMetadata,
  signOut,
  getSignIns,
  revokeSignIn,
  getSignInKeys,
} as const satisfies Record<string, Endpoint>

import { connectDevice } from './connectDevice.js'
import { connectEmail } from './connectEmail.js'
import { connectFarcaster } from './connectFarcaster.js'
import { connectOtp } from './connectOtp.js'
import { connectSocial } from './connectSocial.js'
import { getFarcasterUri } from './getFarcasterUri.js'
import { getSocialRedirectUri } from './getSocialRedirectUri.js'
import { getUser } from './getUser.js'
import type { Handlers } from './Handlers.js'
import { isConnected } from './isConnected.js'
import { getChainId, switchNetwork } from './networks.js'
import { openWallet } from './openWallet.js'
import { signOut } from './signOut.js'
import {
  getSmartAccountEnabledNetworks,
  initSmartAccount,
  setPreferredAccount,
} from './smartAccount.js'
import { beginUpdateEmail, updateEmailPrimary, updateEmailSecondary } from './updateEmail.js'
import type { Wallet } from './Wallet.js'

/** What each message does. */
export function createHandlers(wallet: Wallet): Handlers {
  return {
    CONNECT_EMAIL: connectEmail(wallet),
    CONNECT_OTP: connectOtp(wallet),
    CONNECT_DEVICE: connectDevice(wallet),
    CONNECT_SOCIAL: connectSocial(wallet),
    GET_SOCIAL_REDIRECT_URI: getSocialRedirectUri(wallet),
    GET_FARCASTER_URI: getFarcasterUri(wallet),
    CONNECT_FARCASTER: connectFarcaster(wallet),
    GET_USER: getUser(wallet),
    IS_CONNECTED: isConnected(wallet),
    SIGN_OUT: signOut(wallet),
    SWITCH_NETWORK: switchNetwork(wallet),
    GET_CHAIN_ID: getChainId(wallet),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: getSmartAccountEnabledNetworks(wallet),
    INIT_SMART_ACCOUNT: initSmartAccount(wallet),
    SET_PREFERRED_ACCOUNT: setPreferredAccount(wallet),
    UPDATE_EMAIL: beginUpdateEmail(wallet),
    UPDATE_EMAIL_PRIMARY_OTP: updateEmailPrimary(wallet),
    UPDATE_EMAIL_SECONDARY_OTP: updateEmailSecondary(wallet),
    RPC_REQUEST: wallet.requests.answer,
    RPC_ABORT: async ({ id }) => {
      wallet.requests.drop(id)
      wallet.letIn.drop(id)
    },
    OPEN_WALLET: openWallet(wallet),
    SYNC_THEME: async (theme) => wallet.look.set(theme),
    SYNC_DAPP_DATA: async (data) => wallet.page.claim(data),
    RELOAD: async () => {
      // After the answer has gone out.
      setTimeout(wallet.reload, 0)
    },
  }
}

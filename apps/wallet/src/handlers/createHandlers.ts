import { after } from '@foyer/protocol'
import { createOpenMessages } from '../requests/createOpenMessages.js'
import { connectDevice } from './connectDevice.js'
import { connectEmail } from './connectEmail.js'
import { connectFarcaster } from './connectFarcaster.js'
import { connectOtp } from './connectOtp.js'
import { connectSocial } from './connectSocial.js'
import { getFarcasterUri } from './getFarcasterUri.js'
import { getSocialRedirectUri } from './getSocialRedirectUri.js'
import { getUser } from './getUser.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
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

/** What each message does. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const visits = createOpenMessages()
  return {
    CONNECT_EMAIL: connectEmail(dependencies),
    CONNECT_OTP: connectOtp(dependencies),
    CONNECT_DEVICE: connectDevice(dependencies),
    CONNECT_SOCIAL: connectSocial(dependencies),
    GET_SOCIAL_REDIRECT_URI: getSocialRedirectUri(dependencies),
    GET_FARCASTER_URI: getFarcasterUri(dependencies),
    CONNECT_FARCASTER: connectFarcaster(dependencies),
    GET_USER: getUser(dependencies),
    IS_CONNECTED: isConnected(dependencies),
    SIGN_OUT: signOut(dependencies),
    SWITCH_NETWORK: switchNetwork(dependencies),
    GET_CHAIN_ID: getChainId(dependencies),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: getSmartAccountEnabledNetworks(dependencies),
    INIT_SMART_ACCOUNT: initSmartAccount(dependencies),
    SET_PREFERRED_ACCOUNT: setPreferredAccount(dependencies),
    UPDATE_EMAIL: beginUpdateEmail(dependencies),
    UPDATE_EMAIL_PRIMARY_OTP: updateEmailPrimary(dependencies),
    UPDATE_EMAIL_SECONDARY_OTP: updateEmailSecondary(dependencies),
    RPC_REQUEST: dependencies.requests.answer,
    RPC_ABORT: async ({ id }) => {
      dependencies.requests.drop(id)
      dependencies.letIn.drop(id)
      visits.drop(id)
    },
    OPEN_WALLET: openWallet(dependencies, visits),
    SYNC_THEME: async (theme) => dependencies.look.set(theme),
    SYNC_DAPP_DATA: async (data) => {
      dependencies.page.claim(data)
      // A page that names no language leaves it to the browser's.
      if (data.locale !== undefined) dependencies.speech.wish([data.locale])
    },
    RELOAD: async () => {
      // After the answer has gone out.
      after(0, dependencies.reload)
    },
  }
}

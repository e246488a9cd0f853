import { view as connectSocials } from './connect-socials/view.js'
import { view as connectWallets } from './connect-wallets/view.js'
import { view as connectingFarcaster } from './connecting-farcaster/view.js'
import { view as connectingSocial } from './connecting-social/view.js'
import { view as create } from './create/view.js'
import { view as emailLogin } from './email-login/view.js'
import { view as emailVerifyDevice } from './email-verify-device/view.js'
import { view as emailVerifyOtp } from './email-verify-otp/view.js'

/** The views of logging in, which follow each other within seconds and so come in one file. */
export const loginViews = {
  ConnectSocials: connectSocials,
  ConnectWallets: connectWallets,
  ConnectingFarcaster: connectingFarcaster,
  ConnectingSocial: connectingSocial,
  Create: create,
  EmailLogin: emailLogin,
  EmailVerifyDevice: emailVerifyDevice,
  EmailVerifyOtp: emailVerifyOtp,
} as const

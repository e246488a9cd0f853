import { finishSocialLogin } from './connectSocial.js'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Waits until the person said yes on their phone. */
export function connectFarcaster(wallet: Wallet): Handler<'CONNECT_FARCASTER'> {
  return async () => {
    const identity = await finishSocialLogin(wallet, wallet.tickets.finishFarcaster)
    return { userName: identity.userName }
  }
}

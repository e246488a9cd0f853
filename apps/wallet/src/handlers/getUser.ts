import { finishSocialLogin } from './connectSocial.js'
import type { Handler } from './Handlers.js'
import { userOf } from './userOf.js'
import type { Wallet } from './Wallet.js'

/** Says who is logged in, once the key can be used in this browser. */
export function getUser(wallet: Wallet): Handler<'GET_USER'> {
  return async (payload) => {
    const uri = payload?.socialUri
    if (uri !== undefined) await finishSocialLogin(wallet, () => wallet.tickets.finish(uri))
    const user = await userOf(wallet, payload)
    wallet.warm('known')
    return user
  }
}

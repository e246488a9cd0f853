import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Begins a login by somebody else, and says where the person says yes. */
export function getSocialRedirectUri({ tickets }: Wallet): Handler<'GET_SOCIAL_REDIRECT_URI'> {
  return async ({ provider }, { origin }) => ({ uri: await tickets.start(provider, origin) })
}

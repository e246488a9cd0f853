import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Begins a login by somebody else, and says where the person says yes. */
export function getSocialRedirectUri({ tickets }: Wallet): Handler<'GET_SOCIAL_REDIRECT_URI'> {
  return async ({ provider, returnTo }, { origin }) => tickets.start(provider, { origin, returnTo })
}

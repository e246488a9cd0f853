import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Begins a login at a social provider, and gives the address where the user confirms. */
export function getSocialRedirectUri({
  tickets,
  user,
}: HandlerDependencies): Handler<'GET_SOCIAL_REDIRECT_URI'> {
  return async ({ provider, returnTo }, { origin }) =>
    tickets.start(provider, { origin, returnTo, removal: await user.removal() })
}

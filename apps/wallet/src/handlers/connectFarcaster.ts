import { finishSocialLogin } from './connectSocial.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Waits until the user confirmed on their phone. */
export function connectFarcaster(dependencies: HandlerDependencies): Handler<'CONNECT_FARCASTER'> {
  return async () => {
    const identity = await finishSocialLogin(dependencies, dependencies.tickets.finishFarcaster)
    return { userName: identity.userName }
  }
}

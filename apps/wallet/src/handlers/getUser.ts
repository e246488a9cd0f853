import { finishSocialLogin } from './connectSocial.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'
import { userOf } from './userOf.js'

/** Says who is logged in, once the key can be used in this browser. */
export function getUser(dependencies: HandlerDependencies): Handler<'GET_USER'> {
  return async (payload) => {
    const uri = payload?.socialUri
    if (uri !== undefined)
      await finishSocialLogin(dependencies, () => dependencies.tickets.finish(uri))
    const user = await userOf(dependencies, payload)
    dependencies.warm('known')
    return user
  }
}

import { within } from '@foyer/protocol'
import { notLoggedIn } from '../errors/notLoggedIn.js'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'
import { stillWaiting } from './connectDevice.js'
import { deviceWaitMs } from './deviceWaitMs.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'
import { userOf } from './userOf.js'

/** Waits until the user confirmed at the provider, as long as a page waits for an answer; then the page requests it again. */
export function connectSocial(dependencies: HandlerDependencies): Handler<'CONNECT_SOCIAL'> {
  return async ({ uri, chainId, preferredAccountType }) => {
    const finished = finishSocialLogin(dependencies, () => dependencies.tickets.finish(uri))
    await within(finished, deviceWaitMs, stillWaiting)
    return userOf(dependencies, { chainId, preferredAccountType })
  }
}

type Finish = () => ReturnType<HandlerDependencies['tickets']['finish']>

/** Logs in who said yes. */
export async function finishSocialLogin({ entry, user }: HandlerDependencies, finish: Finish) {
  const { login, proof, removal } = await finish()
  // Begun before the user removed the page: they were not asked. Farcaster's app always asks.
  if (login.identity.provider !== 'farcaster' && removal !== (await user.removal()))
    throw refuse(refusals, 'loginReplaced', 'social_refused')
  if ((await user.session()) !== login.session) await user.begin(login)
  // The page left meanwhile: one confirmation at the provider logs in once.
  if (!(await entry.enter(proof))) throw notLoggedIn()
  return login.identity
}

import { notLoggedIn } from '../frame/toFailure.js'
import { deviceWaitMs } from '../login/times.js'
import { stillWaiting } from './connectDevice.js'
import type { Handler } from './Handlers.js'
import { userOf } from './userOf.js'
import type { Wallet } from './Wallet.js'

/** Waits until the person said yes at the provider, as long as a page waits for an answer; then the page asks again. */
export function connectSocial(wallet: Wallet): Handler<'CONNECT_SOCIAL'> {
  return async ({ uri, chainId, preferredAccountType }) => {
    await within(finishSocialLogin(wallet, () => wallet.tickets.finish(uri)))
    return userOf(wallet, { chainId, preferredAccountType })
  }
}

type Finish = () => ReturnType<Wallet['tickets']['finish']>

/** Logs in who said yes. */
export async function finishSocialLogin({ entry, person }: Wallet, finish: Finish) {
  const { login, proof } = await finish()
  if ((await person.session()) !== login.session) await person.begin(login)
  // The page left meanwhile: what was said at the provider lets nobody in twice.
  if (!(await entry.enter(proof))) throw notLoggedIn()
  return login.identity
}

function within<value>(work: Promise<value>): Promise<value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(stillWaiting()), deviceWaitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

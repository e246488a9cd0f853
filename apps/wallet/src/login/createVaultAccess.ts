import { notLoggedIn } from '../errors/notLoggedIn.js'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'
import type { Login } from '../vault/Login.js'
import type { GuardProof, Missing, Vault } from '../vault/Vault.js'
import type { Choices } from './createChoices.js'
import type { Moves } from './createMoves.js'
import type { User } from './User.js'

/** The way of who is logged in to the key. */
export type VaultAccess = {
  /** As far as it goes without the user. `undefined`: no user is logged in. */
  enter(proof?: GuardProof): Promise<{ login: Login; missing: Missing } | undefined>
  /**
   * The same, to the end: waits for the guard's approval where it must.
   *
   * @throws `Failure` `not_logged_in`, `recovery_needed`; what the vault throws
   */
  ready(): Promise<Login>
  /**
   * Waits for the guard, as long as `signal` lets it.
   *
   * @throws as `ready`, and the reason of `signal`
   */
  waitForDevice(options: { signal: AbortSignal; resend?: boolean }): Promise<void>
  /** The same user is known by something else: the next entry asks the keeper. */
  forget(): void
}

export function createVaultAccess({
  user,
  vault,
  choices,
  moves,
  onEntered,
}: createVaultAccess.Parameters): VaultAccess {
  let entered: { login: Login; missing: Promise<Missing> } | undefined
  let visit = new AbortController()

  // Another user, or none: nothing of the one before stays, whichever tab they left in.
  const leave = () => {
    visit.abort(notLoggedIn())
    visit = new AbortController()
    entered = undefined
    vault.leave()
    choices.leave()
  }
  user.onChange(leave)

  const start = (login: Login, proof: GuardProof | undefined) => {
    const missing = vault.enter(login, proof)
    const mine = { login, missing }
    entered = mine
    const forget = () => {
      if (entered === mine) entered = undefined
    }
    // What is missing still may be there the next time, and what failed may work.
    missing.then((what) => {
      if (what !== 'nothing') forget()
      else onEntered?.(login)
      // The keeper knows more of the wallet now than it said.
      user.forget()
    }, forget)
    return mine
  }

  const enter: VaultAccess['enter'] = async (proof) => {
    // What was taken back counts at once, also where the tab that did it has not been heard yet.
    if ((await user.session()) === undefined) {
      if (entered) leave()
      return undefined
    }
    const read = entered?.login ?? (await user.read())
    if (!read) return undefined
    const login = await moves.finish(read)
    await choices.load(login.identity)
    const mine = entered ?? start(login, proof)
    return { login: mine.login, missing: await mine.missing }
  }

  const waitForDevice: VaultAccess['waitForDevice'] = async ({ signal, resend = false }) => {
    await vault.waitForDevice({ signal: AbortSignal.any([signal, visit.signal]), resend })
  }

  return {
    enter,
    waitForDevice,
    forget() {
      entered = undefined
      user.forget()
    },
    async ready() {
      const found = await enter()
      if (!found) throw notLoggedIn()
      if (found.missing === 'user') throw refuse(refusals, 'recoveryNeeded', 'recovery_needed')
      if (found.missing === 'device') await waitForDevice({ signal: new AbortController().signal })
      return found.login
    },
  }
}

export declare namespace createVaultAccess {
  type Parameters = {
    user: User
    vault: Vault
    choices: Choices
    moves: Pick<Moves, 'finish'>
    /** The key can be used here. */
    onEntered?: ((login: Login) => void) | undefined
  }
}

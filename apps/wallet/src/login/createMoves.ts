import type { KnownWallets } from '../vault/device/KnownWallets.js'
import { isTyped } from '../vault/isTyped.js'
import type { Login } from '../vault/Login.js'
import type { Typed } from './createTyped.js'
import type { User } from './User.js'

/** A login whose address was changed, in what this browser knows of it. */
export type Moves = {
  /** It goes by this address from now on, which was typed here, and so does its wallet. May be cut off at any step: `finish` goes on with it. */
  move(login: Login, email: string): Promise<Login>
  /** Does what a page left undone that was closed after the keeper had the new address. Any other address than the one typed here stays the keeper's word. */
  finish(login: Login): Promise<Login>
}

export function createMoves({ known, typed, user }: createMoves.Parameters): Moves {
  const move: Moves['move'] = async (login, email) => {
    await known.move(login, email)
    await user.moved(email)
    await typed.forget('change')
    return { ...login, typed: email }
  }
  return {
    move,
    async finish(login) {
      if (login.typed === undefined || isTyped(login.identity, login.typed)) return login
      const email = await typed.find('change')
      return email !== undefined && isTyped(login.identity, email) ? move(login, email) : login
    },
  }
}

export declare namespace createMoves {
  type Parameters = {
    known: Pick<KnownWallets, 'move'>
    typed: Pick<Typed, 'find' | 'forget'>
    user: Pick<User, 'moved'>
  }
}

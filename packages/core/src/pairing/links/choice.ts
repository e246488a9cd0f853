import { linkMax } from '@foyer/protocol'
import { type Check, fields, is } from '../../checks.js'
import type { Environment } from '../../Environment.js'
import type { LinkedWallet } from '../state.js'
import { linkBase } from './linkBase.js'

/** The name that all pairing libraries on an origin share, and so without our prefix. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

const text = is('a text', (value: unknown) => typeof value === 'string' && value.length <= linkMax)
const shape: Check = fields({ href: text, name: text })

/** The wallet that requests go to, as remembered; absent when what is stored is no such thing. */
export function readChoice(environment: Environment): LinkedWallet | undefined {
  try {
    const found: unknown = JSON.parse(environment.localStorage()?.getItem(key) ?? 'null')
    if (shape(found) !== undefined) return undefined
    const { href, name } = found as LinkedWallet
    return linkBase(href) ? { href, name } : undefined
  } catch {
    return undefined
  }
}

/** Remembers the wallet that requests go to; `undefined` forgets it. A storage that refuses is no failure. */
export function storeChoice(environment: Environment, choice: LinkedWallet | undefined): void {
  try {
    const storage = environment.localStorage()
    if (choice) storage?.setItem(key, JSON.stringify({ href: choice.href, name: choice.name }))
    else storage?.removeItem(key)
  } catch {
    // Without storage the user opens the wallet by hand.
  }
}

import * as v from 'valibot'
import type { BrowserStore } from '../../storage/BrowserStore.js'
import { type Assertion, StoredPasskey } from './Passkey.js'

/** Whether this browser requests a passkey before what is risky, for the logged-in user. */
export type PasskeyRule = {
  /** @throws when it cannot be read: nothing is approved then */
  read(): Promise<StoredPasskey | undefined>
  /** The first, or one that the one before agreed to. */
  write(passkey: StoredPasskey): Promise<void>
  remove(): Promise<void>
  /** Whether the passkey of the rule said this. Each assertion counts once. */
  confirm(assertion: Assertion, challenge: Uint8Array): Promise<boolean>
}

export function createPasskeyRule(parts: createPasskeyRule.Parameters): PasskeyRule {
  const { store, walletId, origin, onFound } = parts
  const name = () => {
    const id = walletId()
    return id === undefined ? undefined : `passkey ${id}`
  }
  const read = async () => {
    const key = name()
    const stored = key === undefined ? undefined : await store.read(key)
    return stored === undefined ? undefined : v.parse(StoredPasskey, stored)
  }
  const write: PasskeyRule['write'] = async (passkey) => {
    const key = name()
    if (key !== undefined) await store.write(key, passkey)
  }
  return {
    read,
    write,
    async remove() {
      const key = name()
      if (key !== undefined) await store.remove(key)
    },
    async confirm(assertion, challenge) {
      const passkey = await read()
      if (!passkey) return false
      const { checkAssertion } = await import('./checkAssertion.js')
      const counter = await checkAssertion(assertion, { challenge, passkey, origin })
      if (counter === undefined) return false
      // A passkey that answers is not lost.
      const { lostAt, ...rest } = passkey
      await write({ ...rest, counter })
      if (lostAt !== undefined) onFound?.()
      return true
    },
  }
}

export declare namespace createPasskeyRule {
  type Parameters = {
    store: BrowserStore
    /** Of who is logged in. */
    walletId(): string | undefined
    /** The wallet's own. */
    origin: string
    /** It was said to be lost here, and now it was used. */
    onFound?: () => void
  }
}

import { createHmac } from 'node:crypto'
import { hashOf } from '../../secrets/hashOf.js'
import { newId } from '../../secrets/newId.js'
import { newSecret } from '../../secrets/newSecret.js'
import { sameSecret } from '../../secrets/sameSecret.js'

/** So many characters has an id, which a secret begins with: by it its session is found, whichever of its secrets comes. */
const idLength = 22
/** With what is random. The rest is a MAC, by which a secret is recognised after its hash is gone. */
const unsignedLength = idLength + 43

/** What opens a session, and what renews its tokens. */
export function createSignInSecrets(key: Uint8Array) {
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const next = (id: string) => {
    const text = id + newSecret()
    return text + macOf(text)
  }
  return {
    /** The first one of a new session. */
    create() {
      const id = newId()
      return { id, secret: next(id) }
    },
    /** Another one of a session. */
    next,
    /** Whether its session had it once. */
    isIssued: (secret: string): boolean =>
      sameSecret(secret.slice(unsignedLength), macOf(secret.slice(0, unsignedLength))),
  }
}

export type SignInSecrets = ReturnType<typeof createSignInSecrets>

/** The session of a secret. */
export const idOfSecret = (secret: string): string => secret.slice(0, idLength)

/** What is stored of a secret that a cookie has: never what is stored of one that renews tokens. */
export const hashOfCookie = (secret: string): string => hashOf(`cookie ${secret}`)

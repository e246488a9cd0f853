import { hashOf } from '../../secrets/hashOf.js'
import { newId } from '../../secrets/newId.js'
import { newSecret } from '../../secrets/newSecret.js'

/** So many characters has an id, which a secret begins with: by it its session is found, whichever of its secrets comes. */
const idLength = 22

/** What renews the tokens of a session. */
export const signInSecret = {
  /** The first one of a new session. */
  create() {
    const id = newId()
    return { id, secret: id + newSecret() }
  },
  /** What is stored of a secret that a cookie has: never what is stored of one that renews tokens. */
  ofCookie: (secret: string): string => hashOf(`cookie ${secret}`),
  /** The session of a secret, and its next one. */
  follow(secret: string) {
    const id = secret.slice(0, idLength)
    return { id, next: id + newSecret() }
  },
}

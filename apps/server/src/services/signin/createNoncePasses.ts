import { createHmac, randomInt } from 'node:crypto'
import * as v from 'valibot'
import { minuteMs } from '../../bounds/times.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import type { SignInAttempt, SignInVisit } from './SignIns.js'

/** Nonces and what shows whose they are. None is stored: a pass carries its nonce, page, project and time, under a MAC. */
export type NoncePasses = {
  issue(visit: SignInVisit): { nonce: string; token: string; at: number }
  /**
   * `undefined` for one that is of another project or page, too old, or of another making. One that was given to no page is good for those of the server's own
   * origin: browsers do not name the page of a GET there.
   */
  read(
    pass: string,
    attempt: Pick<SignInAttempt, 'project' | 'origin' | 'isSameOrigin'>,
  ): { readonly nonce: string; readonly until: number } | undefined
}

const lifeMs = 10 * minuteMs
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 154 random bits of these letters. */
const nonceLength = 26

const Pass = v.tuple([v.string(), v.string(), v.string(), v.number()])

export function createNoncePasses(secret: Uint8Array, now: () => number): NoncePasses {
  const macOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    issue({ project, origin = '' }) {
      const nonce = Array.from({ length: nonceLength }, () => letters[randomInt(letters.length)])
      const at = now()
      const said = [nonce.join(''), project.id, origin, at + lifeMs]
      const text = Buffer.from(JSON.stringify(said)).toString('base64url')
      return { nonce: nonce.join(''), token: `${text}.${macOf(text)}`, at }
    },
    read(pass, { project, origin = '', isSameOrigin }) {
      const [text = '', mac = ''] = pass.split('.')
      if (!sameSecret(mac, macOf(text))) return undefined
      const said = v.parse(Pass, JSON.parse(Buffer.from(text, 'base64url').toString()))
      const [nonce, id, page, until] = said
      const isOfPage = page === origin || (page === '' && isSameOrigin)
      return id === project.id && isOfPage && now() < until ? { nonce, until } : undefined
    },
  }
}

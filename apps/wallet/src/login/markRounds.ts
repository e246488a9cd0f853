import { roundCookie, startSocial } from '@foyer/protocol/login'
import { base64urlnopad } from '@scure/base'
import type { LoginCall } from '../services/LoginCalls.js'
import { hashText } from './createSecret.js'

/** Longer than a round lives. */
const markSeconds = 900

/**
 * Binds each round to a social provider to this browser: sets a cookie that the window brings, and sends its hash to the keeper. In a frame
 * of another site than the page around it the browser sets none, and the round goes on without.
 */
export function markRounds(keeper: LoginCall, jar: Pick<Document, 'cookie'>): LoginCall {
  return async (endpoint, body, options) => {
    if (endpoint.path !== startSocial.path) return keeper(endpoint, body, options)
    const mark = setMark(jar)
    return keeper(endpoint, mark ? { ...body, mark: await hashText(mark) } : body, options)
  }
}

/** Several logins at once are of one browser: what is there stays. */
function setMark(jar: Pick<Document, 'cookie'>): string | undefined {
  const mark = readMark(jar) ?? base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
  jar.cookie = `${roundCookie}=${mark}; Path=/; Secure; SameSite=Lax; Max-Age=${markSeconds}`
  return readMark(jar) === mark ? mark : undefined
}

function readMark({ cookie }: Pick<Document, 'cookie'>): string | undefined {
  const pairs = cookie.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === roundCookie)?.[1]
}

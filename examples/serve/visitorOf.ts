import { createNonce } from '@foyer/siwx/server'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const name = 'visitor'

/** A cookie that tells one browser from another before it has a session; given to a browser that has none. */
export const visitorOf = {
  read: (context: Context): string | undefined => getCookie(context, name),
  give(context: Context): string {
    const visitor = getCookie(context, name) ?? createNonce()
    setCookie(context, name, visitor, { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    return visitor
  },
}

import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Variables } from '../http/App.js'

type Call = Context<{ Variables: Variables }>

/**
 * The cookie of a session: read by no script, sent with requests of pages of the server's own site alone (`SameSite=Strict`), and of this very host
 * (`__Host-`): no other one of the site can set it. Each project has its own.
 */
export const signInCookie = {
  read: (context: Context, project: string): string | undefined =>
    getCookie(context, nameOf(project)),
  give(context: Call, project: string, { secret, ageMs }: { secret: string; ageMs: number }): void {
    put(context, project, secret, Math.floor(ageMs / 1_000))
  },
  takeBack: (context: Call, project: string): void => put(context, project, '', 0),
}

/** A name of letters that cookies may have, whatever the project's id is. */
function nameOf(project: string): string {
  return `__Host-foyer-${createHash('sha256').update(project).digest('hex').slice(0, 16)}`
}

function put(context: Call, project: string, value: string, maxAge: number): void {
  const cookie = serialize(nameOf(project), value, {
    ...{ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge },
  })
  context.set('carried', [...(context.get('carried') ?? []), { 'set-cookie': cookie }])
}

import { createHash } from 'node:crypto'
import type { TestUser } from './Identity.js'

/** Users to choose from. */
export const testUsers: readonly TestUser[] = [
  { subject: '1001', name: 'Ann Archer', email: 'ann@example.com' },
  { subject: '1002', name: 'Bo Baker', email: 'bo@example.com' },
]

/** The user of a form: a subject derived from the name unless one is given, so that the same name is the same user. */
export function userOfForm(form: URLSearchParams): TestUser {
  const name = form.get('name')?.trim() || 'Somebody'
  const email =
    form.get('email')?.trim() || `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const made = createHash('sha256').update(name).digest().readUInt32BE(0)
  return { subject: form.get('subject')?.trim() || String(made), name, email }
}

const handle = ({ name }: TestUser) => name.toLowerCase().replace(/\W+/g, '')

/** Each provider's profile of a user, in its own format, at its own path. */
export const profiles: Readonly<Record<string, (user: TestUser) => unknown>> = {
  '/github/user': (user) => ({
    id: Number(user.subject),
    login: handle(user),
    name: user.name,
    // Left out of the profile: the addresses have a request of their own.
    email: null,
  }),
  '/github/user/emails': ({ email }) => [
    { email: `old.${email}`, primary: false, verified: true, visibility: null },
    { email, primary: true, verified: true, visibility: 'private' },
  ],
  '/facebook/me': ({ subject, name, email }) => ({ id: subject, name, email }),
  '/x/users/me': (user) => ({
    data: { id: user.subject, name: user.name, username: handle(user) },
  }),
  '/discord/users/@me': (user) => ({
    id: user.subject,
    username: handle(user),
    global_name: user.name,
    email: user.email,
    verified: true,
  }),
}

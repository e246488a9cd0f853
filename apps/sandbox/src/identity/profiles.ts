import { createHash } from 'node:crypto'
import type { PlayedPerson } from './Identity.js'

/** People to choose from. */
export const people: readonly PlayedPerson[] = [
  { subject: '1001', name: 'Ann Archer', email: 'ann@example.com' },
  { subject: '1002', name: 'Bo Baker', email: 'bo@example.com' },
]

/** The user of a form: a subject derived from the name unless one is given, so that the same name is the same user. */
export function typedPerson(form: URLSearchParams): PlayedPerson {
  const name = form.get('name')?.trim() || 'Somebody'
  const email =
    form.get('email')?.trim() || `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const made = createHash('sha256').update(name).digest().readUInt32BE(0)
  return { subject: form.get('subject')?.trim() || String(made), name, email }
}

const handle = ({ name }: PlayedPerson) => name.toLowerCase().replace(/\W+/g, '')

/** Each provider's profile of a user, in its own format, at its own path. */
export const profiles: Readonly<Record<string, (person: PlayedPerson) => unknown>> = {
  '/github/user': (person) => ({
    id: Number(person.subject),
    login: handle(person),
    name: person.name,
    // Left out of the profile: the addresses have a request of their own.
    email: null,
  }),
  '/github/user/emails': ({ email }) => [
    { email: `old.${email}`, primary: false, verified: true, visibility: null },
    { email, primary: true, verified: true, visibility: 'private' },
  ],
  '/facebook/me': ({ subject, name, email }) => ({ id: subject, name, email }),
  '/x/users/me': (person) => ({
    data: { id: person.subject, name: person.name, username: handle(person) },
  }),
  '/discord/users/@me': (person) => ({
    id: person.subject,
    username: handle(person),
    global_name: person.name,
    email: person.email,
    verified: true,
  }),
}

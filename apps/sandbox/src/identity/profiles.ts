import { createHash } from 'node:crypto'
import type { PlayedPerson } from './Identity.js'

/** People to choose from. */
export const people: readonly PlayedPerson[] = [
  { subject: '1001', name: 'Ann Archer', email: 'ann@example.com' },
  { subject: '1002', name: 'Bo Baker', email: 'bo@example.com' },
]

/** Who is typed in: a subject of their own unless one is given, so that the same name is the same person. */
export function typedPerson(form: URLSearchParams): PlayedPerson {
  const name = form.get('name')?.trim() || 'Somebody'
  const email =
    form.get('email')?.trim() || `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const made = createHash('sha256').update(name).digest().readUInt32BE(0)
  return { subject: form.get('subject')?.trim() || String(made), name, email }
}

const handle = ({ name }: PlayedPerson) => name.toLowerCase().replace(/\W+/g, '')

/** What each provider says of somebody, in its own words, at its own addresses. */
export const profiles: Readonly<Record<string, (person: PlayedPerson) => unknown>> = {
  '/github/user': (person) => ({
    id: Number(person.subject),
    login: handle(person),
    name: person.name,
    // Kept to itself: the addresses are asked for apart.
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

import type { LoggedIn } from '@foyer/protocol/login'
import * as v from 'valibot'

const Stored = v.union([
  v.object({
    token: v.string(),
    holder: v.string(),
    issuer: v.string(),
    subject: v.string(),
    /** The address as the user typed it to log in. */
    typed: v.optional(v.string()),
  }),
  // From before there were consents: the user is not known from it, and it is its own holder.
  v.pipe(
    v.string(),
    v.transform((token) => ({ token, holder: token, issuer: '', subject: '', typed: undefined })),
  ),
])

/** A session as the browser keeps it: the token, and a name of this browser's for whose it is. */
export type StoredSession = v.InferOutput<typeof Stored>

export function readStored(value: unknown): StoredSession | undefined {
  const { success, output } = v.safeParse(Stored, value)
  return success ? output : undefined
}

/** The same user keeps the name, with every origin that was let in. */
export function storedSession(
  { session, identity }: LoggedIn,
  before: StoredSession | undefined,
  typed?: string | undefined,
): StoredSession {
  const { issuer, subject } = identity
  const isSame = before?.issuer === issuer && before.subject === subject
  const holder = isSame ? before.holder : crypto.randomUUID()
  return { token: session, holder, issuer, subject, typed }
}

/** It was made before there were consents, so that none says where. */
export function isOfBefore({ token, holder }: StoredSession): boolean {
  return token === holder
}

import type { enSessions } from './en.sessions.js'

/** The texts of keys that act for an account by themselves. English is the model: a language leaves none out. */
export type SessionMessages = ReturnType<typeof enSessions>

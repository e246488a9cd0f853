import * as v from 'valibot'
import { clientIdMax, sdkVersionMax } from '../catalogue/limits.js'
import { ProjectId, text, Word } from './fields.js'

const sender = {
  /** The kind of software that calls. */
  st: v.optional(v.pipe(Word, v.regex(/^[\w-]+$/))),
  /** Its framework, its adapters, joined by commas, and its version. */
  sv: v.optional(v.pipe(text(sdkVersionMax), v.regex(/^[\w.,@+/-]+$/))),
  /** The pairing client, once it is known: a `did:key` or an id of hex digits. */
  clientId: v.optional(v.pipe(text(clientIdMax), v.regex(/^[\w:.-]+$/))),
}

/** Query parameters that every call takes, by the place where the project's id is sent. */
export const commonQuery = {
  query: { projectId: ProjectId, ...sender },
  body: { projectId: v.optional(ProjectId), ...sender },
  none: { projectId: v.optional(ProjectId), ...sender },
} as const

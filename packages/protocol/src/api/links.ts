import * as v from 'valibot'
import { linkMax } from '../catalogue/limits.js'
import { text } from './fields.js'

/** Nothing that would end an attribute or a line where a link is written down. */
const clean = /^[^\s"'<>\\]*$/

/** The address of something on the web. Never a script: pages put it into links. */
export const RequiredLink = v.pipe(
  text(linkMax),
  v.regex(clean, 'Expected a link'),
  v.regex(/^https?:\/\/[^/?#]/i, 'Expected an http address'),
)

/** The address of something on the web, or an empty text. */
export const Link = v.union([v.literal(''), RequiredLink])

/** A link into an app: a scheme of its own or http, and none that would run in the page. */
export const DeepLink = v.union([
  v.literal(''),
  v.pipe(
    text(linkMax),
    v.regex(clean, 'Expected a link'),
    v.regex(
      /^(?!(javascript|data|vbscript|blob|file|about|filesystem|view-source):)[a-z][a-z\d+.-]*:/i,
      'Expected a link into an app',
    ),
  ),
])

/**
 * The page an event comes from: its origin and path. A query, a fragment and a user's name are taken out, because they may hold private
 * data.
 */
export const PageUrl = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/i, '$1')),
  RequiredLink,
  v.check((value) => URL.canParse(value), 'Expected an origin and a path'),
)

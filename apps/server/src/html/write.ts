import { html } from 'hono/html'
import type { Markup } from './Markup.js'

/** The tag that a message with markup in it is written with on a page. */
export const write = (strings: TemplateStringsArray, ...values: readonly unknown[]): Markup =>
  html(strings, ...values)

import type { Client } from './Client.js'

const name = Symbol.for('foyer')
type Page = Window & { [name]?: Set<Client> }

/** The clients that are started on a page, also those of another copy of this code. */
export function startedOn(page: Page | undefined): Set<Client> {
  if (!page) return new Set()
  page[name] ??= new Set()
  return page[name]
}

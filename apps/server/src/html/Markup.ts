import type { html } from 'hono/html'

/** What `html` makes: text in which everything foreign is escaped. */
export type Markup = ReturnType<typeof html>

import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { shell } from '../layout/shell.js'

/** Says why an address of the events page shows none. */
export function faultPage(speech: SpokenTexts, says: string): Markup {
  const { faults } = speech.texts.operator
  return shell(speech, {
    title: faults.title,
    at: '/events',
    main: html`<h1>${faults.title}</h1><p>${says}</p><p><a href="/events">${faults.back}</a></p>`,
  })
}

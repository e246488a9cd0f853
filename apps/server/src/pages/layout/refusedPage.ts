import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { shell } from './shell.js'

/** Why a request of an operator's window was refused. */
export function refusedPage(speech: SpokenTexts, text: string): Markup {
  const { title } = speech.texts.refused
  return shell(speech, { title, main: html`<h1>${title}</h1><p>${text}</p>` })
}

import { html } from 'hono/html'
import { refuseByPage } from '../http/refuseByPage.js'
import type { Speak } from '../texts/createSpeak.js'
import { plainPage } from './pages.js'

/** Shows refusals in a window with one question to the user. @param look the address of the sheet */
export const refusePlainly = (speak: Speak, look: string) =>
  refuseByPage(speak, (speech, text) => {
    const { title } = speech.texts.refused
    return plainPage(speech, { title, look, main: html`<p>${text}</p>` })
  })

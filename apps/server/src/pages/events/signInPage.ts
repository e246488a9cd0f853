import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import { write } from '../../html/write.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { shell } from '../layout/shell.js'

const setting = html`<code>FOYER_ADMIN_TOKEN</code>`
const tokenMin = 16

/** Asks for the admin token, the second time with what was wrong. */
export function signInPage(speech: SpokenTexts, isWrong = false): Markup {
  const { signIn: text } = speech.texts.operator
  return shell(speech, {
    title: text.page,
    at: '/events',
    main: html`<h1>${text.title}</h1>
<p class="note">${text.says(write, { setting })}</p>
${isWrong ? html`<p class="bad" role="alert">${text.wrong}</p>` : ''}
<form method="post" action="/events/sign-in"><input name="user" value="admin" autocomplete="username" hidden>
<label>${text.token}<input type="password" name="token" required autocomplete="current-password"></label>
<button class="main">${text.press}</button></form>`,
  })
}

/** Says how the events page is switched on. */
export function switchedOffPage(speech: SpokenTexts): Markup {
  const { shell: names, signIn: text } = speech.texts.operator
  return shell(speech, {
    title: names.events,
    at: '/events',
    main: html`<h1>${text.offTitle}</h1>
<p>${text.off(write, { setting, min: tokenMin })}</p>`,
  })
}

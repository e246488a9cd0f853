import { html } from 'hono/html'
import { placeholderPage } from '../placeholderPage.js'
import type { PlayedProvider } from './Identity.js'
import { testUsers } from './profiles.js'

const titles: Readonly<Record<PlayedProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** The page where a user chooses an account. */
export function loginPage(provider: PlayedProvider, client: string) {
  const title = titles[provider]
  return placeholderPage({
    title: `Stand-in for ${title}`,
    main: html`<p><strong>${client}</strong> asks who you are. This page plays ${title}; nothing leaves this machine.</p>
${testUsers.map(
  ({
    subject,
    name,
    email,
  }) => html`<form method="post"><input type="hidden" name="subject" value="${subject}"><input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
<button class="main" name="answer" value="yes">Go on as ${name}</button></form>`,
)}
<form method="post"><fieldset><legend>Somebody else</legend>
<label>Name<input name="name" autocomplete="off" required></label>
<label>E-mail, if another<input name="email" type="email" autocomplete="off"></label>
<label>Number, if another<input name="subject" inputmode="numeric" pattern="\\d+" autocomplete="off"></label>
<button name="answer" value="yes">Go on</button></fieldset></form>
<form method="post"><button name="answer" value="no">Deny</button></form>`,
  })
}

/** How apple returns users: by a form that submits itself. */
export function formPostPage(action: string, fields: Readonly<Record<string, string>>) {
  return html`<!doctype html><html lang="en"><title>One moment</title>
<form method="post" action="${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<noscript><button>Go on</button></noscript></form><script>document.forms[0].submit()</script></html>`
}

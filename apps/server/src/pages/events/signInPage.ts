import { html } from 'hono/html'
import { type Markup, shell } from '../../html/shell.js'

/** Asks for the admin token. */
export function signInPage(fault = ''): Markup {
  return shell({
    title: 'Sign in',
    at: '/events',
    main: html`<h1>Sign in to see events</h1>
<p class="note">The token is what <code>FOYER_ADMIN_TOKEN</code> of this server holds.</p>
${fault ? html`<p class="bad" role="alert">${fault}</p>` : ''}
<form method="post" action="/events/sign-in"><input name="user" value="admin" autocomplete="username" hidden>
<label>Admin token<input type="password" name="token" required autocomplete="current-password"></label>
<button class="main">Sign in</button></form>`,
  })
}

/** Says how the events page is switched on. */
export function switchedOffPage(): Markup {
  return shell({
    title: 'Events',
    at: '/events',
    main: html`<h1>The events page is off</h1>
<p>Set <code>FOYER_ADMIN_TOKEN</code> to 16 characters or more and start the server again.</p>`,
  })
}

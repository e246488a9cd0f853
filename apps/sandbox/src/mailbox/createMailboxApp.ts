import { Hono } from 'hono'
import { html } from 'hono/html'
import { placeholderPage } from '../placeholderPage.js'
import type { Mail } from './Mail.js'

/** Checks every second whether there is more to show. A user who is reading is not disturbed. */
const script = `const count = document.body.dataset.count
const look = async () => {
  const answer = await fetch('/count').catch(() => undefined)
  if (answer?.ok && (await answer.text()) !== count) location.reload()
}
setInterval(look, 1000)`

/** The page of the mailbox, and the same as data for tests: \`/mails.json?to=ann@example.com\`. */
export function createMailboxApp(mails: () => readonly Mail[]): Hono {
  const app = new Hono()
  app.get('/', ({ html: answer, req }) => {
    const only = req.query('to')
    return answer(mailboxPage(mails(), only))
  })
  app.get('/look.js', ({ body }) => body(script, 200, { 'content-type': 'text/javascript' }))
  app.get('/count', ({ text }) => text(String(countOf(mails()))))
  app.get('/mails.json', ({ json, req }) => {
    const to = req.query('to')?.toLowerCase()
    return json(mails().filter((mail) => to === undefined || mail.to.includes(to)))
  })
  return app
}

/** Changes with every mail, also when the oldest goes for it. */
const countOf = (mails: readonly Mail[]) => `${mails.length}-${mails[0]?.at ?? 0}`

function mailboxPage(mails: readonly Mail[], only: string | undefined) {
  const shown = mails.filter(({ to }) => only === undefined || to.includes(only))
  const addresses = [...new Set(mails.flatMap(({ to }) => to))].sort()
  return placeholderPage({
    title: 'Mailbox',
    data: countOf(mails),
    script: '/look.js',
    main: html`<p class="note">Every mail that this sandbox sends arrives here, whoever it is for. Nothing leaves this machine.</p>
<nav aria-label="Addresses"><a href="/"${only === undefined ? html` aria-current="page"` : ''}>All</a>${addresses.map(
      (address) =>
        html`<a href="/?to=${encodeURIComponent(address)}"${only === address ? html` aria-current="page"` : ''}><bdi>${address}</bdi></a>`,
    )}</nav>
${shown.length === 0 ? html`<p>There is no mail yet. It shows up here by itself.</p>` : ''}
${shown.map(mailCard)}`,
  })
}

const mailCard = ({ at, to, from, sender, subject, text }: Mail) => html`<article>
<h2>${subject}</h2>
<p class="note"><bdi>${sender || from}</bdi> to <bdi>${to.join(', ')}</bdi>, <time datetime="${new Date(at).toISOString()}">${new Date(at).toLocaleTimeString('en-GB')}</time></p>
${text.split('\n\n').map((paragraph) => html`<p>${linked(paragraph)}</p>`)}
</article>`

/** Makes addresses of the web links. The codes stand large. */
function linked(text: string) {
  if (/^\d{6}$/.test(text.trim())) return html`<strong class="code">${text.trim()}</strong>`
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,)])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    )
}

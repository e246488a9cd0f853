import type { Formats, Write } from '@foyer/protocol/texts'

/** The pages of a window in which a user logs in at a provider, and of the wallet's own site. */
export const social = (_: Formats) => ({
  canClose: 'You can close this window and go back to the page you came from.',
  done: 'You are logged in',
  ended: 'You are not logged in',
  /** Why a login failed. */
  refusals: {
    provider_failed: 'The service did not say who you are. Try again.',
    denied: 'You said no, so nothing happened.',
    not_me:
      'No user was logged in. If a link brought you here, follow no more links from its sender.',
    elsewhere:
      'This login was begun in another browser than this one. Go back to the page, in the browser that you use, and begin there.',
    late: 'This took too long, or the link was used before. Begin again on the page you came from.',
    signature_wrong: 'The signature does not belong to this login. Try again.',
  },
  moment: 'One moment',
  goesOn: 'This window goes on to the service that you chose.',
  next: 'Go on',
  dashboard: {
    title: 'Your wallet',
    inside:
      'Your wallet opens inside the apps that you use it in, and nothing here asks you to log in.',
    security: <markup>(write: Write<markup>, { name }: { name: (text: string) => markup }) =>
      write`To add a passkey, to make the wallet wholly yours, or to take its keys with you, open such an app, log in as you do there, and choose ${name('Security')} in its account settings.`,
    kit: <markup>(write: Write<markup>, { link }: { link: (text: string) => markup }) =>
      write`Do you keep a leaving kit? ${link('Download the page that opens it.')} It works from your disk, without this site.`,
    licences: 'Licences of what this wallet is built of',
  },
  confirm: {
    title: 'Is it you who logs in?',
    requests: <markup>(write: Write<markup>, { origin, name, provider }: Requester<markup>) =>
      write`${origin} asks to log in as ${name} (${provider}).`,
    number: <markup>(write: Write<markup>, { number }: { number: markup }) =>
      write`Number: ${number}`,
    madeOn: <markup>(
      write: Write<markup>,
      { origin, madeOn }: { origin: markup; madeOn: markup },
    ) =>
      write`Your wallet was made on ${madeOn}. After a yes, ${origin} sees its addresses and can ask it to sign.`,
    browser: 'Browser that asks',
    since: 'Since',
    stranger: (provider: string) =>
      `If you did not press ${provider} on that page just now, an attacker did, and would get your account and what is in your wallet.`,
    pressed: <markup>(
      write: Write<markup>,
      { origin, provider }: { origin: markup; provider: string },
    ) => write`I pressed ${provider} on ${origin} just now`,
    no: 'No, this was not me',
    yes: 'Yes, log me in there',
  },
})

type Requester<markup> = { origin: markup; name: markup; provider: string }

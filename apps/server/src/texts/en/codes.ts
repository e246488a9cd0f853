import type { Formats } from '@foyer/protocol/texts'

/** The pages of an app: some by name, and how many besides. */
export type NamedPages = { readonly named: readonly string[]; readonly more: number }

const says = {
  login: 'This is the code to log in to your wallet',
  email_old: 'This is the first code to change the e-mail address of your wallet',
  email_new: 'This is the code to make this the e-mail address of your wallet',
  step_up: 'This is the code to show or change what protects your wallet',
}

/** Mails that bring a code. */
export const codes = ({ and, length, number }: Formats) => ({
  subject: {
    login: 'Your code to log in',
    email_old: 'Your code to change your e-mail address',
    email_new: 'Your code for your new e-mail address',
    step_up: 'Your code to confirm that it is you',
  },
  says: (
    purpose: keyof typeof says,
    { app, pages }: { app: string; pages: NamedPages | undefined },
  ) => {
    const more = pages && pages.more > 0 ? [`${number(pages.more)} more`] : []
    const where = pages ? `, whose pages are ${and([...pages.named, ...more])}` : ''
    return `${says[purpose]}, for the app ${app}${where}:`
  },
  /** A page may send another address than the one that was typed there. */
  moves: (next: string) =>
    `With it, and with a code that is mailed there, ${next} takes the place of this address: the codes and notices of your wallet go there, and no longer to you here. If that is not the address that you typed, do not type the code: the page sent another one.`,
  takesBack:
    'The e-mail address of your wallet was changed from this one to another. Typing the code takes that back: your wallet goes by this address again, and all other browsers are logged out. If you changed it yourself, do not type the code, and log in with the new address.',
  means: (app: string) =>
    `Typing it lets ${app} see the wallet of this address and ask it for signatures, also if it was made or is used at another app.`,
  onlyThere: (check: string) =>
    `Type it only there. If the page where you type it shows a number, it is ${check}. A page that shows another one, or has another address, wants the code of another user’s login: close it.`,
  requested: ({ browser, minutes }: { browser: string | undefined; minutes: number }) =>
    `${browser === undefined ? 'A browser' : `A browser that calls itself ${browser}`} asked for it. It is good for ${length(minutes, 'minute')}, once, and in that browser and on that page alone.`,
  secondMail:
    'Where that browser is new to your wallet, a second mail follows once the code is typed, and asks whether to let it in. The page waits until you say so there.',
  keepSecret: 'Do not share it. No staff of this service or any other will ever ask you for it.',
  notRequested: 'If you did not ask for it, do nothing: without the code nothing happens.',
})

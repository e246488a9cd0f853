import type { Formats } from '@foyer/protocol/texts'

/** The pages that the guard's mails lead to. */
export const guardPages = (_: Formats) => ({
  questions: {
    make: {
      title: 'You are making a new wallet',
      says: ({ email }: { email: string }) =>
        `It is made on the page below, with the address ${email}. From then on its second check comes here. Have you a wallet there already, then say no: this is not that one.`,
      yes: 'Make my new wallet',
    },
    enter_other: {
      title: 'Is this wallet yours?',
      says: ({ email }: { email: string }) =>
        `The server names a wallet whose second check goes to ${email} and not to you here. Say yes only if that address is yours, too; it is asked next.`,
      yes: 'Yes, that address is mine',
    },
    enter: {
      title: 'Let this browser into your wallet?',
      says: () =>
        'It gets what the second check holds of your wallet’s key. No other browser does.',
      yes: 'Let it in',
    },
    change_old: {
      title: 'Give your wallet another e-mail address?',
      says: ({ email }: { email: string }) =>
        `Its second check would come to ${email}, and no longer to you here.`,
      yes: 'Yes, change it',
    },
    change_new: {
      title: 'Is this your wallet?',
      says: () => 'Its second check would come to this address.',
      yes: 'Yes, change it',
    },
  },
  twoAsk:
    'Two browsers ask just now with this address. Say yes only if the page in front of you shows the number below.',
  page: 'Page, as the request names it',
  browser: 'Browser, as it calls itself',
  at: 'At',
  anyPage:
    'A request can name any page: this service cannot tell. Say yes only if you asked for this yourself, on that page, a moment ago.',
  no: 'This was not me',
  done: {
    title: 'Done',
    text: 'You can close this window and go back to the page that you came from.',
  },
  refused: {
    title: 'No browser was let in',
    text: 'Nothing was made, and for an hour no new browser is let in by what was asked. The browser that asked for it could read a code in your mailbox or in your account: change its password now.',
  },
  lost: {
    title: 'This link is no longer good',
    text: 'It was used, it is older than ten minutes, or a newer mail took its place. Ask again on the page that you came from.',
  },
})

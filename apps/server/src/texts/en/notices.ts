import type { Formats } from '@foyer/protocol/texts'
import { requests } from './requests.js'

const moved = {
  subject: 'Your wallet has another e-mail address now',
  says: 'The e-mail address of your wallet was just changed. Codes and notices go to the new one from now on, no longer to this one. All other browsers were logged out.',
}

/** Mails about what happened to an account. */
export const notices = (formats: Formats) => ({
  of: {
    new_device: {
      subject: 'A new browser is logged in to your wallet',
      says: 'A browser that your wallet does not know just logged in to it.',
    },
    export: {
      subject: 'The keys of your wallet were taken out',
      says: 'The secret keys of your wallet were just shown in a browser. They are enough to move everything in it.',
    },
    export_refused: {
      subject: 'A new browser asked for the keys of your wallet',
      says: 'A browser that is logged in for less than a day asked to be shown the secret keys of your wallet. Its screens show them only after a day, but the user logged in there can sign now, and can get the keys by a program of their own. Was it not you, do not wait: log that browser out, and move what is in the wallet.',
    },
    brought_back: {
      subject: 'An earlier part of your wallet’s key was asked for',
      says: 'A browser that can open your wallet had an earlier part of its key brought back, because the one in use does not open it.',
    },
    tier_changed: {
      subject: 'Your wallet is recovered in another way now',
      says: 'One part of your wallet’s key is held by you alone from now on. A new browser asks for what you chose to open it with.',
    },
    guarded_again: {
      subject: 'Your wallet is guarded by the second service again',
      says: 'The part of your wallet’s key that you held is at the second service again. What opened it before opens nothing any more, and an attacker who reads your mailbox, or an operator of both services, could move what is in the wallet.',
    },
    ways_changed: {
      subject: 'What opens your wallet was changed',
      says: 'The ways by which you open your wallet in a new browser were just changed: one was added, replaced or removed.',
    },
    passkey_lost: {
      subject: 'The passkey of your wallet was reported lost',
      says: 'A browser that asks for your passkey before what is risky was told that the passkey is lost. Said there once more after a day, it is not asked for any more. To keep that from happening, press “This was not me” in your wallet, in any browser.',
    },
    passkey_ended: {
      subject: 'Your wallet does not ask for your passkey any more',
      says: 'A browser of yours was told twice, a day apart, that your passkey is lost. It is not asked for there any more.',
    },
    login_moved: moved,
    email_changed: moved,
    email_restored: {
      subject: 'The new e-mail address of your wallet was taken back',
      says: 'The wallet that went by this address goes by the one before it again. A reader of that mailbox logged in, in a browser that was the wallet’s before the change. All other browsers were logged out.',
    },
  },
  /** When and from where: both are only what the request claims. */
  when: ({ at, browser, origin }: NoticeSource) => {
    const parts = [
      requests(formats).moment(at),
      ...(browser ? [`by a browser that calls itself ${browser}`] : []),
      ...(origin ? [`which said that it was on ${origin}`] : []),
    ]
    return `When: ${parts.join(', ')}.`
  },
  wasItYou: 'Was this you? Then there is nothing to do.',
  ifNotMoved:
    'If not: within seven days, log in with this address where you use your wallet, in a browser where you were logged in before. That takes the change back and logs all other browsers out. Without such a browser, move what you own to a new wallet at once, with a leaving kit or your recovery phrase, and write to whoever runs the page where you use it.',
  ifNotRestored:
    'If not: an attacker reads the mailbox of the address before, and has one of your browsers. With a leaving kit or your recovery phrase, move what you own to a new wallet at once, and write to whoever runs the page where you use it.',
  ifNot:
    'If not: log in to your wallet, open its security page, log that browser out, and move what you own to a new wallet.',
})

type NoticeSource = {
  at: number
  browser?: string | null | undefined
  origin?: string | null | undefined
}

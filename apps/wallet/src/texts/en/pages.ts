import type { Formats } from '@foyer/protocol/texts'
import { createWhen, type Moment } from '../createWhen.js'
import { failures } from './failures.js'
import { log } from './log.js'
import { seen } from './seen.js'
import { type RecoveryKind, wayNames, ways } from './ways.js'

/** Every text of the wallet's own pages. */
export const pages = (formats: Formats) => {
  const { number, or } = formats
  const names = wayNames(formats)
  const when = createWhen(formats)
  return {
    /** The title of the wallet’s own window. */
    title: 'Wallet',
    back: 'Back',
    done: 'Done',
    next: 'Continue',
    again: 'Try again',
    loading: 'One moment…',

    security: {
      title: 'Security',
      guarded: 'Two services guard your key',
      guardedText:
        'Your key is in three parts: one in this browser, one at the login service, one at a second service. Any two make it whole. One part alone cannot move your funds.',
      guardedWarning: 'Both services together could move your funds',
      guardedWarningText:
        'So could an attacker who reads your mailbox and gets into your account. Hold one part yourself, and neither can.',
      user: 'You hold your key',
      userText: (ways: readonly RecoveryKind[]) =>
        `One part of your key opens only with ${names.any(ways)}. What the services hold now does not move your funds without it. Was your wallet guarded before, then copies of both from that time would.`,
      userWarning: 'Only you can open it',
      userWarningText:
        'If you lose what opens it and every browser you use here, the funds are lost. Keep a second way, or a leaving kit.',
      hold: 'Hold one part yourself',
      holdText: 'With a passkey, a passphrase or a printed code',
      ways: 'What opens your key',
      waysText: 'Add, replace or remove a way',
      handBack: 'Have it guarded again',
      handBackText: 'By the second service, in place of you',
      take: 'Take your keys away',
      takeText: 'Recovery phrase, keys and a leaving kit',
      log: 'What happened',
      logText: 'And which browsers are logged in',
      origins: 'Connected pages',
      passkey: 'Passkey for large sums',
      passkeyText: 'Asked for before what is risky',
      originsText: 'Which pages see your account',
      forgets:
        'This browser keeps nothing for the wallet. Your key is found again at each visit, for which you may be asked each time.',
    },

    passkey: {
      title: 'Passkey for large sums',
      none: 'Ask for your passkey before what is risky',
      noneText:
        'Before sums above 1,000 dollars, before every danger, and before your keys are shown or change hands.',
      here: 'It holds for this browser, and for nothing that happens elsewhere. Another browser asks once you say so there.',
      on: 'Ask for my passkey',
      off: 'Do not ask any more',
      use: 'Use your passkey',
      gate: 'First your passkey',
      gateText: 'You have it asked for before this.',
      kept: 'Your passkey is asked for',
      keptText:
        'Before every danger, before your keys are shown or change hands, and before sums that you choose here. What has no price counts as more.',
      limit: 'Ask for sums',
      every: 'Every amount',
      above: (dollars: bigint) =>
        `Above ${number(dollars, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })}`,
      lost: 'I do not have it any more',
      lostText: 'Show who you are twice, a day apart',
      wait: (at: Moment) => `Come back after ${when(at)}`,
      waitText:
        'Show once more then who you are, and it is not asked for any more. All your browsers show this, and where your wallet has an address you got a mail, in case it is not you. Use of the passkey until then, or a report that it is not lost, ends this.',
      gone: 'Your passkey is not asked for any more',
      pending:
        'Your browser asks for your passkey now. Does nothing come up, or is it not on this device? Stop it, and try again or go on without it.',
      stop: 'Stop asking',
    },

    saidLost: {
      title: 'Your passkey was reported lost',
      /** Where and when it was said. Without a browser: here. */
      text: (claims: readonly (Moment & { browser: string | undefined })[]) =>
        `${claims.map(({ browser, ...at }) => `In ${browser ?? 'this browser'}, ${when(at)}.`).join(' ')} Said there once more after a day, it is not asked for there any more. If it was not you, say so, log that browser out under “What happened”, and look at what else is there.`,
      refuse: 'This was not me',
    },

    loggedOut: {
      title: 'Connect',
      hero: 'No user is logged in here',
      failed: 'We could not see whether you are logged in',
      failedText: 'Go back to the page, and try again in a moment.',
      text: 'Go back to the page and log in there: by a code in your mail, or with an account that you have.',
    },

    origins: {
      title: 'Connected pages',
      hero: 'These pages see your account',
      text: 'You logged in on them, or let them in. They see who you are and your addresses, and can ask you to sign.',
      here: 'This page',
      disconnect: 'Disconnect',
      leave: 'Log out on all of them',
    },

    stepUp: {
      title: 'Is it you?',
      code: 'Enter the code from your mail',
      codeText: (number: string | undefined) =>
        number === undefined
          ? 'We sent six digits to your address, for this and nothing else.'
          : `We sent six digits to your address, for this and nothing else. The mail shows ${number}; do not type the code of one that shows another number.`,
      codeLabel: 'Code of six digits',
      social: (provider: string) => `Log in with ${provider} again`,
      socialText: 'A window opens. Come back here when you are done.',
      socialNumbers: (numbers: readonly string[]) =>
        `If the window names a number, it is ${or(numbers)}. If it names another one, say no there.`,
      socialStart: 'Open the window',
      again: 'Send another code',
      why: 'Being logged in is not enough for this',
      whyText: 'Show once more that it is you: by a code in your mail, or where you log in.',
    },

    ...ways(formats),
    ...seen(formats),

    recover: {
      title: 'Open your wallet',
      choose: 'Open your wallet in this browser',
      chooseText: 'You hold one part of your key yourself. Only you can give it.',
      again:
        'You opened it in another browser since, or changed what opens it. Your key was split anew then, so that a lost browser opens nothing. So this one asks once more.',
      setUp: 'How should your wallet open?',
      setUpText:
        'Your key is in three parts. You hold one of them: with it you find your wallet again in any browser.',
      wait: 'Follow the link in your mail',
      /** `number`: what the mail shows as well. */
      waitText: (number: string | undefined) =>
        `The second service sent you one, to let this browser in. This page goes on by itself.${number === undefined ? '' : ` The mail and its page show the number ${number}. Do they show another one, say no there.`}`,
      passkey: 'Use your passkey',
      passphrase: 'Enter your passphrase',
      printed: 'Enter your printed code',
      open: 'Open',
      working: 'Opening…',
      other: 'Another way',
    },

    take: {
      title: 'Your keys',
      before: 'These give full control of your funds',
      beforeText:
        'They are never needed to help you. Look around you before you go on. Where your wallet has an address, you get a mail that they were shown.',
      next: 'Show what I need',
      young: 'Not from this browser yet',
      youngText: (at: Moment) =>
        `It logged in for the first time less than a day ago. This page shows keys from ${when(at)}. Where your wallet has an address, we told you by mail, in case it is not you.`,
      phrase: 'Recovery phrase',
      phraseText: '12 words: all your accounts, in most wallets',
      ethereum: 'Ethereum key',
      ethereumText: 'One account, for every EVM network',
      solana: 'Solana key',
      solanaText: 'One account',
      show: 'Show',
      hide: 'Hide',
      hidden: 'Hidden',
      copy: 'Copy',
      copied:
        'Copied. Other programs can read it: paste it soon. It leaves the clipboard in a minute, while this window is open, and what you copy until then may leave with it.',
      copyFailed: 'It was not copied. Write it down, or select it and copy it yourself.',
      kit: 'Leaving kit',
      kitText:
        'A file with all of it, locked with a passphrase. It opens without us, in a page that works offline.',
      kitLabel: 'Passphrase for the file',
      kitMake: 'Save the file',
      kitBusy: 'Locking…',
      kitDone: 'Saved. Keep it apart from its passphrase.',
      page: 'Save the page that opens it',
    },

    failures: failures(formats),
    log: log(formats),
  }
}

export type PageTexts = ReturnType<typeof pages>

import type { WayKind } from '../../vault/Vault.js'

const way: Record<WayKind, string> = {
  passkey: 'your passkey',
  passphrase: 'your passphrase',
  printed: 'your printed code',
}

/** Every text of the wallet's own pages, in English. */
export const en = {
  locale: 'en-US',
  dir: 'ltr' as 'ltr' | 'rtl',
  back: 'Back',
  done: 'Done',
  goOn: 'Continue',
  loading: 'One moment…',
  way: (kind: WayKind) => way[kind],
  ways: (kinds: readonly WayKind[]) => kinds.map((kind) => way[kind]).join(' or '),

  security: {
    title: 'Security',
    guarded: 'Two services guard your key',
    guardedText:
      'Your key is in three parts: one in this browser, one at the login service, one at a second service. Any two make it whole. Nobody with one part alone can move your funds.',
    guardedWarning: 'Whoever runs both services could move your funds',
    guardedWarningText:
      'So could somebody who reads your mailbox and gets into your account. Hold one part yourself, and neither can.',
    user: 'You hold your key',
    userText: (ways: string) =>
      `One part of your key opens only with ${ways}. Whoever runs the services cannot move your funds without it.`,
    userWarning: 'Nobody can open it for you',
    userWarningText:
      'If you lose what opens it and every browser you use here, the funds are lost. Keep a second way, or a leaving kit.',
    hold: 'Hold one part yourself',
    holdText: 'With a passkey, a passphrase or a printed code',
    add: 'Add another way',
    addText: 'In case you lose the first one',
    take: 'Take your keys away',
    takeText: 'Recovery phrase, keys and a leaving kit',
    log: 'What happened',
    logText: 'And which browsers are logged in',
    origins: 'Connected pages',
    originsText: 'Which pages see your account',
    forgets:
      'This browser keeps nothing for the wallet. Your key is found again at each visit, for which you may be asked each time.',
  },

  nobody: {
    title: 'Connect',
    hero: 'Nobody is logged in here',
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
    codeText: 'We sent six digits to your address, for this and nothing else.',
    codeLabel: 'Code of six digits',
    social: (provider: string) => `Log in with ${provider} again`,
    socialText: 'A window opens. Come back here when you are done.',
    socialStart: 'Open the window',
    again: 'Send another code',
    why: 'Being logged in is not enough for this',
    whyText: 'Show once more that it is you: by a code in your mail, or where you log in.',
  },

  hold: {
    title: 'Hold one part',
    choose: 'What should open your key?',
    chooseText:
      'It takes the place of the second service, which then forgets its part. Your accounts stay the same.',
    addText: 'Each way opens your key alone. Your accounts stay the same.',
    passkey: 'Passkey',
    passkeyText: 'On this device or in your password manager',
    passphrase: 'Passphrase',
    passphraseText: 'At least 12 characters, in your head or your manager',
    printed: 'Printed code',
    printedText: '28 letters on paper, for a safe place',
    confirmOld: (ways: string) => `First open it with ${ways}`,
    confirmOldText: 'So that the ways you have stay.',
    lost: 'I cannot: replace all ways',
    passphraseLabel: 'Passphrase',
    passphraseAgain: 'The same once more',
    passphraseDiffers: 'The two are not the same.',
    passphraseNote:
      'Four words that nobody would say together are good. Whoever runs the login service could try short ones.',
    codeLabel: 'Printed code',
    printedNote: 'Print it or write it down now. It is shown this once.',
    print: 'Print',
    onPaper: 'I have it on paper',
    passkeyNote:
      'Your browser asks you next. Not every browser can do this; if yours cannot, it says so.',
    use: 'Use it',
    working: 'Locking…',
    done: 'Done. This part of your key is yours.',
    doneText: (ways: string) => `It opens with ${ways}.`,
  },

  recover: {
    title: 'Open your wallet',
    choose: 'Open your wallet in this browser',
    chooseText: 'You hold one part of your key yourself. Nobody else can give it.',
    setUp: 'How should your wallet open?',
    setUpText:
      'Your key is in three parts. You hold one of them: with it you find your wallet again in any browser.',
    wait: 'Follow the link in your mail',
    waitText:
      'The second service sent you one, to let this browser in. This page goes on by itself.',
    passkey: 'Use your passkey',
    passphrase: 'Enter your passphrase',
    printed: 'Enter your printed code',
    open: 'Open',
    working: 'Opening…',
    other: 'Another way',
  },

  take: {
    title: 'Your keys',
    before: 'Whoever sees these has your funds',
    beforeText:
      'Nobody who helps you needs them. Look around you before you go on. You get a mail that they were shown.',
    goOn: 'Show what I need',
    young: 'Not from this browser yet',
    youngText: (when: string) =>
      `It logged in for the first time less than a day ago. Keys can be taken from ${when}. We told you by mail, in case it is not you.`,
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
    copied: 'Copied. Other programs can read it: paste it soon.',
    kit: 'Leaving kit',
    kitText:
      'A file with all of it, locked with a passphrase. It opens without us, in a page that works offline.',
    kitLabel: 'Passphrase for the file',
    kitMake: 'Save the file',
    kitBusy: 'Locking…',
    kitDone: 'Saved. Keep it apart from its passphrase.',
    page: 'Save the page that opens it',
  },

  log: {
    title: 'What happened',
    browsers: 'Logged in',
    events: 'Lately',
    thisOne: 'This browser',
    since: (when: string) => `since ${when}`,
    logOut: 'Log out',
    unknownBrowser: 'A browser',
    at: (origin: string) => `on ${origin}`,
    nothing: 'Nothing yet',
    what: {
      login: 'Logged in',
      logout: 'Logged out',
      new_device: 'New browser let in',
      wallet_made: 'Wallet made',
      recovered: 'Key found in another browser',
      tier_changed: 'One part of your key became yours',
      guarded_again: 'Given back to the second service',
      ways_changed: 'What opens your key changed',
      email_changed: 'Address changed',
      step_up: 'Confirmed that it is you',
      exported: 'Keys shown',
      session_revoked: 'Browser logged out',
    },
  },
}

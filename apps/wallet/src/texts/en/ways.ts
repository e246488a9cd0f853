import type { Formats } from '@foyer/protocol/texts'

/** What the user may hold the recovery share by. */
export type RecoveryKind = 'passkey' | 'passphrase' | 'printed'

const way: Readonly<Record<RecoveryKind, string>> = {
  passkey: 'your passkey',
  passphrase: 'your passphrase',
  printed: 'your printed code',
}

/** The ways within a sentence. */
export const wayNames = ({ and, or }: Formats) => ({
  one: (kind: RecoveryKind) => way[kind],
  any: (kinds: readonly RecoveryKind[]) => or(kinds.map((kind) => way[kind])),
  all: (kinds: readonly RecoveryKind[]) => and(kinds.map((kind) => way[kind])),
})

/** What is said of holding one part of the key, of the ways that open it, and of giving it back. */
export const ways = (formats: Formats) => {
  const { and } = formats
  const names = wayNames(formats)
  return {
    hold: {
      title: 'Hold one part',
      choose: 'What should open your key?',
      chooseText:
        'It takes the place of the second service, which then forgets its part. Your accounts stay the same.',
      beganGuarded:
        'Copies kept of what both services held of your wallet until now, with the keys of both, could still yield your key. If that is too much for you, move your funds to a fresh wallet of a program that lets you hold it yourself from the beginning.',
      allText:
        'It takes the place of all ways that you have. They open nothing any more. Your accounts stay the same.',
      addText: 'Each way opens your key alone. Your accounts stay the same.',
      passkey: 'Passkey',
      passkeyText: 'On this device or in your password manager',
      passphrase: 'Passphrase',
      passphraseText: 'At least 12 characters, in your head or your manager',
      printed: 'Printed code',
      printedText: '28 letters on paper, for a safe place',
      confirmOld: (ways: readonly RecoveryKind[]) => `First open it with ${names.any(ways)}`,
      confirmOldText: 'So that the ways you have stay.',
      stays:
        'It stays. Show it once more, so that your key is locked anew with it and nothing else.',
      passphraseLabel: 'Passphrase',
      passphraseAgain: 'The same once more',
      passphraseDiffers: 'The two are not the same.',
      passphraseNote:
        'Four unrelated words are good. The operator of the login service could try short passphrases.',
      codeLabel: 'Printed code',
      printedNote: 'Print it or write it down now. It is shown this once.',
      print: 'Print',
      onPaper: 'I have it on paper',
      passkeyNote:
        'Your browser asks you next. Not every browser can do this; if yours cannot, it says so.',
      use: 'Use it',
      working: 'Locking…',
      done: 'Done. This part of your key is yours.',
      /** What opens the part now, and what was replaced by another of its kind, or removed. */
      doneText: (
        ways: readonly RecoveryKind[],
        gone?: { is: 'replace' | 'remove'; kind: RecoveryKind },
      ) => {
        const opens = `It opens with ${names.any(ways)}.`
        if (!gone) return opens
        const before = gone.is === 'replace' ? ' before' : ''
        return `${opens} What was ${names.one(gone.kind)}${before} opens nothing any more.`
      },
    },

    ownWays: {
      title: 'What opens your key',
      opens: (ways: readonly RecoveryKind[]) => `Your part opens with ${names.any(ways)}`,
      each: 'Each way opens it alone. Press one to replace or remove it.',
      change: 'Change',
      add: 'Add another way',
      addText: 'In case you lose the first one',
      all: 'Replace all ways',
      allText: 'When you have none of them at hand',
      needs: (ways: readonly RecoveryKind[]) =>
        `To change it you need ${names.all(ways)}, so that the key can be locked anew.`,
      replace: 'Replace it',
      replaceText: 'By a new one; this one opens nothing then',
      remove: 'Remove it',
      removeText: 'Lost, or no longer secret',
      last: 'It is your only way, so it cannot be removed. Add another one first.',
    },

    handBack: {
      title: 'Have it guarded again',
      why: 'The second service gets your part of the key',
      whyText:
        'What you hold opens nothing any more, also what you have on paper. In a new browser you get in by your login and a question of the second service. Other browsers are asked once more. Your accounts stay the same.',
      risk: 'So could an attacker who reads your mailbox and gets into your account. As long as you hold a part yourself, neither can.',
      promptsAt: (email: string) => `It will ask by mail at ${email}, and nowhere else.`,
      promptsBy: (provider: string) =>
        `It will ask by your login with ${provider}, and by nothing else.`,
      doing: 'Your key is split anew',
      doingText: 'One moment. Until it is done your own way opens it as before.',
      done: 'Done. The second service guards it.',
      doneText:
        'Where they have an address of yours, you get a mail from both services about this. You can hold the part yourself again at any time.',
    },

    guardEmail: {
      title: (email: string) => `The second service still asks at ${email}`,
      left: (emails: readonly string[]) =>
        `It sent a link to ${and(emails)}. Follow it within ten minutes, then it asks at your new address.`,
      apart: (email: string) =>
        `Codes go to ${email} already. To have both in one place, follow a link in a mail at each address.`,
      move: 'Send the links',
      cancel: 'Cancel this change',
    },
  }
}

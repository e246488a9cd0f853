import type { Formats } from '@foyer/protocol/texts'

/** What is said where a page cannot be used yet, or not where it is. */
export const seen = (_: Formats) => ({
  held: {
    focus: 'Press anywhere here to go on.',
    unseen: 'Something lies over this page, or it is not all in view. It can be used once it is.',
    small: 'There is too little room here to read this. It can be used where there is more.',
    unread: 'Scroll to the end to go on.',
  },
  elsewhere: {
    keys: {
      title: 'Your keys',
      text: 'Your keys are shown in a window of their own, which no page can cover or cut.',
    },
    holders: {
      title: 'How your key is held',
      text: 'Access to your wallet is changed in a window of its own, which no page can cover or cut.',
    },
    hero: 'Go on in a window of the wallet',
    openText: 'Go on in the window that opened. Close it when you are done.',
    offer: 'Open the window',
    open: 'Open it again',
    blocked: 'Try again',
    blockedTitle: 'No window could be opened',
    blockedText:
      'The browser blocked it, or this page cuts it off from the wallet. Allow pop-ups for this page and try again, or use another browser.',
  },
})

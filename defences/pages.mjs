const pages = 'apps/wallet/src/pages/pages.browser.test.ts'
const shownKeys =
  'keys that are shown leave the clipboard after a minute, the screen with their window, and the page after ten'
const seenFromTheStart =
  'a press on a page of the wallet began where it was seen, and is by no key that is held'

/** What keeps the wallet's own pages from being pressed, typed into or dragged from by a user who does not see them, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'lock-held-keys',
    file: 'apps/wallet/src/lock/createPresses.ts',
    code: 'pressKeys.includes(key) && !repeat',
    without: 'pressKeys.includes(key)',
    test: pages,
    named: seenFromTheStart,
  },
  {
    id: 'pages-guard-presses',
    file: 'apps/wallet/src/pages/useGuard.ts',
    code: 'if (!now.current.mayPress(event, part)) stop(event)',
    without: '',
    test: pages,
    named: seenFromTheStart,
  },
  {
    id: 'pages-guard-uses',
    file: 'apps/wallet/src/pages/useGuard.ts',
    code: 'now.current.isSeen() || stop(event)',
    without: 'undefined',
    test: pages,
    named: 'what is typed into an unseen frame goes nowhere',
  },
  {
    id: 'pages-guard-drags',
    file: 'apps/wallet/src/pages/useGuard.ts',
    code: "element.addEventListener('dragstart', stop, early)",
    without: '',
    test: pages,
    named: 'no key is dragged out of the window that shows it',
  },
  {
    id: 'pages-read-to-end',
    file: 'apps/wallet/src/lock/createReading.ts',
    code: 'isRead: () => covers(body.scrollHeight)',
    without: 'isRead: () => true',
    test: pages,
    named: 'what stands under a page waits until it was read to its end',
  },
  {
    id: 'window-for-what-is-risky',
    file: 'apps/wallet/src/approval/verify/needsWindow.ts',
    code: 'return !isNeeded && isAbove(frameLimit)',
    without: 'return !isNeeded && isAbove(frameLimit) && false',
    test: 'apps/wallet/src/approval/legible.browser.test.ts',
    named: 'whatever the page does to its frame, ',
  },
  {
    id: 'keys-in-a-window-alone',
    file: 'apps/wallet/src/pages/PageFlow.tsx',
    code: "where !== 'window'",
    without: "where === 'blindFrame'",
    test: pages,
    named: 'where the browser ',
  },
  {
    id: 'keys-for-ten-minutes',
    file: 'apps/wallet/src/pages/TakePage.tsx',
    code: 'windowTimers(view).after(heldMs, onOver)',
    without: 'windowTimers(view).after(heldMs, () => void onOver)',
    test: pages,
    named: shownKeys,
  },
  {
    id: 'keys-hidden-with-window',
    file: 'apps/wallet/src/pages/parts/SecretCard.tsx',
    code: "document.visibilityState === 'hidden' && setShown(undefined)",
    without: 'void document',
    test: pages,
    named: shownKeys,
  },
  {
    id: 'keys-leave-clipboard',
    file: 'apps/wallet/src/pages/parts/createCopySecret.ts',
    code: "clipboard.writeText('')",
    without: 'clipboard.writeText(text)',
    test: pages,
    named: shownKeys,
  },
  {
    id: 'holders-in-a-window-alone',
    file: 'apps/wallet/src/pages/PageFlow.tsx',
    code: "where !== 'window'",
    without: "page === 'export' && where !== 'window'",
    test: pages,
    named:
      'where the browser %s, the holder of the key is changed in a window of the wallet and only there',
  },
]

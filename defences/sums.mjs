const test = 'apps/wallet/src/approval/verify/verify.test.ts'

/** What counts as a sum that is large, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'window-below-the-passkey',
    file: 'apps/wallet/src/approval/verify/needsWindow.ts',
    code: 'check !== undefined && isAbove(check.limit)',
    without: 'check !== undefined',
    test,
    named: 'a sum below the passkey’s limit is one for a window, too',
  },
  {
    id: 'piece-of-number-0',
    file: 'apps/wallet/src/approval/verify/isRisky.ts',
    code: "if (about?.kind !== 'fungible') return undefined",
    without: "if (amount === 0n) return 0n\n  if (about?.kind !== 'fungible') return undefined",
    test,
    named: 'a piece whose number is 0 is no sum of nothing',
  },
  {
    id: 'small-prices-count',
    file: 'apps/wallet/src/approval/text/wholePrice.ts',
    code: 'export const priceDigits = 40',
    without: 'export const priceDigits = 9',
    test,
    named: 'tokens of which one is worth next to nothing add up',
  },
]

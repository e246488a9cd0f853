import { createWallet } from '../createWallet.js'
import type { Hostile } from './Hostile.js'

/** Wallets that throw what is no error: a string, nothing, null, a number, a plain and a trapped object. */
export const throwsNonErrors: Hostile = (options) => {
  const wallets = thrown.map(([kind, value]) =>
    createWallet({
      ...options,
      name: `Throws ${kind}`,
      intercept: () => Promise.reject(value),
    }),
  )
  return () => {
    for (const { destroy } of wallets) destroy()
  }
}

const thrown: readonly (readonly [kind: string, value: unknown])[] = [
  ['a string', 'no'],
  ['undefined', undefined],
  ['null', null],
  ['a number', 4001],
  ['an object', { code: '4001', message: { text: 'no' } }],
  [
    'a trap',
    {
      get code(): never {
        throw new Error('trapped')
      },
      get message(): never {
        throw new Error('trapped')
      },
    },
  ],
]

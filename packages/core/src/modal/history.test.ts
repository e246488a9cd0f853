import { describe, expect, test } from 'vitest'
import { mayClose } from './closeModal.js'
import { back, backToIndex, type History, push, replace } from './history.js'
import { initialEntry } from './initialEntry.js'
import { topEntry } from './topEntry.js'

const connect: History = [{ name: 'Connect' }]

describe('going through views', () => {
  test('a view that is shown already is not pushed again', () => {
    expect(push(connect, { name: 'Connect' })).toBe(connect)
    expect(push(connect, { name: 'AllWallets' })).toEqual([
      { name: 'Connect' },
      { name: 'AllWallets' },
    ])
  })

  test('replacing puts a view in the place of the last, unless it is the target', () => {
    const two = push(connect, { name: 'AllWallets' })
    expect(replace(two, { name: 'AllWallets' })).toBe(two)
    expect(replace(two, { name: 'GetWallet' })).toEqual([
      { name: 'Connect' },
      { name: 'GetWallet' },
    ])
    expect(replace(connect, { name: 'Networks' })).toEqual([{ name: 'Networks' }])
  })

  test('going back takes one view away, and there is nowhere to go from the first', () => {
    const three = push(push(connect, { name: 'AllWallets' }), { name: 'GetWallet' })
    expect(back(three, false)).toEqual([{ name: 'Connect' }, { name: 'AllWallets' }])
    expect(back(connect, false)).toBeUndefined()
  })

  test('a connected user comes back to Account where Connect would have been', () => {
    const two = push(connect, { name: 'AllWallets' })
    expect(back(two, true)).toEqual([{ name: 'Account' }])
    expect(back(two, false)).toEqual(connect)
  })

  test('an index leads back to that view, and one that does not exist to nowhere', () => {
    const three = push(push(connect, { name: 'AllWallets' }), { name: 'GetWallet' })
    expect(topEntry(backToIndex(three, 1)).name).toBe('AllWallets')
    expect(backToIndex(three, 3)).toBe(three)
    expect(backToIndex(three, -1)).toBe(three)
  })
})

describe('opening', () => {
  const rules = [
    [
      { requested: { name: 'Networks' }, connected: true, pairingOnly: true, mobile: true },
      'Networks',
    ],
    [{ requested: undefined, connected: true, pairingOnly: false, mobile: false }, 'Account'],
    [{ requested: undefined, connected: false, pairingOnly: false, mobile: false }, 'Connect'],
    [{ requested: undefined, connected: false, pairingOnly: true, mobile: true }, 'AllWallets'],
    [
      { requested: undefined, connected: false, pairingOnly: true, mobile: false },
      'ConnectingWalletConnectBasic',
    ],
  ] as const
  test.each(rules)('%o opens %s', (parameters, name) => {
    expect(initialEntry(parameters).name).toBe(name)
  })
})

describe('closing', () => {
  test('is refused where the wallet stands on a network that the app cannot use', () => {
    const wrong: History = [{ name: 'UnsupportedChain' }]
    const toSwitch = { name: 'SwitchNetwork', data: { network: 'eip155:1' } } as const
    expect(mayClose(wrong)).toBe(false)
    expect(mayClose(push(wrong, toSwitch))).toBe(false)
    expect(mayClose(push([{ name: 'Networks' }], toSwitch))).toBe(true)
    expect(mayClose(connect)).toBe(true)
  })
})

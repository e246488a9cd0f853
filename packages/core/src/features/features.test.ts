import { describe, expect, test } from 'vitest'
import { applyConfig, type RemoteFeature } from './applyConfig.js'
import { connectMethods } from './connectMethods.js'
import { hostFeatures } from './hostFeatures.js'

const resolve = (given = {}, basic = false) => hostFeatures(given, { basic })

describe('features', () => {
  test('have their defaults where nothing is set', () => {
    const features = resolve()
    expect(features).toMatchObject({ email: true, activity: true, receive: true, pay: false })
    expect(features.socials).toEqual([
      'google',
      'x',
      'discord',
      'farcaster',
      'github',
      'apple',
      'facebook',
    ])
    expect(features.connectorTypeOrder[0]).toBe('walletConnect')
  })

  test('are the host’s where there is no configuration of the project', () => {
    const features = resolve({ swaps: false, socials: true, onramp: ['meld'], history: false })
    expect(features).toMatchObject({ swaps: false, onramp: ['meld'], activity: false })
    expect(features.socials).toHaveLength(7)
  })

  test('are the project’s where there is one, and what is overridden is named', () => {
    const remote = [
      { id: 'swap', isEnabled: true, config: ['1inch'] },
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'activity', isEnabled: true, config: null },
    ] satisfies readonly RemoteFeature[]
    const given = { swaps: false, activity: false, onramp: true }
    const { features, overridden } = applyConfig(resolve(given), { given, remote })
    expect(features).toMatchObject({
      swaps: ['1inch'],
      email: true,
      socials: ['google'],
      activity: false,
      onramp: false,
      reownBranding: false,
    })
    expect(overridden).toEqual(['swaps', 'onramp'])
  })

  test('that a project decides are all off in basic mode', () => {
    const features = resolve({ email: true }, true)
    expect(features).toMatchObject({ email: false, socials: false, swaps: false, receive: true })
  })

  test('leave no login to a page of payments, whatever the host or the project says of logins', () => {
    const given = { pay: true, email: true, socials: true }
    const remote = [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    ] satisfies readonly RemoteFeature[]
    const own = resolve(given)
    expect(own).toMatchObject({ pay: true, email: false, socials: false, activity: true })
    expect(applyConfig(own, { given, remote }).features).toMatchObject({
      pay: true,
      email: false,
      socials: false,
    })
    expect(resolve({ ...given, pay: false })).toMatchObject({ email: true })
  })

  test('the defaults are not changed by anything asked of them', () => {
    resolve({ socials: ['google'] })
    expect(resolve().socials).toHaveLength(7)
  })
})

test('wallets come first where one is installed, unless the host orders them', () => {
  expect(connectMethods({ order: undefined, installed: false })).toEqual([
    'email',
    'social',
    'wallet',
  ])
  expect(connectMethods({ order: undefined, installed: true })).toEqual([
    'wallet',
    'email',
    'social',
  ])
  expect(connectMethods({ order: ['social'], installed: true })).toEqual(['social'])
})

test('a way to connect that the host names twice is one, where it stands first', () => {
  const order = ['email', 'wallet', 'email'] as const
  expect(connectMethods({ order, installed: true })).toEqual(['email', 'wallet'])
})

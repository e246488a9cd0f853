import { describe, expect, test } from 'vitest'
import { isAddress } from '../isAddress.js'
import { alerts, serverAlerts } from './alerts.js'
import { errors, unknownReason } from './errors.js'
import { usdtAddresses } from './lists.js'
import { supportedNetworks } from './networks.js'
import { notices } from './notices.js'
import { relayRefusals } from './relay.js'
import { swapNetworkIds } from './swapLists.js'

describe('errors', () => {
  test('read as the specification has them', () => {
    expect(errors).toMatchSnapshot()
    expect(errors.disconnect_chain_failed({ chain: 'solana' })).toBe(
      'Failed to disconnect chain solana',
    )
    expect(errors.name_registration_failed({ name: 'ann' })).toBe('Error registering name ann')
    expect(errors.name_registration_failed({ name: 'ann', description: 'Taken' })).toBe('Taken')
    expect(errors.transaction_reverted({ reason: 'paused' })).toBe('paused')
    expect(errors.transaction_reverted({ reason: '' })).toBe(unknownReason)
    expect(errors.email_throttled({ seconds: 7 })).toBe('Please try again after 7 seconds')
    expect(errors.wallet_failed({})).not.toContain('undefined')
    expect(errors.wallet_failed({ finding: 'account' })).toContain('no usable account')
    expect(errors.wallet_failed({ reason: 'No' })).toBe('Your wallet reports: No')
  })

  test('have codes in snake case and texts of their own', () => {
    const texts = Object.values(errors).filter((text) => typeof text === 'string')
    expect(new Set(texts).size).toBe(texts.length)
    for (const code of Object.keys(errors)) expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
  })
})

test('alerts say what happened in short and in long, and server messages lead to them', () => {
  expect(Object.values(alerts).map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "Network Not Found",
      "Invalid App Configuration",
      "Network Error - Could not load embedded wallet",
      "Embedded Wallet Request Timed Out",
      "Invalid App Configuration",
      "Session Expired",
      "Invalid App Configuration",
      "Project ID Not Configured",
      "Options Refused",
      "Server Error",
      "Rate Limited",
      "Incorrect amount",
      "Error loading embedded wallet in PWA",
      "Invalid Email Address",
      "RPC Of Another Network",
      "RPC Failed",
      "Network Missing In Wagmi Config",
      "Package Missing",
      "Wallet Not Asked",
      "Two Providers",
      "Two Clients With One Project Id",
      "Adapter Missing",
      "Adapter Without Network",
      "Network Not Listed",
      "Language Missing",
      "Unknown Theme Variable",
      "Local configuration ignored",
    ]
  `)
  expect(alerts.local_configuration_ignored.text({ keys: ['swaps', 'email'] })).toContain(
    'swaps, email',
  )
  expect(serverAlerts['Unauthorized: invalid key']).toBe('invalid_project_id')
  for (const refusal of ['token_not_yet_valid', 'token_expired'] as const)
    expect(serverAlerts[relayRefusals[refusal]]).toBe('session_expired')
})

test('notices name what they are about, apart from the sentence, which a symbol of another script does not turn', () => {
  const swap = { from: 'ETH', amount: '5', to: 'USDC' }
  expect(notices.swapping(swap)).toBe('Swapping \u2068ETH\u2069 to \u20665 USDC\u2069')
  expect(notices.swapped(swap)).toBe('Swapped \u2068ETH\u2069 to \u20665 USDC\u2069')
  expect(notices).toMatchSnapshot()
})

test('the supported networks are 24 of EVM and 3 of Solana, each once', () => {
  const count = (name: string) =>
    supportedNetworks.filter(({ chainNamespace }) => chainNamespace === name).length
  expect([count('eip155'), count('solana'), supportedNetworks.length]).toEqual([24, 3, 27])
  expect(new Set(supportedNetworks.map(({ caipNetworkId }) => caipNetworkId)).size).toBe(27)
  for (const { caipNetworkId, chainNamespace, id, nativeCurrency, rpcUrls } of supportedNetworks) {
    expect(caipNetworkId).toBe(`${chainNamespace}:${id}`)
    expect(nativeCurrency.name && nativeCurrency.symbol).toBeTruthy()
    for (const url of rpcUrls.default.http) expect(new URL(url).protocol).toBe('https:')
  }
})

test('addresses to compare with are lower case, so that no spelling is missed', () => {
  expect(usdtAddresses).toHaveLength(7)
  for (const address of usdtAddresses) {
    expect(isAddress('eip155', address)).toBe(true)
    expect(address).toBe(address.toLowerCase())
  }
  expect(new Set(swapNetworkIds).size).toBe(12)
})

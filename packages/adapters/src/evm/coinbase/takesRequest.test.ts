import { expect, test } from 'vitest'
import { takesRequest } from './takesRequest.js'

test.each([
  ['eth_requestAccounts', undefined, true],
  ['wallet_requestPermissions', undefined, true],
  ['wallet_sendCalls', 'scw', true],
  ['wallet_sendCalls', 'walletlink', false],
  ['wallet_getCapabilities', 'walletlink', false],
  ['wallet_switchEthereumChain', 'walletlink', true],
  ['wallet_getAssets', 'scw', false],
  ['wallet_invokeSnap', 'walletlink', false],
  ['eth_call', 'scw', true],
] as const)('%s of %s is taken: %s', (method, signer, isTaken) => {
  expect(takesRequest(method, signer, {})).toBe(isTaken)
})

test('a phone signs where the page has what the SDK writes its requests with', () => {
  for (const method of ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']) {
    expect(takesRequest(method, 'walletlink', {})).toBe(false)
    expect(takesRequest(method, 'walletlink', { Buffer })).toBe(true)
    expect(takesRequest(method, 'scw', {})).toBe(true)
  }
})

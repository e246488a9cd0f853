import { expect, test } from 'vitest'
import { readConfig } from './readConfig.js'

test('refuses a setting that is none, and names the one that was probably meant', () => {
  const wrong = { FOYER_SERVER_PROT: '4300', FOYER_ADMIN_TOKNE: 'secret', FOYER_GUARD_ULR: '' }
  expect(() => readConfig(wrong)).toThrow(
    [
      'The configuration cannot be used:',
      'FOYER_SERVER_PROT is no setting. Did you mean FOYER_SERVER_PORT?',
      'FOYER_ADMIN_TOKNE is no setting. Did you mean FOYER_ADMIN_TOKEN?',
      'FOYER_GUARD_ULR is no setting. Did you mean FOYER_GUARD_URL?',
    ].join('\n'),
  )
  expect(() => readConfig(wrong)).not.toThrow('secret')
})

test("lets pass what is not the operator's word to this server", () => {
  const others = {
    HOME: '/root',
    // The guard's, where both run on one machine.
    FOYER_GUARD_KEK_FILE: '/keys/guard.key',
    // What a platform says of a service named foyer-pages.
    FOYER_PAGES_SERVICE_HOST: '10.0.0.1',
    FOYER_PAGES_SERVICE_PORT_HTTP: '80',
    FOYER_PAGES_PORT: 'tcp://10.0.0.1:80',
    FOYER_PAGES_PORT_80_TCP_ADDR: '10.0.0.1',
  }
  expect(readConfig(others).port).toBe(4200)
})

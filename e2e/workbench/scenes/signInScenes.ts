import type { Client } from '@foyer/core'
import { pressSignIn } from '@foyer/core/internal'
import { FoyerError } from '@foyer/protocol'
import {
  encodeRecap,
  formatRecapStatement,
  formatSiwxMessage,
  type SiwxListed,
  type SiwxStore,
} from '@foyer/protocol/siwx'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'

const recap = {
  att: { 'https://app.example': { 'orders/read': [{}], 'orders/write': [{}] } },
}

/** A store in memory, whose texts are as a backend would have them. */
function store(given: Partial<SiwxStore> = {}, fields: object = {}): SiwxStore {
  return {
    async createMessage(input) {
      const data = {
        ...{
          domain: location.host,
          uri: location.origin,
          version: '1',
          nonce: 'kX3b9QmZ7LrT2wVf5NaYs8',
        },
        ...{ issuedAt: '2026-01-01T10:00:00.000Z', expirationTime: '2026-01-08T10:00:00.000Z' },
        statement: 'By signing you agree to the terms of this site.',
        ...input,
        ...fields,
      }
      const whole = () => formatSiwxMessage({ ...data, address: input.accountAddress })
      return { ...data, toString: whole }
    },
    addSession: async () => {},
    revokeSession: async () => {},
    setSessions: async () => {},
    getSessions: async () => [],
    ...given,
  }
}

const unsaid = { domain: '', uri: '', version: '1', nonce: '', issuedAt: '' }

const listed: readonly SiwxListed[] = [
  {
    id: 'a',
    chainId: 'eip155:1',
    address: '0x1',
    signedInAt: '2026-01-01T10:00:00.000Z',
    walletName: 'Kestrel',
    browserName: 'Firefox on Linux',
    isCurrent: true,
  },
  {
    id: 'b',
    chainId: 'eip155:1',
    address: '0x1',
    signedInAt: '2025-12-20T18:30:00.000Z',
    walletName: 'Bramble',
    browserName: 'Safari on iPhone',
    isCurrent: false,
  },
]

/** The wallet of the page is connected, and its user prompted. */
const prompted = connected({ name: 'SIWXSignMessage' })

const declined = () => Promise.reject(new FoyerError('user_rejected'))

/** What the user pressed, once the text is there. */
const pressed = async (client: Client) => {
  const stop = client.store.subscribe(({ siwx }) => {
    if (!siwx.byNamespace.eip155?.text) return
    stop()
    pressSignIn(client)
  })
  await prompted(client)
}

export const signInScenes: readonly Scene[] = [
  { name: 'sign-in', options: { siwx: store() }, arrange: prompted },
  {
    name: 'sign-in-required',
    options: { siwx: store({ getRequired: () => true }) },
    arrange: prompted,
  },
  {
    name: 'sign-in-permits',
    options: {
      siwx: store(
        {},
        {
          resources: [encodeRecap(recap)],
          statement: formatRecapStatement(undefined, recap),
        },
      ),
    },
    arrange: prompted,
  },
  {
    name: 'sign-in-foreign',
    options: { siwx: store({}, { domain: 'bank.example', uri: 'https://bank.example' }) },
    arrange: prompted,
  },
  {
    name: 'sign-in-signing',
    options: { siwx: store() },
    wallet: { signMessage: () => new Promise(() => {}) },
    arrange: pressed,
  },
  {
    name: 'sign-in-declined',
    options: { siwx: store() },
    wallet: { signMessage: declined },
    arrange: pressed,
  },
  {
    name: 'sign-in-refused',
    options: {
      siwx: store({
        addSession: async () => {
          throw new FoyerError('http_status', { data: { status: 401 } })
        },
      }),
    },
    arrange: pressed,
  },
  {
    name: 'sign-ins',
    options: {
      siwx: store({
        getSessions: async () => [
          {
            data: { ...unsaid, accountAddress: '0x1', chainId: 'eip155:1' },
            message: '',
            signature: '',
          },
        ],
        listSessions: async () => listed,
        endSession: async () => {},
      }),
    },
    arrange: connected({ name: 'SIWXSessions' }),
  },
]

import type { Client, ViewEntry } from '@foyer/core'
import type { NameDraft } from '@foyer/core/names'
import { fakeAddress } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const zone = { suffix: 'foyer.eth', namesMax: 3 }
const message = '{"name":"juno.foyer.eth","attributes":{},"timestamp":1790000000}'
const suggestions = ['juno1.foyer.eth', 'junohq.foyer.eth']

const chosen: NameDraft = {
  ...{ namespace: 'eip155', caipNetworkId: 'eip155:31337', account: fakeAddress },
  ...{ instead: undefined, label: 'juno', status: 'free', step: 'editing', suggestions, message },
  ...{ signature: undefined, failure: undefined },
}

/** The account is connected, and a name of it is at this point. */
const at =
  (draft: NameDraft | undefined, view: ViewEntry = { name: 'RegisterAccountName' }) =>
  async (client: Client) => {
    await connected({ name: 'Account' })(client)
    client.store.setState({ names: { zone, draft, registered: 'juno.foyer.eth' } })
    shown(view)(client)
  }

const unsigned = { message: undefined } as const

const scenes: readonly Scene[] = [
  { name: 'choose-name', arrange: at(undefined, { name: 'ChooseAccountName' }) },
  {
    name: 'account-name',
    shows: '0x70…dc79C8',
    arrange: at(undefined, { name: 'AccountName', data: { name: 'juno.foyer.eth' } }),
  },
  { name: 'name-free', shows: 'This name is free.', arrange: at(chosen) },
  {
    name: 'name-taken',
    shows: 'Registered',
    arrange: at({ ...chosen, ...unsigned, status: 'taken' }),
  },
  {
    name: 'name-searching',
    arrange: at({ ...chosen, ...unsigned, status: 'searching', suggestions: [] }),
  },
  {
    name: 'name-instead',
    arrange: at({ ...chosen, instead: 'juno1.foyer.eth', suggestions: [] }),
  },
  { name: 'name-signing', arrange: at({ ...chosen, step: 'signing' }) },
  {
    name: 'name-refused',
    arrange: at({
      ...chosen,
      failure: new FoyerError('name_registration_failed', {
        data: { name: 'juno.foyer.eth', reason: 'name_taken' },
      }),
    }),
  },
  {
    name: 'name-registered',
    arrange: at(undefined, { name: 'RegisterAccountNameSuccess' }),
  },
]

export const nameScenes: readonly Scene[] = scenes.map((scene) => ({
  ...scene,
  options: { server: '/foyer' },
}))

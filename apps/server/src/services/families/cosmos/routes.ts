import { bech32Address, isAddress } from '@foyer/protocol'
import type { PartCheck, RestRoute } from '../../chains/RestRoute.js'
import { isWhole } from '../isWhole.js'
import { always, shortly } from '../rules.js'
import { readBroadcast } from './readBroadcast.js'
import { readSimulation } from './readSimulation.js'

const pageMax = 200

const address: PartCheck = (text) =>
  isAddress('cosmos', text) && bech32Address.prefixOf(text) !== undefined
const denom: PartCheck = (text) => /^[a-zA-Z][\w/:.-]{2,127}$/.test(text)
const hash: PartCheck = (text) => /^[\da-f]{64}$/i.test(text)
const paging: NonNullable<RestRoute['query']> = {
  'pagination.limit': (text) => isWhole(text) && Number(text) <= pageMax,
  'pagination.key': (text) => /^[\w+/-]{1,200}={0,2}$/.test(text),
}
const bank = '/cosmos/bank/v1beta1'
const staking = '/cosmos/staking/v1beta1'
const blocks = '/cosmos/base/tendermint/v1beta1'

/** The paths of a REST service of Cosmos that pages may ask for. */
export const routes: readonly RestRoute[] = [
  { path: `${bank}/balances/:address`, parts: { address }, query: paging },
  { path: `${bank}/balances/:address/by_denom`, parts: { address }, query: { denom } },
  { path: `${bank}/spendable_balances/:address`, parts: { address }, query: paging },
  { path: `${bank}/spendable_balances/:address/by_denom`, parts: { address }, query: { denom } },
  { path: '/cosmos/auth/v1beta1/accounts/:address', parts: { address } },
  { path: `${staking}/delegations/:address`, parts: { address }, query: paging },
  { path: `${blocks}/node_info`, life: always },
  { path: `${blocks}/blocks/latest`, life: shortly },
  { path: '/cosmos/tx/v1beta1/txs/:hash', parts: { hash } },
  { path: '/cosmos/tx/v1beta1/txs', body: readBroadcast },
  // Plays a transaction through, and changes nothing.
  { path: '/cosmos/tx/v1beta1/simulate', body: readSimulation },
  { path: '/cosmos/base/node/v1beta1/config', life: shortly },
]

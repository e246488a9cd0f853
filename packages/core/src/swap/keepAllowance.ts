import { isCaipNetworkId, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fields, is, text } from '../checks.js'
import { readList } from '../readList.js'
import type { ChosenToken, SwapPreview } from './state.js'

/** What was approved from here: a contract may still take it, where it was not used. */
export type KeptAllowance = {
  readonly caipNetworkId: Network['caipNetworkId']
  readonly account: string
  readonly token: string
  readonly symbol: string
  readonly decimals: number
  readonly spender: string
}

const key = 'allowances'
const keptMax = 50
const shape = fields({
  ...{ account: text, token: text, symbol: text, spender: text },
  decimals: is('a whole number', Number.isSafeInteger),
  caipNetworkId: is('a CAIP-2 id', isCaipNetworkId),
})

/** Notes an approval, also over a reload: what of it is left can be taken back. */
export function keepAllowance(
  client: Pick<Client, 'storage'>,
  { network, account, fromToken, preview }: keepAllowance.Parameters,
): void {
  const { address: token, symbol, decimals } = fromToken
  const { spender } = preview.offer
  if (token === undefined || spender === undefined) return
  const { caipNetworkId } = network
  const one = { caipNetworkId, account, token, symbol, decimals, spender }
  keepAllowance.write(client, [
    one,
    ...keepAllowance.read(client).filter((other) => !isSame(other, one)),
  ])
}

/** An entry of another shape is absent. */
keepAllowance.read = ({ storage }: Pick<Client, 'storage'>): readonly KeptAllowance[] => {
  return readList(storage.scope('swap').get(key), shape)
}

keepAllowance.write = (
  { storage }: Pick<Client, 'storage'>,
  all: readonly KeptAllowance[],
): void => {
  if (all.length > 0) storage.scope('swap').set(key, JSON.stringify(all.slice(0, keptMax)))
  else storage.scope('swap').remove(key)
}

export declare namespace keepAllowance {
  type Parameters = {
    readonly network: Network
    readonly account: string
    readonly fromToken: ChosenToken
    readonly preview: SwapPreview
  }
}

function isSame(one: KeptAllowance, other: KeptAllowance): boolean {
  return (['caipNetworkId', 'account', 'token', 'spender'] as const).every(
    (name) => one[name].toLowerCase() === other[name].toLowerCase(),
  )
}

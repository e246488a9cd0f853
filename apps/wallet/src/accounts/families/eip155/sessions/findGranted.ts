import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import * as v from 'valibot'
import { type Hex, isAddressEqual, isHex, type Log, parseEventLogs } from 'viem'
import type { GrantAction, SessionTerms } from '../../../../actions/Action.js'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { readSession } from './readModule.js'

const Bytes = v.custom<Hex>((value) => isHex(value))
const Receipt = v.object({
  logs: v.array(v.object({ address: Bytes, topics: v.array(Bytes), data: Bytes })),
})

/**
 * The id of what an operation granted: named by its event, and only where the contract then holds what was shown.
 *
 * @throws `Failure` -32003 where it does not
 */
export async function findGranted(
  { account, network, session }: GrantAction,
  operation: Hex,
  world: WalletEnvironment,
): Promise<Hex> {
  const answer = await world.bundler(network, 'eth_getUserOperationReceipt', [operation])
  const { logs } = v.parse(Receipt, answer)
  const own = logs.filter(({ address }) => isAddressEqual(address, sessionModule.address))
  // A bundler may give the logs of other accounts' operations with it.
  const granted = parseEventLogs({
    abi: sessionModuleAbi,
    ...{ eventName: 'Granted', logs: own as unknown as Log[] },
  }).find(({ args }) => isAddressEqual(args.account, account.address as Hex))
  if (!granted) throw notSent('grantLost')
  const { id } = granted.args
  const found = await readSession(world, network, id)
  const isOwn = isAddressEqual(found.account, account.address as Hex)
  if (!isOwn || !isSame(found.terms, session)) throw notSent('grantLost')
  return id
}

function isSame(one: SessionTerms, other: SessionTerms): boolean {
  return (
    isAddressEqual(one.key, other.key) &&
    one.expiry === other.expiry &&
    written(one.limits.map(({ token, amount, period }) => [token, amount, period])) ===
      written(other.limits.map(({ token, amount, period }) => [token, amount, period])) &&
    written(one.functions.map(({ contract, selector }) => [contract, selector])) ===
      written(other.functions.map(({ contract, selector }) => [contract, selector]))
  )
}

function written(parts: readonly (readonly unknown[])[]): string {
  return parts.map((part) => part.map((one) => String(one).toLowerCase()).join(' ')).join('\n')
}

import { refuseTransaction } from '../../refuseTransaction.js'
import { type Extensions, extensionKinds } from './readExtensions.js'
import type { Mint } from './readMint.js'

const pausedAt = 32
const frozen = 2
/** What those that are read have at least. */
const lengths: ReadonlyMap<number, number> = new Map([
  [extensionKinds.transferFee, 108],
  [extensionKinds.transferHook, 64],
])

/**
 * Extensions under which a transfer is an ordinary one: closing authority, confidential transfers beside public ones, interest, permanent
 * delegate, metadata, groups, confidential supply, scaled amounts; and those that are looked at.
 */
const known: ReadonlySet<number> = new Set([
  ...[3, 4, 10, 12, 16, 18, 20, 21, 22, 23, 24, 25],
  ...Object.values(extensionKinds),
])

/** Refuses tokens that Foyer cannot send, or that cannot be sent. @throws `transaction_refused` with what is in the way */
export function checkMint({ extensions }: Mint, { isNew }: { isNew: boolean }): void {
  const find = rules.find(([, applies]) => applies(extensions, isNew))
  if (find) throw refuseTransaction(find[0])
}

type Rule = readonly [
  refuseTransaction.Finding,
  (extensions: Extensions, isNew: boolean) => boolean,
]

const rules: readonly Rule[] = [
  ['not_transferable', (extensions) => extensions.has(extensionKinds.nonTransferable)],
  ['paused', (extensions) => (extensions.get(extensionKinds.pausable)?.[pausedAt] ?? 0) !== 0],
  [
    'frozen_at_first',
    (extensions, isNew) => isNew && extensions.get(extensionKinds.defaultState)?.[0] === frozen,
  ],
  [
    'rule_unknown',
    (extensions) =>
      [...extensions].some(
        ([kind, { length }]) => !known.has(kind) || length < (lengths.get(kind) ?? 0),
      ),
  ],
]

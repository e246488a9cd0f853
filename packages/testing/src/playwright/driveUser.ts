import type { WalletRequest } from '../wallet/WalletOptions.js'
import type { WalletUser } from '../wallet/WalletUser.js'
import { driveHandle, type EvaluatePage, type WalletPlace } from './driveHandle.js'

const verbs = [
  'approve',
  'reject',
  'hold',
  'fail',
  'release',
  'decide',
  'lock',
  'unlock',
  'selectAccount',
  'revoke',
  'destroy',
] as const

type Verb = (typeof verbs)[number]

/** A wallet of a chain family: its user, and what it says of itself. */
type Played = WalletUser & { readonly addresses: unknown; readonly state: unknown }

/** The user of a wallet of one chain family, from the test's process: by the verbs of all families, and by those of its own. */
export type UserDriver<wallet extends Played, own extends keyof wallet = never> = {
  readonly [verb in Verb | own]: (...values: ValuesOf<wallet[verb]>) => Promise<void>
} & {
  state(): Promise<wallet['state']>
  addresses(): Promise<wallet['addresses']>
  /** The methods that the page called, in order. */
  calls(): Promise<readonly string[]>
}

type ValuesOf<method> = method extends (...values: infer values) => void ? values : never

/** Plays the user of one wallet of a page. */
export function driveUser<wallet extends Played, own extends keyof wallet & string = never>(
  page: EvaluatePage,
  place: WalletPlace,
  own: readonly own[] = [],
): UserDriver<wallet, own> {
  const { acts, look } = driveHandle(page, place, [...verbs, ...own])
  return {
    ...acts,
    state: () => look('state'),
    addresses: () => look('addresses'),
    calls: async () =>
      ((await look('requests')) as readonly WalletRequest[]).map(({ method }) => method),
  } as UserDriver<wallet, own>
}

import { grantOf, type PairingParams } from '@foyer/protocol/pairing'
import { accountsOn } from '../accounts/accountsOn.js'
import type { PocketFamily } from '../accounts/PocketAccountOf.js'
import { familyOf, pocketFamilies } from '../accounts/pocketFamilies.js'
import type { Pocket } from '../Pocket.js'
import type { PocketSession } from '../session/PocketSession.js'
import { chainsOf } from '../session/wallet.js'
import { answerBitcoin } from './answerBitcoin.js'
import { answerCosmos } from './answerCosmos.js'
import { answerEvm } from './answerEvm.js'
import { answerPolkadot } from './answerPolkadot.js'
import { answerSolana } from './answerSolana.js'
import type { PocketCall } from './PocketCall.js'

type Request = { readonly id: number } & PairingParams<'wc_sessionRequest'>

const answers: { readonly [family in PocketFamily]: (call: PocketCall<family>) => unknown } = {
  eip155: answerEvm,
  solana: answerSolana,
  bip122: answerBitcoin,
  polkadot: answerPolkadot,
  cosmos: answerCosmos,
}

/** Answers one request of a session, as the wallet of its network does. */
export async function answerRequest(
  pocket: Pocket,
  session: PocketSession,
  request: Request,
): Promise<unknown> {
  const family = familyOf(request.chainId)
  // A session grants networks of the wallet's families alone.
  if (!family) throw new RangeError(`The wallet has no accounts on ${request.chainId}.`)
  return answerIn(family, { pocket, session, request })
}

function answerIn<family extends PocketFamily>(
  family: family,
  { pocket, session, request: { id, chainId, request } }: SessionRequest,
): unknown {
  const { method, params } = request
  const { topic, peer } = session
  const known = chainsOf(pocket).find((chain) => chain.id === chainId)
  const chain = known ?? { id: chainId }
  const here = accountsOn(pocket, family, chain)
  const { accounts: names } = grantOf(session.namespaces, chainId)
  const granted = [...names].map((name) => here.find((one) => one.name === name))
  return answers[family]({
    ...{ pocket, chain, method, params },
    accounts: granted.filter((one) => one !== undefined).map(({ account }) => account),
    addressOf: (account) => pocketFamilies[family].addressOn(account, chain),
    async requestApproval() {
      await pocket.desk.request({ kind: 'request', id, topic, peer, method, params, chainId })
    },
  })
}

type SessionRequest = {
  readonly pocket: Pocket
  readonly session: PocketSession
  readonly request: Request
}

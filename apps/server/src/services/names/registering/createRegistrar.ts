import { HttpError } from '../../../errors/HttpError.js'
import { tooOften } from '../../../errors/tooOften.js'
import type { NameCoin } from '../../chains/ChainFamily.js'
import type { Chains } from '../../chains/Chains.js'
import { plainAddress } from '../coinTypes.js'
import { checkLabel } from '../labels/checkLabel.js'
import { createRegister } from './createRegister.js'
import { readRegistration } from './readRegistration.js'
import { verifyHolder } from './verifyHolder.js'

/** What an account sends for a name. */
export type RegistrationRequest = {
  /** As SLIP-44 and ENSIP-11 number coins. */
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly publicKey?: string | undefined
  readonly project: string
}

/** Gives names to the accounts that sign for them. */
export function createRegistrar(parts: createRegistrar.Parts) {
  const { chains, coinOf, now, reserved, suffix } = parts
  const register = createRegister(parts)
  return {
    /** @throws `HttpError` as `Names.register` says */
    async register({ project, message, ...signed }: RegistrationRequest): Promise<void> {
      const coin = coinOf(signed.coinType)
      if (!coin?.isWritten(signed.address))
        throw new HttpError(400, 'address_invalid', 'This is no address of this kind of coin.')
      const { name, attributes } = readRegistration(message, now())
      checkName(name, suffix, reserved)
      const address = plainAddress(signed.address)
      const { signature, publicKey } = signed
      const holder = await verifyHolder(chains, {
        ...{ network: coin.network, address, message, signature, publicKey },
      })
      const outcome = await register.claim({
        ...{ name, attributes, address, holder, message, project, coinType: coin.coinType },
      })
      if (outcome.is === 'tries') throw tooOften(outcome.waitMs)
      const { is } = outcome
      if (is === 'done') return
      const [reason, sentence] = refusals[is]
      throw new HttpError(409, reason, sentence)
    },
    forget: register.forget,
  }
}

export declare namespace createRegistrar {
  type Parts = createRegister.Parts & {
    readonly chains: Chains
    /** The coin of a number, with the number under which it is kept. */
    coinOf(coinType: number): (NameCoin & { readonly coinType: string }) | undefined
    /** The skeletons of labels that are not given. */
    readonly reserved: ReadonlySet<string>
    /** What names end with, with the dot in front. */
    readonly suffix: string
  }
}

const refusals = {
  used: ['message_used', 'This message was used already. Sign again.'],
  many: ['names_at_most', 'This account holds as many names as one account may.'],
  taken: ['name_taken', 'This name is taken already. Choose another one.'],
} as const

function checkName(name: string, suffix: string, reserved: ReadonlySet<string>): void {
  const label = name.endsWith(suffix) ? name.slice(0, -suffix.length) : ''
  const fault = checkLabel(label, reserved)
  if (fault === 'name_reserved')
    throw new HttpError(400, fault, 'This name is reserved. Choose another one.')
  if (fault)
    throw new HttpError(
      400,
      fault,
      `This name cannot be registered. A name has 4 to 63 letters a-z, digits and hyphens between them, and ends with ${suffix}.`,
    )
}

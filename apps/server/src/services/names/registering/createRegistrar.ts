import { HttpError } from '../../../errors/HttpError.js'
import { tooOften } from '../../../errors/tooOften.js'
import type { NameCoin } from '../../chains/ChainFamily.js'
import type { Chains } from '../../chains/Chains.js'
import { plainAddress } from '../coinTypes.js'
import { checkLabel } from '../labels/checkLabel.js'
import type { createPictures } from '../pictures/createPictures.js'
import { createChanges } from './createChanges.js'
import { createRegister } from './createRegister.js'
import { createTurns, type NameOutcome } from './createTurns.js'
import { readChange } from './readChange.js'
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

/** What the account of a name sends to change it. */
export type ChangeRequest = Omit<RegistrationRequest, 'project'> & {
  /** The bytes of the picture whose hash is signed, in base64. */
  readonly picture?: string | undefined
  /** The signature of the same message by the account of the address that the name is to lead to. */
  readonly proof?:
    | { readonly signature: string; readonly publicKey?: string | undefined }
    | undefined
}

/** Gives names to the accounts that sign for them, and changes them as they sign for it. */
export function createRegistrar(parts: createRegistrar.Parts) {
  const { chains, changed, coinOf, now, pictures, reserved, suffix } = parts
  const turns = createTurns(parts)
  const register = createRegister({ ...parts, turns })
  const changes = createChanges({ ...parts, turns })
  const readAccount = async (signed: Omit<RegistrationRequest, 'project'>) => {
    const coin = coinOf(signed.coinType)
    if (!coin?.isWritten(signed.address))
      throw new HttpError(400, 'address_invalid', 'This is no address of this kind of coin.')
    const address = plainAddress(signed.address)
    const { message, signature, publicKey } = signed
    const holder = await verifyHolder(chains, {
      ...{ network: coin.network, address, message, signature, publicKey },
    })
    return { address, holder, message, coinType: coin.coinType }
  }
  /** What a name is to show. @throws `HttpError` 400, 503 as `createPictures` says */
  const read = async ({ picture: avatar }: { picture: string }, given: string | undefined) => {
    if ((avatar === '') !== (given === undefined))
      throw new HttpError(400, 'picture_differs', 'This is not the picture that was signed.')
    return {
      avatar,
      picture: given === undefined ? undefined : await pictures.paint(given, avatar),
    }
  }
  const changeBy = async ({ proof, picture, ...signed }: ChangeRequest, now: number) => {
    const change = readChange(signed.message, now)
    const { name } = change
    if (change.action === 'rename') checkName(change.to, suffix, reserved)
    const account = await readAccount(signed)
    if (change.action === 'release') return changing([name], changes.release({ ...account, name }))
    if (change.action === 'rename')
      return changing([name, change.to], changes.rename({ ...account, name }, change.to))
    if (change.action === 'picture')
      return changing([name], changes.show({ ...account, name }, await read(change, picture)))
    if (!proof)
      throw new HttpError(400, 'proof_missing', 'The account of the address has to sign as well.')
    // Both sign the one text, which names the address: neither can be used for another one.
    const other = await readAccount({
      ...{ coinType: change.coin_type, address: change.address, message: signed.message },
      ...proof,
    })
    return changing([name], changes.lead({ ...account, name }, other))
  }
  /** Also after a failure: the database may have done what it did not answer. @throws as `demandDone` */
  const changing = async (names: readonly string[], outcome: Promise<NameOutcome>) => {
    try {
      demandDone(await outcome)
    } finally {
      for (const name of names) changed(name)
    }
  }
  return {
    /** @throws `HttpError` as `Names.register` says */
    async register({ project, ...signed }: RegistrationRequest): Promise<void> {
      const { name, attributes } = readRegistration(signed.message, now())
      checkName(name, suffix, reserved)
      const account = await readAccount(signed)
      await changing([name], register.claim({ ...account, name, attributes, project }))
    },
    /** @throws `HttpError` as `Names.change` says */
    async change(request: ChangeRequest): Promise<void> {
      await changeBy(request, now())
    },
    async forget(): Promise<void> {
      await turns.forget()
      await changes.forget()
      await pictures.forget()
    },
  }
}

/** @throws `HttpError` 409, or 429 after too many tries */
function demandDone(outcome: NameOutcome): void {
  if (outcome.is === 'tries') throw tooOften(outcome.waitMs)
  if (outcome.is === 'done') return
  const [reason, sentence] = refusals[outcome.is]
  throw new HttpError(409, reason, sentence)
}

export declare namespace createRegistrar {
  type Parts = Omit<createRegister.Parts, 'turns'> &
    Omit<createChanges.Parts, 'turns' | 'pictures'> &
    Omit<createTurns.Parts, 'turns'> & {
      readonly chains: Chains
      readonly pictures: ReturnType<typeof createPictures>
      /** The coin of a number, with the number under which it is kept. */
      coinOf(coinType: number): (NameCoin & { readonly coinType: string }) | undefined
      /** Is called after each change of a name: nothing read before counts from then on. */
      changed(name: string): void
      /** The skeletons of labels that are not given. */
      readonly reserved: ReadonlySet<string>
      /** What names end with, with the dot in front. */
      readonly suffix: string
    }
}

const refusals = {
  used: ['message_used', 'This message was used already. Sign again.'],
  many: ['names_at_most', 'This account holds as many names as one account may.'],
  foreign: ['name_foreign', 'This name does not belong to this account.'],
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

import { type Address, encodeAbiParameters, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { HttpError } from '../../../errors/HttpError.js'
import type { NameCoin } from '../../chains/ChainFamily.js'
import type { Images } from '../../images/Images.js'
import type { OwnName } from '../createOwnNames.js'
import { createAnswerMemory } from './createAnswerMemory.js'
import { createNodeOf } from './createNodeOf.js'
import { type NameKeySettings, openNameKey } from './openNameKey.js'
import { type NameQuestion, readQuestion } from './readQuestion.js'
import { signResult } from './signResult.js'

const lifeSeconds = 300

/** Answers clients of ENS about the names of this server. */
export type NameGateway = {
  /**
   * @param sender the contract that sent the client
   * @param request its call of `resolve(bytes,bytes)`
   * @returns the result, signed; an empty one for what is not set
   * @throws `HttpError` 400 for another contract, a name of others, and what is no question
   */
  answer(sender: Address, request: Hex): Promise<Hex>
  /** A name was changed: the next answer about it is made anew. */
  forget(name: string): void
}

/** A gateway for the contracts of the settings, with a key of its own. */
export function createNameGateway(parts: createNameGateway.Parts): NameGateway {
  const { coinOf, images, nameResolvers, suffixes } = parts
  const memory = createAnswerMemory(parts)
  const nodeOf = createNodeOf(suffixes)
  let opened: Uint8Array | undefined
  /** Opened with the first answer: a server that gives none needs no key. */
  const key = () => {
    opened ??= openNameKey(parts)
    return opened
  }
  const isOwn = (name: string) =>
    suffixes.some((suffix) => name.endsWith(suffix) || `.${name}` === suffix)

  const addressOf = (found: OwnName | undefined, number: number): Hex | undefined => {
    const coin = coinOf(number)
    const kept = found?.addresses.find(({ coinType }) => coinType === coin?.coinType)
    return kept && coin?.toBytes(kept.address)
  }
  const textOf = async (found: OwnName | undefined, record: string): Promise<string> => {
    if (record === 'description') return found?.attributes.bio ?? ''
    if (record === 'avatar') return (await images.link(found?.attributes.avatar)) ?? ''
    return ''
  }
  const resultOf = async (question: NameQuestion, found: OwnName | undefined): Promise<Hex> => {
    if (question.of === 'address')
      return encodeAbiParameters([{ type: 'address' }], [addressOf(found, 60) ?? zeroAddress])
    if (question.of === 'coin') {
      const bytes = addressOf(found, Number(question.coinType)) ?? '0x'
      return encodeAbiParameters([{ type: 'bytes' }], [bytes])
    }
    if (question.of === 'text')
      return encodeAbiParameters([{ type: 'string' }], [await textOf(found, question.key)])
    return question.of === 'contenthash' ? encodeAbiParameters([{ type: 'bytes' }], ['0x']) : '0x'
  }
  return {
    forget: memory.forget,
    async answer(sender, request) {
      const call = `${sender} ${request}`
      const known = memory.known(call)
      if (known !== undefined) return known
      if (!nameResolvers.some((resolver) => isAddressEqual(resolver, sender)))
        throw new HttpError(400, 'resolver_unknown', 'This contract is not served here.')
      const question = readQuestion(request, nodeOf)
      if (!question || !isOwn(question.name))
        throw new HttpError(400, 'question_invalid', 'This is no question about a name given here.')
      const { name } = question
      const read = await memory.read(name)
      const result = await resultOf(question, read.found)
      // From when it was read: an answer that is given again counts no longer than the first one.
      const expires = BigInt(Math.floor(read.at / 1_000) + lifeSeconds)
      const data = signResult({ key: key(), sender, request, result, expires })
      memory.keep(call, { name, read, data })
      return data
    },
  }
}

export declare namespace createNameGateway {
  type Parts = NameKeySettings &
    createAnswerMemory.Parts & {
      /** The contracts that send clients here. */
      readonly nameResolvers: readonly Address[]
      /** What names of this server end with, each with the dot in front. */
      readonly suffixes: readonly string[]
      readonly images: Pick<Images, 'link'>
      coinOf(coinType: number): (NameCoin & { readonly coinType: string }) | undefined
    }
}

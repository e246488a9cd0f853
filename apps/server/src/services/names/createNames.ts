import { addressCacheMax, identityCacheMs, nameCacheMs } from '@foyer/protocol'
import type { Identity, Profile } from '@foyer/protocol/api'
import { type Address, getAddress } from 'viem'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import { ChainError } from '../chains/ChainError.js'
import type { Chains } from '../chains/Chains.js'
import type { Images } from '../images/Images.js'
import type { Remote } from '../remote/Remote.js'
import { bothNumbers, plainAddress, shownAddress } from './coinTypes.js'
import { createNameMemory } from './createNameMemory.js'
import { createOwnNames, type OwnName } from './createOwnNames.js'
import { createEns, type EnsRecord } from './ens/createEns.js'
import { createNameGateway } from './gateway/createNameGateway.js'
import { checkLabel } from './labels/checkLabel.js'
import { reservedLabels } from './labels/reservedLabels.js'
import { suggestLabels } from './labels/suggestLabels.js'
import type { Names } from './Names.js'
import { normalized } from './normalized.js'
import { createPictures } from './pictures/createPictures.js'
import { linkPictures } from './pictures/linkPictures.js'
import { createRegistrar } from './registering/createRegistrar.js'

const suggestionsMax = 6

/** Names over the database and, where a network has them, over ENS. */
export function createNames(parts: createNames.Parts): Names {
  const { db, chains, remote, images, now, publicUrl, ...of } = parts
  const own = createOwnNames(db)
  const pictures = createPictures(parts)
  const shownBy = linkPictures(parts)
  const ens = createEns({ chains, remote, network: of.ensNetwork })
  const identities = createNameMemory<Identity>({
    lifeMs: identityCacheMs,
    max: addressCacheMax,
    now,
  })
  const records = createNameMemory<EnsRecord | undefined>({
    lifeMs: nameCacheMs,
    max: addressCacheMax,
    now,
  })
  const suffixes = [of.nameSuffix, of.legacyNameSuffix].filter((suffix) => suffix !== '')
  // The owner of the parent name on chain must not register names under our suffixes.
  const isOwn = (name: string) => suffixes.some((suffix) => name.endsWith(suffix))

  const reserved = reservedLabels(of.reservedNames, suffixes)
  const gateway =
    of.nameResolvers.length > 0
      ? createNameGateway({ ...of, find: own.find, images: shownBy, now, suffixes })
      : undefined
  const registrar = createRegistrar({
    ...{ chains, coinOf: of.coinOf, db, now, reserved, suffix: of.nameSuffix },
    ...{ namesMax: of.accountNames, triesMax: of.accountNameTries },
    pictures,
    changed: (name) => gateway?.forget(name),
  })

  const primaryOf = async (address: string): Promise<string | undefined> => {
    const name = await ens?.primaryOf(address)
    return name === undefined || isOwn(name) ? undefined : name
  }
  const identify = async (address: string): Promise<Identity> => {
    const name = await primaryOf(address)
    if (name !== undefined) {
      const avatar = await ens?.avatarOf(name, evm(address))
      return { name, avatar: (await images.link(avatar)) ?? null }
    }
    const [first] = await own.leadingTo(address)
    const avatar = await shownBy.link(first?.attributes.avatar)
    return { name: first?.name ?? null, avatar: avatar ?? null }
  }
  const ownProfile = async (found: OwnName): Promise<Profile> => ({
    name: found.name,
    registered: seconds(found.registeredAt),
    updated: seconds(found.updatedAt),
    addresses: Object.fromEntries(
      found.addresses.flatMap(({ coinType, address, createdAt }) =>
        bothNumbers(coinType).map((number) => [
          number,
          { address: shownAddress(address), created: seconds(createdAt) },
        ]),
      ),
    ),
    attributes: await attributes(found.attributes, shownBy),
  })
  const attributes = async (
    { avatar, bio }: { avatar?: string | undefined; bio?: string | undefined },
    from: Pick<Images, 'link'>,
  ) => {
    const link = await from.link(avatar)
    return link === undefined && bio === undefined ? [] : [{ avatar: link, bio }]
  }
  const ensProfile = async (name: string): Promise<Profile | undefined> => {
    const record = await records.get(name, async () => ens?.record(name))
    if (!record) return undefined
    const addresses = record.addresses.map(({ coinType, address }) => [coinType, { address }])
    return {
      name,
      registered: null,
      updated: null,
      addresses: Object.fromEntries(addresses),
      attributes: await attributes(record, images),
    }
  }
  const find = async (name: string): Promise<Profile | undefined> => {
    const found = await own.find(name)
    if (found) return ownProfile(found)
    return isOwn(name) || !name.includes('.') ? undefined : ensProfile(name)
  }
  return {
    identity: (address) => named(identities.get(plainAddress(address), () => identify(address))),
    profile: (typed) =>
      named(async () => {
        const name = normalized(typed)
        if (name === undefined)
          throw new HttpError(400, 'name_invalid', 'This is not a valid name.')
        const profile = await find(name)
        if (!profile) throw new HttpError(404, 'name_not_found', 'The name is not registered.')
        return profile
      }),
    reverse: (address) =>
      named(async () => {
        const given = await Promise.all((await own.leadingTo(address)).map(ownProfile))
        const primary = await primaryOf(address)
        const chosen = primary === undefined ? undefined : await ensProfile(primary)
        return chosen ? [chosen, ...given] : given
      }),
    async suggest(typed, zone) {
      if (!suffixes.includes(`.${zone}`))
        throw new HttpError(404, 'zone_not_found', 'This server gives no names in this zone.')
      const labels = suggestLabels(typed).filter((label) => !checkLabel(label, reserved))
      const names = labels.map((label) => `${label}.${zone}`)
      const taken = await own.taken(names)
      const free = names.filter((name) => !taken.has(name)).slice(0, suggestionsMax)
      return free.map((name) => ({ name, registered: false }))
    },
    zone: of.accountNames > 0 && of.nameSuffix !== '' ? of.nameSuffix.slice(1) : undefined,
    namesMax: of.accountNames,
    async register(request) {
      await registrar.register(request)
      identities.forget(plainAddress(request.address))
    },
    async change(request) {
      await registrar.change(request)
      identities.forget(plainAddress(request.address))
    },
    picture: pictures.get,
    gateway,
    forget: () => registrar.forget(),
  }
}

export declare namespace createNames {
  type Parts = {
    db: Database
    chains: Chains
    remote: Remote
    images: Images
    decoder: createPictures.Parts['decoder']
    /** Where this server is reached from outside, without a slash at its end. */
    publicUrl(): string
    now(): number
    /** The network that holds ENS, by its CAIP-2 id. */
    ensNetwork: string
    nameSuffix: string
    legacyNameSuffix: string
    coinOf: createRegistrar.Parts['coinOf']
    reservedNames: readonly string[]
    accountNames: number
    accountNameTries: number
    nameResolvers: createNameGateway.Parts['nameResolvers']
    nameKeyFile: string
    dataFolder: string
    databaseUrl: string
  }
}

/** @throws 502 when the network with the names cannot be asked */
async function named<value>(work: Promise<value> | (() => Promise<value>)): Promise<value> {
  try {
    return await (typeof work === 'function' ? work() : work)
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    throw new HttpError(502, 'upstream_failed', 'The network with the names does not answer now.')
  }
}

function evm(address: string): Address {
  return getAddress(plainAddress(address))
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}

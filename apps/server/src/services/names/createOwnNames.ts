import DataLoader from 'dataloader'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/Database.js'
import { plainAddress } from './coinTypes.js'
import { nameAddresses, names } from './tables.js'

/** A name that this server gave, as the database has it. */
export type OwnName = {
  name: string
  registeredAt: Date
  updatedAt: Date
  attributes: { avatar?: string | undefined; bio?: string | undefined }
  addresses: readonly { coinType: string; address: string; createdAt: Date }[]
}

/** As many as one answer holds. */
const namesMax = 100

const Attributes = v.fallback(
  v.object({ avatar: v.optional(v.string()), bio: v.optional(v.string()) }),
  {},
)

/** The names that this server gave. */
export function createOwnNames(db: Database) {
  const select = async (where: SQL | undefined): Promise<OwnName[]> => {
    const found = await db
      .select()
      .from(names)
      .where(and(where, isNull(names.releasedAt)))
      .orderBy(names.name)
      .limit(namesMax)
    const known = found.map(({ name }) => name)
    const addresses =
      known.length === 0
        ? []
        : await db.select().from(nameAddresses).where(inArray(nameAddresses.name, known))
    return found.map((row) => ({
      ...row,
      attributes: v.parse(Attributes, row.attributes),
      addresses: addresses.filter(({ name }) => name === row.name).slice(0, namesMax),
    }))
  }
  // Without a name of its own in the database: a pool of connections before PostgreSQL may not keep such names.
  const finding = db
    .select({
      row: {
        name: names.name,
        attributes: names.attributes,
        registeredAt: names.registeredAt,
        updatedAt: names.updatedAt,
      },
      address: nameAddresses,
    })
    .from(names)
    .leftJoin(nameAddresses, eq(nameAddresses.name, names.name))
    .where(and(sql`${names.name} = any(${sql.placeholder('names')})`, isNull(names.releasedAt)))
    .prepare('')
  const found = new DataLoader(
    async (wanted: readonly string[]) => {
      const rows = await finding.execute({ names: wanted })
      const byName = new Map<string, OwnName & { addresses: OwnName['addresses'][number][] }>()
      for (const { row, address } of rows) {
        const known = byName.get(row.name) ?? {
          ...{ ...row, attributes: v.parse(Attributes, row.attributes) },
          addresses: [],
        }
        byName.set(row.name, known)
        if (address && known.addresses.length < namesMax) known.addresses.push(address)
      }
      return wanted.map((name) => byName.get(name))
    },
    {
      // The names of all requests that came in together. A server that falls behind catches up by larger queries.
      batchScheduleFn: (load) => setImmediate(load),
      maxBatchSize: namesMax,
      cache: false,
    },
  )
  return {
    /** In a query that is written once, and shared by all that are found at a time: clients of ENS come here for each name that they show. */
    find: (name: string): Promise<OwnName | undefined> => found.load(name),
    /** The names that lead to an address, whatever its coin type. */
    leadingTo(address: string): Promise<OwnName[]> {
      const holding = db
        .select({ name: nameAddresses.name })
        .from(nameAddresses)
        .where(eq(nameAddresses.address, plainAddress(address)))
      return select(inArray(names.name, holding))
    },
    /** Which of these are taken. */
    async taken(wanted: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ name: names.name })
        .from(names)
        .where(inArray(names.name, [...wanted]))
      return new Set(rows.map(({ name }) => name))
    },
  }
}

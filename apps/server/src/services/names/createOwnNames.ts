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
    .where(and(eq(names.name, sql.placeholder('name')), isNull(names.releasedAt)))
    .limit(namesMax)
    .prepare('')
  return {
    /** In one query, written once: clients of ENS come here for each name that they show. */
    async find(name: string): Promise<OwnName | undefined> {
      const rows = await finding.execute({ name })
      const [first] = rows
      return (
        first && {
          ...first.row,
          attributes: v.parse(Attributes, first.row.attributes),
          addresses: rows.flatMap(({ address }) => address ?? []),
        }
      )
    },
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

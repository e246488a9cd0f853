import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Where pictures come from that the server itself met in tokens, names and lists. */
export const imageSources = pgTable(
  'image_sources',
  {
    /** The hash of the address. */
    id: text().primaryKey(),
    url: text().notNull(),
    size: integer().notNull(),
    /** When the link was last given out; to the day. */
    linkedAt: moment('linked_at').notNull(),
    /** The picture that was made of it. */
    hash: text(),
    /** Until when the picture is good, or the address is not asked again. */
    goodUntil: moment('good_until'),
  },
  (table) => [index('image_sources_by_time').on(table.linkedAt)],
)

/** Pictures that the server made, each once, whatever the number of their sources. */
export const imageFiles = pgTable(
  'image_files',
  {
    /** The hash of the bytes. */
    hash: text().primaryKey(),
    type: text().notNull(),
    bytes: bytea().notNull(),
    size: integer().notNull(),
    /** To the day. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('image_files_by_use').on(table.usedAt)],
)

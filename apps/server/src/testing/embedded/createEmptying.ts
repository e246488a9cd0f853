import type { WorkerClient } from '../../database/createWorkerClient.js'

/** All that statements can change besides rows: relations, columns, constraints, triggers, functions, types and schemas. */
const shapeQuery = `select md5(concat(
  (select string_agg(concat_ws(' ', oid, relname, relkind, relhastriggers), ',' order by oid) from pg_class where oid >= 16384),
  (select string_agg(concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid, attnum) from pg_attribute where attrelid >= 16384),
  (select string_agg(concat_ws(' ', oid, pg_get_expr(adbin, adrelid)), ',' order by oid) from pg_attrdef),
  (select string_agg(concat_ws(' ', oid, pg_get_constraintdef(oid)), ',' order by oid) from pg_constraint where oid >= 16384),
  (select string_agg(concat_ws(' ', oid, tgname), ',' order by oid) from pg_trigger),
  (select string_agg(concat_ws(' ', oid, proname), ',' order by oid) from pg_proc where oid >= 16384),
  (select string_agg(concat_ws(' ', oid, typname), ',' order by oid) from pg_type where oid >= 16384),
  (select string_agg(concat_ws(' ', oid, nspname), ',' order by oid) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)')
)) as shape`

/** The tables that migrations made; what they note about themselves stands in a schema of their own. */
const tablesQuery = `select format('%I.%I', schemaname, tablename) as name from pg_tables
where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`

/** As `discard all`, which would also take the statements that its thread has prepared, and takes for there. */
const forget = `close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
discard plans; discard temp; discard sequences`

/**
 * Empties a database that was just migrated after each test that used it, as often as it is called: no row is left, numbers begin at the first, and no setting of the
 * session holds on.
 *
 * @returns whether the database is as at first; `false` where a test changed more than rows
 */
export async function createEmptying(
  client: Pick<WorkerClient, 'query' | 'exec'>,
): Promise<() => Promise<boolean>> {
  const readShape = async () => (await client.query(shapeQuery)).rows[0]?.shape
  const names = (await client.query(tablesQuery)).rows.map(({ name }) => String(name))
  const filledQuery = names
    .map((name) => `select '${name}' as name where exists (select from ${name})`)
    .join(' union all ')
  const readFilled = async () => (await client.query(filledQuery)).rows.map(({ name }) => name)
  const shape = await readShape()
  if (names.length === 0 || (await readFilled()).length > 0) return async () => false
  return async () => {
    await client.exec(forget)
    if ((await readShape()) !== shape) return false
    const filled = await readFilled()
    if (filled.length > 0) await client.exec(`truncate ${filled.join(', ')} cascade`)
    await client.query('select setval(seqrelid, seqstart, false) from pg_sequence')
    return true
  }
}

import type { Database } from '../database/Database.js'

type Query = (...given: unknown[]) => unknown

/**
 * Notes each statement that a database is asked for, with how many values it brings; transactions apart.
 *
 * @returns what was noted since the last call, and the end of it
 */
export function traceStatements(db: Database): { take(): readonly string[]; stop(): void } {
  const client = (db as unknown as { $client: { query: Query } }).$client
  const { query } = client
  let recorded: string[] = []
  client.query = (...given) => {
    const [asked, values] = given
    recorded.push(`${textOf(asked)} [${Array.isArray(values) ? values.length : 0}]`)
    return query.apply(client, given)
  }
  return {
    take() {
      const all = recorded
      recorded = []
      return all
    },
    stop() {
      client.query = query
    },
  }
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text)
}

/** What the test command tells of the databases it started. @throws with what to do, when it is not there */
export function requiredEnv(name: 'FOYER_TEST_DATABASE_URL' | 'FOYER_TEST_REDIS_URL'): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set: node scripts/withDatabases.mjs npx vitest run apps/server`)
}

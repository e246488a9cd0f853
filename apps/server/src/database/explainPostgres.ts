const refused = ['28P01', '28000']
const nameless = ['ENOTFOUND', 'EAI_AGAIN']
const silent = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * Why a PostgreSQL cannot be used and what can be done, for the operator. What is no failure of the connection stays as it is.
 *
 * @param setting the setting that names it
 */
export function explainPostgres(error: unknown, url: string, setting: string): unknown {
  const code = codeOf(error)
  const said = sentence(code ?? timedOut(error), targetOf(url), setting)
  return said === undefined
    ? error
    : new Error(said, { cause: code === undefined ? undefined : error })
}

type Target = { host: string; database: string; user: string }

function sentence(code: string | undefined, target: Target, setting: string): string | undefined {
  const { host, database, user } = target
  if (code === undefined) return undefined
  if (code === 'ECONNREFUSED')
    return `No PostgreSQL answers at ${host}, which ${setting} names. Start it, or correct ${setting}.`
  if (nameless.includes(code))
    return `${setting} names ${host}, and no machine has that name. Correct ${setting}.`
  if (silent.includes(code))
    return `The PostgreSQL at ${host}, which ${setting} names, does not answer in time. Is it running, and may this machine reach it?`
  if (refused.includes(code))
    return `The PostgreSQL at ${host} lets ${user} not in. Correct user and password in ${setting}.`
  if (code === '3D000')
    return `The PostgreSQL at ${host} has no database ${database}, which ${setting} names. Make it: create database "${database}".`
  if (code === '42501')
    return `${user} may not make tables in the database ${database}: grant create on database and schema, or make ${user} its owner.`
  return undefined
}

function targetOf(url: string): Target {
  if (!URL.canParse(url))
    return { host: 'its address', database: 'of that name', user: 'this user' }
  const { host, pathname, username } = new URL(url)
  const database = decodeURIComponent(pathname.slice(1)) || 'of that name'
  return { host, database, user: decodeURIComponent(username) || 'this user' }
}

/** The driver of the tables wraps what the connection said. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

function timedOut(error: unknown): string | undefined {
  return error instanceof Error && /timeout|timed out/i.test(error.message)
    ? 'ETIMEDOUT'
    : undefined
}

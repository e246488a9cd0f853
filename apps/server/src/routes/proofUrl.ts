import type { Config } from '../config/Config.js'

const ofThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Where the server is reached, as a proof of a browser's key has to name it: at its public URL or, where it has none and listens to this machine, by
 * the name that the page has for it.
 */
export function proofUrl(
  own: string,
  host: string | undefined,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  const isLocal = publicUrl === '' && host !== undefined && ofThisMachine.test(host)
  return isLocal ? `http://${host}` : own
}

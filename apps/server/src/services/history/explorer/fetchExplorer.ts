import * as v from 'valibot'
import type { NetworkSettings } from '../../../config/networks.js'
import { ExplorerError } from './ExplorerError.js'
import { ExplorerAnswer } from './explorerShapes.js'

const waitMs = 10_000
const bytesMax = 8_000_000
/** Pauses before the next try after a rate limit. */
const pausesMs = [1_100, 2_500]

type ExplorerSettings = NonNullable<NetworkSettings['explorer']>

/**
 * Fetches an answer of an explorer and returns its `result`; an empty list when it found nothing.
 *
 * @throws `ExplorerError`
 */
export async function fetchExplorer(
  { settings, pause }: fetchExplorer.Explorer,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  for (const ms of pausesMs) {
    try {
      return await fetchOnce(settings, query)
    } catch (error) {
      if (!(error instanceof ExplorerError && error.busy)) throw error
    }
    await pause(ms)
  }
  return fetchOnce(settings, query)
}

export declare namespace fetchExplorer {
  type Explorer = { settings: ExplorerSettings; pause(ms: number): Promise<void> }
}

async function fetchOnce(settings: ExplorerSettings, query: Readonly<Record<string, string>>) {
  const url = new URL(settings.url)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  if (settings.key) url.searchParams.set('apikey', settings.key)
  // The address holds the key, so what the platform says of it stays here.
  const { status, text } = await load(url).catch(() => ({ status: 0, text: '' }))
  if (status === 429) throw tooOften()
  const { success, output } = v.safeParse(ExplorerAnswer, parse(text))
  if (!success || status !== 200) throw new ExplorerError('The explorer did not answer')
  if (output.status !== '0') return output.result
  return refused(output)
}

/** A status of 0 means that it found nothing, as well as that it would not look. */
function refused({ message, result }: v.InferOutput<typeof ExplorerAnswer>): unknown {
  const said = `${message} ${typeof result === 'string' ? result : ''}`.slice(0, 300)
  if (/rate limit/i.test(said)) throw tooOften()
  if (/no (\S+ )*found/i.test(said)) return []
  // Not every explorer of this kind knows all of the lists.
  if (/unknown action/i.test(said)) return []
  throw new ExplorerError('The explorer refused')
}

function tooOften() {
  return new ExplorerError('The explorer was asked too often', { busy: true })
}

async function load(url: URL): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return { status: response.status, text: Buffer.concat(chunks).toString() }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

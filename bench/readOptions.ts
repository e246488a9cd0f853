import { parseArgs } from 'node:util'

export type Options = {
  readonly rounds: number
  readonly cycles: number
  /** Names of the pages to measure; all when empty. */
  readonly only: readonly string[]
  /** How long each load of the server lasts; 0 leaves the server out. */
  readonly serverSeconds: number
  /** How often the relay is compared to itself without its own parts, instead of all else; 0 measures all else. */
  readonly relayParts: number
  /** Only what the opening has goals for is measured, so many whole runs one after the other; 0 measures all else. */
  readonly openingRuns: number
  /** Only the page with five chain families is measured. */
  readonly familiesAlone: boolean
  /** Only signing in is measured, in the page and at the server. */
  readonly signInAlone: boolean
  /** Only quotes of swaps are measured, in the page and at the server. */
  readonly swapsAlone: boolean
  /** Only sending is measured, in the page. */
  readonly sendAlone: boolean
  /** Only names at the server are measured. */
  readonly namesAlone: boolean
  /** Only the server, its relay and its keeper are measured. */
  readonly serverAlone: boolean
  /** A folder with other built pages: `<name>/index.html` or `<name>/dist/index.html`. */
  readonly others: string | undefined
  readonly chromium: string
  readonly json: string | undefined
}

export const usage = `npm run bench -- [--rounds 5] [--cycles 100] [--only foyer,wagmi] [--server-seconds 10] [--opening-runs 10] [--server-alone] [--families-alone] [--sign-in-alone] [--swaps-alone] [--send-alone] [--names-alone] [--relay-parts 5] [--pages FOLDER] [--json FILE]

  --rounds   visits per page and figure; the median is printed
  --cycles   times that the modal is opened and closed to find what leaks
  --only     names of the pages to measure
  --server-seconds  how long each load of the server lasts; 0 leaves the server out
  --opening-runs  measures only the opening, so many whole runs, and counts in how many each goal is reached
  --server-alone  measures only the server, its relay and its keeper
  --families-alone  measures only the page with five chain families
  --sign-in-alone  measures only signing in, in the page and at the server
  --swaps-alone  measures only quotes of swaps, in the page and at the server
  --send-alone   measures only sending, in the page
  --names-alone  measures only names at the server, in PostgreSQL
  --relay-parts  loads only the relay, so often as it is and without each of the parts that a library could do
  --pages    a folder with other built pages, each <name>/index.html, or a project's <name>/dist/index.html
  --json     where every single figure is written
`

/** What was asked for on the command line. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      cycles: { type: 'string', default: '100' },
      only: { type: 'string', default: '' },
      'server-seconds': { type: 'string', default: '10' },
      'opening-runs': { type: 'string', default: '0' },
      'server-alone': { type: 'boolean', default: false },
      'families-alone': { type: 'boolean', default: false },
      'sign-in-alone': { type: 'boolean', default: false },
      'swaps-alone': { type: 'boolean', default: false },
      'send-alone': { type: 'boolean', default: false },
      'names-alone': { type: 'boolean', default: false },
      'relay-parts': { type: 'string', default: '0' },
      pages: { type: 'string' },
      json: { type: 'string' },
    },
  })
  return {
    rounds: count('rounds', values.rounds, 1),
    cycles: count('cycles', values.cycles, 41),
    serverSeconds: count('server-seconds', values['server-seconds'], 0),
    openingRuns: count('opening-runs', values['opening-runs'], 0),
    familiesAlone: values['families-alone'],
    signInAlone: values['sign-in-alone'],
    swapsAlone: values['swaps-alone'],
    sendAlone: values['send-alone'],
    namesAlone: values['names-alone'],
    serverAlone: values['server-alone'],
    relayParts: count('relay-parts', values['relay-parts'], 0),
    only: values.only.split(',').filter(Boolean),
    others: values.pages,
    chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    json: values.json,
  }
}

function count(name: string, text: string, least: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least) return number
  throw new Error(`--${name} is ${text}; it must be a whole number, ${least} or more.`)
}

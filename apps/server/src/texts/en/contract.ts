import { commonErrors, type Endpoint, endpoints } from '@foyer/protocol/api'
import type { Formats, Write } from '@foyer/protocol/texts'

/** The page of the interface. What the contract says in English of a call or a refusal is a text of its own for each, by its name and its status. */
export const contract = ({ number, plural }: Formats) => ({
  title: 'Interface',
  enabled: ({ enabled, calls }: { enabled: number; calls: number }) =>
    `${number(enabled)} of ${plural(calls, { one: 'one call is', other: `${number(calls)} calls are` })} enabled on this server; the others answer 501.`,
  programs: <markup>(write: Write<markup>, { document }: { document: markup }) =>
    write`For programs: ${document}.`,
  openApi: 'OpenAPI 3.1',
  calls: 'Calls',
  call: 'Call',
  does: 'What it does',
  off: 'not enabled',
  everyCall: 'Every call',
  everyParameter:
    'These parameters may come with each of them. A parameter that is not named here is refused.',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer',
  picture: 'A picture.',
  refusals: 'Refusals',
  refusalBody: 'The body of each says why.',
  others: <markup>(
    write: Write<markup>,
    { link, statuses }: { link: (text: string) => markup; statuses: readonly string[] },
  ) => write`${link('Those of every call')}: ${statuses.join(', ')}.`,
  types: 'Types',
  name: 'Name',
  where: 'Where',
  type: 'Type',
  meaning: 'What it is',
  places: { path: 'path', query: 'query', header: 'header' },
  optionalPlaces: {
    path: 'path, optional',
    query: 'query, optional',
    header: 'header, optional',
  },
  /** What is known of a value besides its type, one behind the other. */
  remarks: <markup>(write: Write<markup>, remarks: readonly (markup | string)[]) =>
    remarks.reduce<markup>(
      (all, one, at) => (at === 0 ? write`${one}` : write`${all}, ${one}`),
      write``,
    ),
  from: (min: number) => `from ${number(min)}`,
  upTo: (max: number) => `up to ${number(max)}`,
  items: (max: number) => `at most ${number(max)}`,
  characters: (max: number) =>
    plural(max, { one: 'one character', other: `up to ${number(max)} characters` }),
  commas: 'with commas between',
  commonErrors: commonErrors as Errors,
  of: Object.fromEntries(
    Object.entries<Endpoint>(endpoints).map(([name, { errors, summary }]) => [
      name,
      { errors, summary },
    ]),
  ) as Readonly<Record<keyof typeof endpoints, { summary: string; errors: Errors }>>,
})

type Errors = Readonly<Record<number, string>>

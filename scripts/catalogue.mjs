/**
 * The page of all errors, alerts and notices. Anchors are the codes: `FoyerError#docs` points there. `choices` has the tables of which a text takes one sentence, by the code and the
 * name of the data: each of them is written.
 */
export function catalogue({ alerts, errors, notices, order, choices = {} }) {
  const texts = (code, text) => textsOf(code, text, choices[code])
  return [
    '# Errors, alerts and notices',
    '',
    '<!-- Written by `node scripts/docs.mjs` from packages/protocol/src/catalogue. Change it there. -->',
    '',
    'What Foyer throws is a `FoyerError`. Its `code` is its identity: compare with',
    "`FoyerError.is(error, 'user_rejected')`, which narrows `data` too. `{words}` stand for that data.",
    ...groups(errors, order).flatMap(([title, codes]) => [
      '',
      `## ${title}`,
      ...codes.flatMap((code) => ['', `### ${code}`, '', texts(code, errors[code]).join('\n\n')]),
    ]),
    '',
    '## Alerts',
    '',
    'Faults of the set-up, told to whoever develops the page. The title stands in the modal when',
    '`debug` is on; the text goes to the console.',
    '',
    '| code | level | title | text |',
    '|---|---|---|---|',
    ...Object.entries(alerts).map(
      ([code, { level, title, text }]) =>
        `| \`${code}\` | ${level} | ${title} | ${texts(code, text).join(' ')} |`,
    ),
    '',
    '## Notices',
    '',
    'What the modal shows for a moment.',
    '',
    '| code | text |',
    '|---|---|',
    ...Object.entries(notices).map(
      ([code, text]) => `| \`${code}\` | ${visible(texts(code, text).join(' '))} |`,
    ),
    '',
  ].join('\n')
}

/** The codes under the headings that the catalogue gives them in comments. */
function groups(errors, order) {
  const found = []
  for (const line of order.split('\n')) {
    const title = line.match(/^ {2}\/\/ (.+)$/)?.[1]
    if (title) found.push([title, []])
    const code = line.match(/^ {2}(\w+):/)?.[1]
    if (code && Object.hasOwn(errors, code)) found.at(-1)?.[1].push(code)
  }
  const listed = found.flatMap(([, codes]) => codes)
  const rest = Object.keys(errors).filter((code) => !listed.includes(code))
  return rest.length > 0 ? [...found, ['Others', rest]] : found
}

/** The text, with each of its choices, and what it becomes where a piece of its data may be absent. */
function textsOf(code, text, choice) {
  if (typeof text === 'string') return [text]
  const asked = new Set()
  const chosen = Object.entries(choice ?? {}).flatMap(([name, values]) =>
    values.map((value) => [
      `With \`${name}\` \`${value}\`: `,
      fill(text, asked, { [name]: value }),
    ]),
  )
  const whole = chosen.length > 0 ? chosen : [['', fill(text, asked)]]
  const lost = whole.find(([, one]) => one === undefined || one.includes('undefined'))
  if (lost)
    throw new Error(`${lost[0]}the text of ${code} lacks something: it may need its choices`)
  const seen = whole.map(([, one]) => one)
  const others = [...asked]
    .map((name) => [name, fill(text, new Set(), { [name]: undefined })])
    .filter(([, one]) => one !== undefined && !one.includes('undefined') && !seen.includes(one))
    .map(([name, one]) => `Without \`${name}\`: ${one || '(nothing)'}`)
  return [...whole.map((one) => one.join('')), ...others]
}

/** What a text says with words for its data, but for what is given; `undefined` where it fails. */
function fill(text, asked, given = {}) {
  const written = []
  const data = new Proxy(
    {},
    {
      get(_, name) {
        asked.add(name)
        if (Object.hasOwn(given, name)) return given[name]
        const word = `{${String(name)}}`
        const number = 900_000_000 + written.push(word)
        // A list is asked to join itself, and a number is written by `Intl`.
        return Object.assign(Object(word), {
          join: () => word,
          [Symbol.toPrimitive]: (hint) => (hint === 'number' ? number : word),
        })
      },
    },
  )
  try {
    const said = String(text(data))
    return written.reduce(
      (all, word, index) => all.replaceAll((900_000_001 + index).toLocaleString('en'), word),
      said,
    )
  } catch {
    return undefined
  }
}

/** Without what keeps parts of a sentence apart, and is not seen. */
function visible(text) {
  return text.replace(/[\u2066-\u2069]/g, '')
}

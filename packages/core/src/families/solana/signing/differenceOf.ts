import type { SignInInput } from './toSignInInput.js'

/** The lines of the text, in their order. */
const lines = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const satisfies Readonly<Partial<Record<keyof SignInInput, string>>>

/**
 * The first field in which a sign-in text is not what was given, `text` for what is of no field: a line more, another order, another layout;
 * `undefined` where it is to the letter. Without a statement wallets leave one empty line or, by EIP-4361, two.
 */
export function differenceOf(text: string, input: Said): string | undefined {
  if (layoutsOf(input).includes(text)) return undefined
  const read = readFields(text)
  const names = Object.keys({ ...input, ...read }) as (keyof SignInInput)[]
  return names.find((name) => JSON.stringify(read[name]) !== JSON.stringify(input[name])) ?? 'text'
}

/** What is said, with the account that says it. */
type Said = SignInInput & { readonly address: string }

function layoutsOf(input: Said): readonly string[] {
  const { domain, address, statement, resources } = input
  const names = Object.keys(lines) as (keyof typeof lines)[]
  const head = [`${domain} wants you to sign in with your Solana account:`, address, '']
  const tail = [
    ...names.flatMap((name) =>
      input[name] === undefined ? [] : [`${lines[name]}: ${input[name]}`],
    ),
    ...(resources ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ]
  const between = statement === undefined ? [[], ['']] : [[statement, '']]
  return between.map((middle) => [...head, ...middle, ...tail].join('\n'))
}

function readFields(text: string): Partial<SignInInput> {
  const [first = '', address = '', ...rest] = text.split('\n')
  const [, domain] = /^(.+) wants you to sign in with your Solana account:$/.exec(first) ?? []
  const values = Object.entries(lines).flatMap(([name, label]) => {
    const line = rest.find((one) => one.startsWith(`${label}: `))
    return line === undefined ? [] : [[name, line.slice(label.length + 2)]]
  })
  const at = rest.indexOf('Resources:')
  // The statement stands alone between two empty lines.
  const statement = rest[0] === '' && rest[1] && rest[2] === '' ? rest[1] : undefined
  return {
    ...(domain !== undefined && { domain }),
    address,
    ...(statement !== undefined && { statement }),
    ...Object.fromEntries(values),
    ...(at >= 0 && { resources: rest.slice(at + 1).map((one) => one.slice(2)) }),
  }
}

/** The text of Sign In With Solana, as wallets write it: a field that is not given has no line. */
export function writeSignIn(input: Readonly<Record<string, unknown>>): string {
  const { domain, address, statement, resources } = input
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    input[name] === undefined ? [] : [`${label}: ${String(input[name])}`],
  )
  const list = Array.isArray(resources)
    ? ['Resources:', ...resources.map((one) => `- ${String(one)}`)]
    : []
  return [
    `${String(domain)} wants you to sign in with your Solana account:\n${String(address)}`,
    ...(statement === undefined ? [] : [String(statement)]),
    [...lines, ...list].join('\n'),
  ].join('\n\n')
}

const labels = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const

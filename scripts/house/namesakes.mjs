import ts from 'typescript'

/** Names that several files declare, and why. Each means the same thing wherever it is declared. */
const allowed = {
  Chains: 'what a program reads of chains: the server of nodes, the embedded wallet of the server',
  createChains: 'makes it',
  createFoyer: 'makes a client: the one for React has the opening requested too',
  createReads: 'makes `Reads`',
  createTickets: 'the two ends of a ticket: the keeper that issues it, the frame that redeems it',
  createWallet: 'a program that holds keys: the one of a test, the embedded one',
  Identity: 'name and picture of an account, as the API and an adapter answer with them',
  Mail: 'a mail, as it is sent and as the mailbox shows it',
  Reads: 'reads of contracts, several in one call',
  RemoteFeature: 'a row of the project’s configuration, as it comes and as it is used',
  RpcError: 'an error of JSON-RPC',
  World: 'the description of the sandbox, as it is written and as the demo reads it',
  WorldChain: 'a chain in it',
}

/** Families have the same furniture each, and views export `view`. */
const repeated = /\/families\/[^/]+\//

/**
 * Types, classes and `create…` functions that more than one file of the product exports: a word that means several things. Components are none:
 * they are named as what they draw.
 */
export function namesakes({ product }) {
  const homes = new Map()
  for (const { file, tree } of product.filter((source) => !repeated.test(source.file)))
    for (const name of wordsOf(tree)) homes.set(name, [...(homes.get(name) ?? []), file])
  return [...homes]
    .filter(([name, files]) => files.length > 1 && !(name in allowed))
    .map(([name, files]) => `${name} in ${files.join(', ')}`)
}

/** The names that a file exports as a type or class, or as what makes something; a schema and its type are one. */
function wordsOf(tree) {
  const words = new Set()
  for (const node of tree.statements) {
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) continue
    const isType =
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node)
    const isMaker = ts.isFunctionDeclaration(node) && /^create[A-Z]/.test(node.name?.text ?? '')
    if ((isType || isMaker) && node.name) words.add(node.name.text)
  }
  return words
}

const chainsTest = 'apps/server/src/services/chains/chains.test.ts'

const pathsTest = 'apps/server/src/services/chains/paths.test.ts'
const familyTest = (namespace, name) =>
  `apps/server/src/services/families/${namespace}/${name}.test.ts`

const otherChain = 'packages/adapters/src/evm/rpc/otherChain.test.ts'

/** What a page gets of the nodes behind the server, and what it does not, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'node-listed-methods',
    file: 'apps/server/src/services/chains/proxy/admitCall.ts',
    code: 'if (!rpc?.methods.has(method)) return undefined',
    without: 'if (!rpc) return undefined',
    ...{
      test: chainsTest,
      named: 'get no method that is not on the list, and no node hears of it',
    },
  },
  {
    id: 'node-logs-bounded',
    file: 'apps/server/src/services/families/eip155/checkLogs.ts',
    code: 'if (to - from >= BigInt(blocksMax))',
    without: 'if (blocksMax < 0)',
    ...{ test: chainsTest, named: 'cannot make a node look for logs through the whole chain' },
  },
  {
    id: 'node-of-the-network',
    file: 'apps/server/src/services/chains/nodes/createNode.ts',
    code: 'if (answer === reference) return\n',
    without: 'if (reference) return\n',
    ...{
      test: chainsTest,
      named: 'a node of another chain is not used, and that is logged once, without its URL',
    },
  },
  {
    id: 'node-asked-again',
    file: 'apps/server/src/services/chains/nodes/createNode.ts',
    code: 'if (known && now() < knownUntil) return known',
    without: 'if (known) return known',
    ...{ test: chainsTest, named: 'a node that becomes one of another chain is found out in time' },
  },
  {
    id: 'node-address-kept',
    file: 'apps/server/src/services/chains/nodes/requestNode.ts',
    code: 'readAnswer(hide(await text()), id)',
    without: 'readAnswer(await text(), id)',
    ...{
      test: chainsTest,
      named: 'a node that says its own URL or key in any way is not repeated',
    },
  },
  {
    id: 'node-address-escaped',
    file: 'apps/server/src/services/chains/nodes/toAddress.ts',
    code: "json.includes('\\\\') ? writeExact(readExact(json)) : json",
    without: 'json',
    ...{
      test: chainsTest,
      named: 'a node that says its own URL or key in any way is not repeated',
    },
  },
  {
    id: 'node-sends-each',
    file: 'apps/server/src/services/chains/proxy/createRpcProxy.ts',
    code: 'if (admitted.sends) return forward(network, admitted.call)\n',
    without: '\n',
    ...{
      test: chainsTest,
      named: 'equal reads at one time are one; what sends is passed on each time',
    },
  },
  {
    id: 'page-node-network',
    file: 'packages/adapters/src/evm/rpc/createChainCheck.ts',
    code: 'if (received === expected) return',
    without: 'if (received) return',
    ...{ test: otherChain, named: 'is not used, and is reported with both chains' },
  },
  {
    id: 'page-host-node-network',
    file: 'packages/adapters/src/evm/engine/createClients.ts',
    code: '{ ...client, request }',
    without: 'client',
    ...{ test: otherChain, named: 'is not believed behind a wagmi config of the host either' },
  },
  {
    id: 'path-listed',
    file: 'apps/server/src/services/chains/proxy/readPath.ts',
    code: "(name.startsWith(':') ? parts[name.slice(1)]?.(text) : text === name)",
    without: "(name.startsWith(':') || text === name)",
    ...{ test: pathsTest, named: 'get no path that is not on the list, and no source hears of it' },
  },
  {
    id: 'path-query-listed',
    file: 'apps/server/src/services/chains/proxy/readPath.ts',
    code: 'if (known.length !== given.length || known.length === 0) return undefined\n',
    without: '\n',
    ...{ test: pathsTest, named: 'get no path that is not on the list, and no source hears of it' },
  },
  {
    id: 'path-posted-checked',
    file: 'apps/server/src/services/families/bip122/routes.ts',
    code: '/^([\\da-f]{2})+$/i.test(text) ? text : undefined',
    without: 'text ? text : undefined',
    ...{
      test: pathsTest,
      named: 'post nothing where there is only to read, and read nothing where there is to post',
    },
  },
  {
    id: 'path-answer-bounded',
    file: 'apps/server/src/services/chains/nodes/exchangeInTime.ts',
    code: "readText(response, bytesMax, () => new NodeFault('oversized'))",
    without: 'response.text()',
    ...{ test: pathsTest, named: 'the next one is asked when one %s' },
  },
  {
    id: 'path-answer-no-page',
    file: 'apps/server/src/services/chains/nodes/requestPath.ts',
    code: "if (typeof answer === 'string' && !plainText.test(answer)) throw new NodeFault('malformed')\n",
    without: '\n',
    ...{ test: pathsTest, named: 'the next one is asked when one %s' },
  },
  {
    id: 'sent-once-found',
    file: 'apps/server/src/services/chains/nodes/createPool.ts',
    code: 'const sent = isRefused ? face.alreadySent?.(call, error) : undefined',
    without: "const sent = isRefused && face.alreadySent === undefined ? '' : undefined",
    ...{
      test: familyTest('bip122', 'bitcoin'),
      named: 'a payment that the first source took and was silent about is no failure',
    },
  },
  {
    id: 'runtime-functions-listed',
    file: 'apps/server/src/services/families/polkadot/checkCall.ts',
    code: '!functions.includes(String(first))',
    without: 'functions.length === 0',
    ...{
      test: familyTest('polkadot', 'polkadot'),
      named: 'pages get the methods of the list alone, and nothing that keeps a node busy',
    },
  },
  {
    id: 'balance-of-the-coin-asked',
    file: 'apps/server/src/services/families/cosmos/createCosmosBalances.ts',
    code: 'if (balance.denom !== denom)',
    without: 'if (!balance.denom)',
    ...{
      test: familyTest('cosmos', 'cosmos'),
      named: 'what is no amount of the coin is no balance: %j',
    },
  },
  {
    id: 'history-pages-bounded',
    file: 'apps/server/src/services/families/bip122/createBitcoinHistory.ts',
    code: 'round < pagesMax',
    without: 'round < pagesMax * 100',
    ...{ test: familyTest('bip122', 'history'), named: 'a list without end is given up' },
  },
  {
    id: 'history-whole-blocks',
    file: 'apps/server/src/services/families/bip122/createBitcoinHistory.ts',
    code: 'isEnd ? -1 : (listed.at(-1)?.block ?? -1)',
    without: 'isEnd ? -1 : -1',
    ...{
      test: familyTest('bip122', 'history'),
      named: 'however they stand in blocks, no transaction is missing and none comes twice',
    },
  },
  {
    id: 'mint-named-by-metaplex',
    file: 'apps/server/src/services/families/solana/readMint.ts',
    code: 'account?.owner === programs.metadata',
    without: 'account !== undefined',
    ...{
      test: familyTest('solana', 'mints'),
      named: 'tokens have the names that their mints say, by Token-2022 or beside them by Metaplex',
    },
  },
]

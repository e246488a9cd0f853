const chainsTest = 'apps/server/src/services/chains/chains.test.ts'

const otherChain = 'packages/adapters/src/evm/rpc/otherChain.test.ts'

/** What a page gets of the nodes behind the server, and what it does not, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'node-listed-methods',
    file: 'apps/server/src/services/chains/proxy/createRpcProxy.ts',
    code: 'if (!family?.methods.has(call.method))',
    without: 'if (!family)',
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
    code: 'if (family.identity.referenceOf(answer) === reference) return\n',
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
    code: 'node.hide(await exchange(node, { ...call, id }, ending.signal, bytesMax))',
    without: 'await exchange(node, { ...call, id }, ending.signal, bytesMax)',
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
    code: 'if (call.method === family.send) return forward(network, call)\n',
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
]

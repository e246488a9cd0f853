import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Address, erc20Abi, erc721Abi, formatUnits, parseAbi, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainClient } from './chain/createChainClient.js'
import { PortTakenError } from './PortTakenError.js'
import { type Sandbox, startSandbox } from './startSandbox.js'

let dist: string
let pocketDist: string
let sandbox: Sandbox

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'demo-'))
  await writeFile(join(dist, 'index.html'), '<title>demo</title>')
  await writeFile(join(dist, 'two.html'), '<title>two</title>')
  pocketDist = await mkdtemp(join(tmpdir(), 'pocket-'))
  await writeFile(join(pocketDist, 'index.html'), '<title>Pocket Wallet</title>')
  sandbox = await startSandbox({ dist, pocketDist })
  // Where nothing was built yet, the wallet and the guard are built first.
}, 300_000)
afterAll(() => sandbox.stop())

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    // What ended stays listed until its parent asks, and not every first process of a machine does.
    const { status, stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
    return status !== 0 || !stdout.toString().startsWith('Z')
  } catch {
    return false
  }
}

function clientOf(index: number) {
  const chain = sandbox.world.chains[index]
  if (!chain) throw new Error(`no chain ${index}`)
  return { ...chain, client: createChainClient(chain) }
}

test('every chain answers with the id it is listed under', async () => {
  const ids = await Promise.all([0, 1, 2].map((index) => clientOf(index).client.getChainId()))
  expect(ids).toEqual([31337, 31338, 31339])
})

test('an account holds every coin, and one multicall at the well-known address reads them all', async () => {
  const { client, tokens } = clientOf(0)
  const [holder] = sandbox.world.accounts
  if (!holder) throw new Error('no account')
  const amounts = await client.multicall({
    allowFailure: false,
    contracts: tokens.map(({ address }) => ({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf' as const,
      args: [holder] as const,
    })),
  })
  const shown = amounts.map((amount, index) => formatUnits(amount, tokens[index]?.decimals ?? 0))
  expect(shown).toEqual(['1240.5', '320.125', '7.5'])
})

test('the first account has a past of months, and one thing that failed', async () => {
  const { client } = clientOf(0)
  const [holder] = sandbox.world.accounts
  const latest = await client.getBlockNumber()
  const numbers = Array.from({ length: Number(latest) + 1 }, (_, number) => BigInt(number))
  const blocks = await Promise.all(
    numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
  )
  const own = blocks.filter(({ transactions }) =>
    transactions.some(({ from }) => from === holder?.toLowerCase()),
  )
  const months = new Set(own.map(({ timestamp }) => new Date(Number(timestamp) * 1000).getMonth()))
  expect(months.size).toBeGreaterThanOrEqual(4)
  const receipts = await Promise.all(
    own.map(({ transactions }) =>
      client.getTransactionReceipt({ hash: transactions[0]?.hash ?? '0x' }),
    ),
  )
  expect(receipts.filter(({ status }) => status === 'reverted').length).toBe(1)
  const ages = Math.abs(Date.now() / 1000 - Number(blocks.at(-1)?.timestamp))
  expect(ages).toBeLessThan(900)
})

test('a token has six decimals and says so itself', async () => {
  const { client, tokens } = clientOf(1)
  const address = tokens[0]?.address ?? '0x'
  await expect(
    client.readContract({ address, abi: erc20Abi, functionName: 'decimals' }),
  ).resolves.toBe(6)
})

test('the exchange gives a believable price for every coin', async () => {
  const { client, contracts, tokens } = clientOf(0)
  const { router, wrapped } = contracts.exchange
  const [dollar, harvest, honey] = tokens.map(({ address }) => address)
  if (!dollar || !harvest || !honey) throw new Error('no tokens')
  const quote = async (path: Address[], amount = parseUnits('0.001', 18)) => {
    const out = await client.readContract({
      address: router,
      abi: parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])']),
      functionName: 'getAmountsOut',
      args: [amount, path],
    })
    return Number(formatUnits(out.at(-1) ?? 0n, 6)) * 1_000
  }
  // The fee of the pools is 0.3 %.
  expect(await quote([wrapped, dollar])).toBeCloseTo(2_492.5, 0)
  expect(await quote([harvest, dollar])).toBeCloseTo(1.246, 2)
  expect(await quote([honey, wrapped, dollar])).toBeCloseTo(19.88, 1)
})

test('contracts have the same address on every chain', () => {
  const [first, ...others] = sandbox.world.chains
  // Names are on the first chain alone.
  for (const { contracts, tokens } of others) expect(first).toMatchObject({ contracts, tokens })
})

test('a stall carries its picture on the chain', async () => {
  const { client, contracts } = clientOf(0)
  const uri = await client.readContract({
    address: contracts.stalls,
    abi: erc721Abi,
    functionName: 'tokenURI',
    args: [1n],
  })
  const [, base64 = ''] = uri.split(',')
  expect(JSON.parse(Buffer.from(base64, 'base64').toString())).toMatchObject({
    name: 'Stall 1',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
})

test('the first account has several crates of a kind', async () => {
  const { client, contracts } = clientOf(0)
  const [holder = '0x'] = sandbox.world.accounts
  const amounts = await client.readContract({
    address: contracts.crates,
    abi: parseAbi(['function balanceOfBatch(address[], uint256[]) view returns (uint256[])']),
    functionName: 'balanceOfBatch',
    args: [
      [holder, holder],
      [1n, 2n],
    ],
  })
  expect(amounts).toEqual([3n, 2n])
})

test('the demo comes with a policy that allows no inline code and no stranger', async () => {
  const response = await fetch(sandbox.url)
  const policy = response.headers.get('content-security-policy')
  expect(await response.text()).toBe('<title>demo</title>')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).not.toContain('unsafe')
  for (const { rpcUrl } of sandbox.world.chains) expect(policy).toContain(rpcUrl)
})

test('the page gets its world as a script and as data', async () => {
  const data = await (await fetch(`${sandbox.url}/world.json`)).json()
  const script = await (await fetch(`${sandbox.url}/world.js`)).text()
  expect(data).toEqual(sandbox.world)
  expect(script).toBe(`globalThis.foyerWorld = ${JSON.stringify(sandbox.world)}\n`)
})

test('a page has an address without its ending', async () => {
  expect(await (await fetch(`${sandbox.url}/two`)).text()).toBe('<title>two</title>')
})

test('Pocket Wallet is at an origin of its own, also where links into a wallet lead', async () => {
  const { pocket, server } = sandbox.world
  const origin = pocket?.url ?? ''
  expect(new URL(origin).origin).not.toBe(new URL(sandbox.url).origin)
  for (const path of ['/', '/wc?uri=wc%3Aa%402']) {
    const response = await fetch(origin + path)
    expect(await response.text()).toContain('<title>Pocket Wallet</title>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`${server?.url.replace('http', 'ws')}`)
  }
})

test('nothing outside the built demo is served', async () => {
  for (const path of ['/..%2f..%2f..%2fetc/passwd', '/%2e%2e/secret.html', '/%00', '/%ff'])
    expect((await fetch(sandbox.url + path)).status).toBe(404)
})

test('a taken port is named together with the way to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const starting = startSandbox({ dist, pocketDist, ports: { demo: port } })
  await expect(starting).rejects.toBeInstanceOf(PortTakenError)
  await expect(starting).rejects.toThrow(new RegExp(`${port}.*--port.*FOYER_PORT`))
  server.close()
})

/** Starts a sandbox in a process of its own, which says its pids. */
async function startElsewhere() {
  const entry = fileURLToPath(new URL('exports/index.ts', import.meta.url))
  const code = `import(${JSON.stringify(entry)}).then(async ({ startSandbox }) => {
    const { pids, world } = await startSandbox(${JSON.stringify({ dist, pocketDist })})
    process.stdout.write(JSON.stringify({ pids, guard: world.guard.url }) + '\\n')
    setInterval(() => {}, 1000)
  })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Whatever else writes there is no object.
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{'))
      return { child, ...(JSON.parse(line) as { pids: number[]; guard: string }) }
  throw new Error('The other sandbox ended before it had started')
}

test('no node and no guard outlives a parent that was killed outright', async () => {
  const { child, pids, guard } = await startElsewhere()
  expect(pids.map(alive)).toEqual([true, true, true])
  const answers = () =>
    fetch(guard).then(
      () => true,
      () => false,
    )
  expect(await answers()).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => pids.some(alive)).toBe(false)
  await expect.poll(answers).toBe(false)
}, 180_000)

test('the command refuses a port that is none', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', 'x'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  expect(said).toContain('--port must be a port from 0 to 65533, not "x"')
  expect(code).toBe(1)
})

test('the server answers for the chains, on another site than the demo', async () => {
  const { world, url } = sandbox
  const { server } = world
  if (!server) throw new Error('no server')
  expect(new URL(server.url).hostname).not.toBe(new URL(url).hostname)
  const answer = await fetch(`${server.url}/v1/supported-chains?projectId=harvest-market`, {
    headers: { origin: url },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe(url)
  const networks = [...world.chains.map(({ id }) => `eip155:${id}`), world.solana?.id]
  expect(await answer.json()).toMatchObject({ http: networks })
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(new RegExp(`connect-src [^;]*${server.url}`))
})

test('the server knows what an account holds, what that is worth and how it looks', async () => {
  const { world, url } = sandbox
  const site = world.server?.url ?? ''
  const headers = { origin: url }
  const answer = await fetch(
    `${site}/v1/account/${world.accounts[0]}/balance?projectId=harvest-market&currency=usd&chainId=eip155:31337`,
    { headers },
  )
  const { balances } = (await answer.json()) as {
    balances: { symbol: string; price: number; iconUrl: string }[]
  }
  expect(balances.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'HNY', 'HRV', 'MUSD'])
  for (const { price, iconUrl } of balances) {
    expect(price).toBeGreaterThan(0)
    expect(new URL(iconUrl).origin).toBe(new URL(site).origin)
    const picture = await fetch(iconUrl)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
  }
})

// The last one: it ends what the tests above look at.
test('stopping leaves no process and may be done twice', async () => {
  expect(sandbox.pids.map(alive)).toEqual([true, true, true])
  await sandbox.stop()
  await sandbox.stop()
  expect(sandbox.pids.map(alive)).toEqual([false, false, false])
  for (const url of [sandbox.url, sandbox.world.guard?.url, sandbox.world.mailbox?.url])
    await expect(fetch(url ?? '')).rejects.toThrow()
})

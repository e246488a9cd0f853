import type { Network } from '@foyer/protocol'
import { base, mainnet } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import { judgeReceiver } from './judgeReceiver.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const given = { to, network: mainnet as Network, asset: {}, others: [base as Network] }

test('another network that never answers holds nothing up', async () => {
  const rpc = async (id: string) => (id === 'eip155:1' ? '0x' : new Promise(() => {}))
  await expect(judgeReceiver(rpc, given)).resolves.toEqual([])
})

test('without an answer of this network nothing is said of the receiver', async () => {
  const rpc = async () => 'no code'
  await expect(judgeReceiver(rpc, given)).rejects.toMatchObject({ code: 'answer_invalid' })
})

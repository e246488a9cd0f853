import { sendTransaction, waitForTransactionReceipt } from '@foyer/core'
import { useFoyer, useFoyerAccount, useFoyerClient } from '@foyer/react'
import { parseEther } from 'viem'
import { readWorld } from '../readWorld.js'
import { useTask } from '../useTask.js'
import { Result } from './Result.js'

const goods = [
  { name: 'Rye bread', price: '0.004', picture: '/goods/bread.svg' },
  { name: 'Pears', price: '0.003', picture: '/goods/pears.svg' },
  { name: 'Heather honey', price: '0.012', picture: '/goods/honey.svg' },
] as const

/** What is sold here: a press either pays or, for a visitor without an account, opens Foyer. */
export function Stalls() {
  return (
    <ul className="stalls">
      {goods.map((good) => (
        <Stall key={good.name} {...good} />
      ))}
    </ul>
  )
}

function Stall({ name, price, picture }: (typeof goods)[number]) {
  const client = useFoyerClient()
  const { openModal } = useFoyer()
  const { isConnected } = useFoyerAccount()
  const { state, run } = useTask(async () => {
    const to = readWorld().accounts[2]
    const hash = await sendTransaction(client, { to, value: parseEther(price) })
    const { blockNumber } = await waitForTransactionReceipt(client, { hash })
    return `Paid, in block ${blockNumber}. Enjoy.`
  })
  return (
    <li className="stall">
      <img src={picture} alt="" width="96" height="96" />
      <h2>{name}</h2>
      <p>{price} ETH</p>
      <button type="button" onClick={() => (isConnected ? run() : openModal())}>
        Buy {name.toLowerCase()}
      </button>
      <Result id={`stall-${name}`} state={state} />
    </li>
  )
}

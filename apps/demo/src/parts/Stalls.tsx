import { useFoyerNetwork, useFoyerPay } from '@foyer/react'
import { readWorld } from '../readWorld.js'
import { useTask } from '../useTask.js'
import { Result } from './Result.js'

const goods = [
  { name: 'Rye bread', price: '0.004', picture: '/goods/bread.svg' },
  { name: 'Pears', price: '0.003', picture: '/goods/pears.svg' },
  { name: 'Heather honey', price: '0.012', picture: '/goods/honey.svg' },
] as const

/** What is sold here: a press opens the payment, where a visitor without an account connects first. */
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
  const { network } = useFoyerNetwork()
  const { payAsync } = useFoyerPay()
  const { state, run } = useTask(async () => {
    const { accounts, chains } = readWorld()
    // On the network in use, where the market sells on it.
    const caipNetworkId = network?.caipNetworkId ?? (`eip155:${chains[0]?.id}` as const)
    const to = accounts[2] ?? ''
    const { hash } = await payAsync({
      ...{ network: caipNetworkId, amount: price, to, label: `Harvest Market: ${name}` },
    })
    return `Paid, by ${hash.slice(0, 10)}…. Enjoy.`
  })
  return (
    <li className="stall">
      <img src={picture} alt="" width="96" height="96" />
      <h2>{name}</h2>
      <p>{price} ETH</p>
      <button type="button" onClick={() => run()}>
        Buy {name.toLowerCase()}
      </button>
      <Result id={`stall-${name}`} state={state} />
    </li>
  )
}

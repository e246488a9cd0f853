import type { CaipNetworkId } from '@foyer/protocol'
import { useFoyerClient, useFoyerNetwork } from '@foyer/react'
import { useTask } from '../useTask.js'
import { Card } from './Card.js'
import { Result } from './Result.js'

/** Switches the network from the page's own buttons, without the modal. */
export function Networks() {
  const { networks } = useFoyerClient().options
  const { caipNetworkId, switchChain } = useFoyerNetwork()
  const { state, run } = useTask(async (_, { id, name }: { id: CaipNetworkId; name: string }) => {
    await switchChain(id)
    return `On ${name}`
  })
  return (
    <Card title="Change network">
      <div className="choices">
        {networks.map(({ caipNetworkId: id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === caipNetworkId}
            onClick={() => run({ id, name })}
          >
            {name}
          </button>
        ))}
      </div>
      <Result id="network-result" state={state} />
    </Card>
  )
}

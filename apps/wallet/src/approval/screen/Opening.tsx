import { parseCaipNetworkId } from '@foyer/protocol'
import { Facts as FactList, Skeleton } from '@foyer/react/ui'
import { namespaceOfMethod } from '../../actions/namespaceOfMethod.js'
import { kindOfMethod } from '../families/kindOfMethod.js'
import { useTexts } from '../parts/TextsContext.js'
import { label } from '../text/label.js'
import { isSigned } from './isSigned.js'
import type { Scene } from './Scene.js'

/** The outline of a request that is being made ready: where, and room for the rest. */
export function Opening({ pending, network }: Pick<Scene, 'pending' | 'network'>) {
  const texts = useTexts()
  const { method } = pending
  const { namespace } = parseCaipNetworkId(pending.network)
  // A request on a network of another family is prepared for a network of its own.
  const isThere = method === 'connect' || namespaceOfMethod[method] === namespace
  const name = isThere ? label(network?.name) || pending.network : <Skeleton shape="text" />
  return (
    <>
      <section className="approval-card" aria-label={texts.checking}>
        <Skeleton shape="row" />
      </section>
      <FactList
        items={[
          { name: texts.network, value: name },
          {
            name: isSigned(kindOfMethod(method)) ? texts.signer : texts.from,
            value: <Skeleton shape="text" />,
          },
        ]}
      />
    </>
  )
}

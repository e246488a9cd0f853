import { Facts as FactList, Note } from '@foyer/react/ui'
import type { ConnectAction } from '../../actions/Action.js'
import { ShortAddress } from '../parts/Address.js'
import { Spelled } from '../parts/Spelled.js'
import { useTexts } from '../parts/TextsContext.js'

/** The account that a page would get to see. */
export function ConnectBody({ action: { user, account } }: { action: ConnectAction }) {
  const texts = useTexts()
  const { address } = account
  return (
    <>
      <section className="approval-card" aria-label={texts.connectTitle}>
        <h2>{texts.connectTitle}</h2>
        <FactList
          items={[
            ...(user ? [{ name: texts.connectWho, value: <Spelled text={user} /> }] : []),
            ...(address
              ? [{ name: texts.connectAddress, value: <ShortAddress address={address} /> }]
              : []),
          ]}
        />
      </section>
      <Note>{texts.connectText}</Note>
    </>
  )
}

import type { Client, State, WalletFeature } from '@foyer/core'
import { clickBuy, clickSwap, isBuyOffered, isSwapOffered, showView } from '@foyer/core/internal'
import { type Namespace, sendNamespaces } from '@foyer/protocol'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Pressable } from '../../ui/Pressable.js'
import { useSheet } from '../../ui/useSheet.js'
import css from './Portfolio.css?inline'

/** What moves money to and from the account, side by side, in the order that the host gave. */
export function WalletFeatures({ namespace }: { namespace: Namespace }) {
  useSheet(css)
  const client = useFoyerClient()
  const { features: texts } = useAssetMessages()
  const features = useFoyerSelector(featuresOf)
  const shown = [...new Set(features.walletFeaturesOrder)]
    .filter((name) => features[name] && isServed(name, namespace))
    .filter((name) => name !== 'onramp' || isBuyOffered(client, namespace))
    .filter((name) => name !== 'swaps' || isSwapOffered(client, namespace))
  if (shown.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="shortcuts" role="list" aria-label={texts.label}>
      {shown.map((name) => (
        <li key={name}>
          <Pressable
            className="shortcut"
            // Four have no room for a word beside each picture.
            data-flat={shown.length < 4 || undefined}
            onPress={() => presses[name](client)}
            testId={name}
          >
            <Icon of={lateIcons[drawings[name]]} />
            <span>{texts[name]}</span>
          </Pressable>
        </li>
      ))}
    </ul>
  )
}

const presses = {
  onramp: (client) => clickBuy(client),
  swaps: clickSwap,
  receive: (client) => showView(client, { name: 'WalletReceive' }),
  send: (client) => showView(client, { name: 'WalletSend', data: {} }),
} as const satisfies Record<WalletFeature, (client: Client) => void>

const drawings = { onramp: 'card', swaps: 'swap', receive: 'receive', send: 'send' } as const

function isServed(name: WalletFeature, namespace: Namespace): boolean {
  return name !== 'send' || sendNamespaces.includes(namespace)
}

function featuresOf({ features }: State) {
  return features
}

import type { State, WalletFeature } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Pressable } from '../../ui/Pressable.js'
import { useSheet } from '../../ui/useSheet.js'
import css from './Portfolio.css?inline'

/** What moves money to and from the account, side by side, in the order that the host gave. */
export function WalletFeatures() {
  useSheet(css)
  const client = useFoyerClient()
  const { features: texts } = useAssetMessages()
  const features = useFoyerSelector(featuresOf)
  const shown = features.walletFeaturesOrder.filter(isBuilt).filter((name) => features[name])
  if (shown.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="shortcuts" role="list" aria-label={texts.label}>
      {shown.map((name) => (
        <li key={name}>
          <Pressable
            className="shortcut"
            data-flat
            onPress={() => showView(client, { name: views[name] })}
            testId={name}
          >
            <Icon of={lateIcons[name]} />
            <span>{texts[name]}</span>
          </Pressable>
        </li>
      ))}
    </ul>
  )
}

const views = { receive: 'WalletReceive' } as const

function isBuilt(name: WalletFeature): name is keyof typeof views {
  return name in views
}

function featuresOf({ features }: State) {
  return features
}

const wallet = 'apps/wallet/src'

/** An offence against each rule that orders the folders of the wallet: the rule, the file, what it imports. */
const offences = [
  ['wallet-row-1', 'texts/planted.ts', '../errors/Failure.js'],
  ['wallet-row-2', 'errors/planted.ts', '../services/CallError.js'],
  ['wallet-row-3', 'services/planted.ts', '../chains/Chains.js'],
  ['wallet-row-4', 'vault/planted.ts', '../login/createTyped.js'],
  ['wallet-row-5', 'accounts/planted.ts', '../login/User.js'],
  ['wallet-row-6', 'approval/planted.ts', '../requests/createRequestQueue.js'],
  ['wallet-row-7', 'requests/planted.ts', '../handlers/Handlers.js'],
  ['wallet-row-8', 'handlers/planted.ts', '../frame/toFailure.js'],
  ['wallet-row-9', 'pages/planted.ts', '../frame/toFailure.js'],
  ['wallet-folder-has-a-row', 'planted/planted.ts', '../errors/Failure.js'],
  ['wallet-vault-is-a-leaf', 'vault/plantedLeaf.ts', '../chains/Chains.js'],
  ['wallet-put-together-at-the-top', 'handlers/plantedTop.ts', '../createWallet.js'],
  ['families-do-not-meet', 'accounts/families/eip155/planted.ts', '../solana/wire.js'],
  [
    'wallet-accounts-families-eip155-row-1',
    'accounts/families/eip155/smart/planted.ts',
    '../batches/batchId.js',
  ],
  [
    'wallet-accounts-families-eip155-row-2',
    'accounts/families/eip155/sessions/planted.ts',
    '../batches/batchId.js',
  ],
  [
    'wallet-accounts-families-eip155-folder-has-a-row',
    'accounts/families/eip155/planted/planted.ts',
    '../accountOf.js',
  ],
  ['wallet-accounts-folder-has-a-row', 'accounts/planted/planted.ts', '../perform.js'],
  ['wallet-approval-row-1', 'approval/text/planted.ts', '../read/readMessage.js'],
  ['wallet-approval-row-2', 'approval/read/planted.ts', '../facts/Facts.js'],
  ['wallet-approval-row-3', 'approval/facts/planted.ts', '../judge/Warning.js'],
  ['wallet-approval-row-4', 'approval/judge/planted.ts', '../parts/Address.js'],
  ['wallet-approval-row-5', 'approval/parts/planted.ts', '../families/kinds.js'],
  ['wallet-approval-row-6', 'approval/families/planted.ts', '../assess/judge.js'],
  ['wallet-approval-row-7', 'approval/assess/planted.ts', '../verify/isRisky.js'],
  ['wallet-approval-row-8', 'approval/verify/planted.ts', '../screen/Scene.js'],
  ['wallet-approval-row-9', 'approval/screen/planted.ts', '../window/ToWindow.js'],
  ['wallet-approval-row-10', 'approval/window/planted.ts', '../stage/createStage.js'],
  ['families-do-not-meet', 'approval/families/eip155/planted.ts', '../solana/solana.js'],
  ['approval-families-by-registry', 'approval/assess/planted2.ts', '../families/solana/solana.js'],
  ...['eip155', 'solana'].flatMap((namespace) => {
    const [rule, folder] = [
      `wallet-approval-families-${namespace}`,
      `approval/families/${namespace}`,
    ]
    return [
      [`${rule}-row-1`, `${folder}/read/planted.ts`, '../facts/receiversOf.js'],
      [`${rule}-row-2`, `${folder}/facts/planted.ts`, '../judge/feeDue.js'],
      [
        `${rule}-row-3`,
        `${folder}/judge/planted.ts`,
        `../screen/${namespace === 'solana' ? 'SolanaBody' : 'CallsBody'}.js`,
      ],
      [`${rule}-folder-has-a-row`, `${folder}/planted/planted.ts`, '../judge/feeDue.js'],
    ]
  }),
  ['wallet-approval-folder-has-a-row', 'approval/planted/planted.ts', '../Approval.js'],
  ['wallet-pages-folder-has-a-row', 'pages/planted/planted.ts', '../OwnPage.js'],
  ['wallet-vault-row-1', 'vault/device/planted.ts', '../sets/signSet.js'],
  ['wallet-vault-row-2', 'vault/sets/planted.ts', '../user/box.js'],
  ['wallet-vault-row-3', 'vault/user/planted.ts', '../kit/Kit.js'],
  ['wallet-vault-folder-has-a-row', 'vault/planted/planted.ts', '../Vault.js'],
]

export const plantedInWallet = Object.fromEntries(
  offences.map(([, file, other]) => [`${wallet}/${file}`, `import '${other}'\n`]),
)

/** Each as the check names it. */
export const foundInWallet = offences.map(([rule, file]) => [rule, `${wallet}/${file}`])

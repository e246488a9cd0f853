/**
 * The files of what core reaches beyond the page. The chain family that most pages have stands in the first, the others each have one of their
 * own.
 */
export const reachFiles = {
  entry: { after: [], of: ['core/families/eip155/eip155.ts'] },
  // What sends nodes requests and reads their answers: most pages reach nodes by their adapter.
  rpc: { after: [], of: ['core/ways/openRpc.ts'] },
  ways: { after: ['rpc'], of: [] },
  // What signatures are checked with: both of these need it.
  curves: { after: ['ways'], of: [] },
  pairing: {
    after: ['curves'],
    of: [
      'core/pairing/engine/createPairingEngine.ts',
      'core/pairing/engine/relay/identityByHand.ts',
      'core/pairing/engine/session/signIn.ts',
      'core/pairing/goLive.ts',
    ],
  },
  // Where the host wants sign-ins.
  pairingSigned: {
    after: ['pairing', 'secp256k1'],
    of: [
      'core/pairing/signing/noteLeft.ts',
      'core/pairing/signing/proposeSigned.ts',
      'core/pairing/signing/verifyPaired.ts',
    ],
  },
  embedded: { after: ['ways'], of: ['core/embedded/goLive.ts'] },
  // Connecting and signing in at once, where the host wants sign-ins.
  eip155Signed: {
    after: ['curves'],
    of: ['core/families/eip155/features/signInFirst.ts'],
  },
  // What tells a session of a key from one of a contract, where the host's sessions are of all networks of an account.
  eip155Held: {
    after: ['secp256k1'],
    of: ['core/families/eip155/features/isHeldByKey.ts'],
  },
  own: { after: ['ways'], of: ['core/ways/createWayEngine.ts'] },
  solana: {
    after: ['curves'],
    of: ['core/families/solana/solana.ts', 'core/families/solana/solanaCalls.ts'],
  },
  eip155Send: { after: ['curves'], of: ['core/families/eip155/send/eip155Send.ts'] },
  eip155Delivery: {
    after: ['eip155Send'],
    of: ['core/families/eip155/send/readDelivery.ts'],
  },
  // Keys that act for an account: fetched when one is granted or taken back.
  eip155Permit: {
    after: ['curves'],
    of: ['core/families/eip155/permit/eip155Permit.ts'],
  },
  // What an account is called: read where one of its names is shown.
  eip155Naming: {
    after: ['eip155Send'],
    of: ['core/families/eip155/naming/eip155Naming.ts'],
  },
  eip155Swap: { after: ['curves'], of: ['core/families/eip155/swap/eip155Swap.ts'] },
  // What is signed in a swap, with every check of it: fetched when offers are read.
  eip155Planning: {
    after: ['eip155Swap'],
    of: ['core/families/eip155/swap/planning.ts'],
  },
  // What reads the calls of swap services.
  eip155Vendors: {
    after: ['eip155Planning'],
    of: ['core/families/eip155/swap/checkVendorCall.ts'],
  },
  solanaSend: {
    after: ['solana'],
    of: ['core/families/solana/send/solanaSend.ts'],
  },
  solanaSwap: {
    after: ['solana'],
    of: ['core/families/solana/swap/solanaSwap.ts'],
  },
  // What is signed in a swap there, with every check of it: fetched when offers are read.
  solanaPlanning: {
    after: ['solanaSwap'],
    of: ['core/families/solana/swap/planning.ts'],
  },
  solanaDelivery: {
    after: ['solanaSend'],
    of: ['core/families/solana/send/readDelivery.ts'],
  },
  // Tokens in whose transfers a program of their issuer takes part, which are few.
  hooks: {
    after: ['solana'],
    of: ['core/families/solana/hooks/createHook.ts'],
  },
  bip122: { after: ['ways'], of: ['core/families/bip122/bip122.ts'] },
  // What is signed and paid, with the library for it, which is heavy.
  bip122Signed: {
    after: ['secp256k1', 'bip122'],
    of: [
      'core/families/bip122/demandSignature.ts',
      'core/families/bip122/send/bip122Send.ts',
      'core/families/bip122/sendPayment.ts',
      'core/families/bip122/signPsbt.ts',
    ],
  },
  bip122Sent: {
    after: ['bip122Signed'],
    of: ['core/families/bip122/send/followPayment.ts'],
  },
  bip122Delivery: {
    after: ['bip122Signed'],
    of: ['core/families/bip122/send/readDelivery.ts'],
  },
  // Three families check signatures of secp256k1.
  secp256k1: { after: ['curves'], of: [] },
  polkadot: { after: ['ways'], of: ['core/families/polkadot/polkadot.ts'] },
  polkadotSigned: {
    after: ['secp256k1', 'polkadot'],
    of: [
      'core/families/polkadot/demandSigned.ts',
      'core/families/polkadot/send/polkadotSend.ts',
      'core/families/polkadot/send/sendPayment.ts',
    ],
  },
  polkadotSent: {
    after: ['polkadotSigned'],
    of: ['core/families/polkadot/send/followPayment.ts'],
  },
  cosmos: { after: ['ways'], of: ['core/families/cosmos/cosmos.ts'] },
  cosmosSigned: {
    after: ['secp256k1', 'cosmos'],
    of: [
      'core/families/cosmos/demandSigned.ts',
      'core/families/cosmos/send/cosmosSend.ts',
      'core/families/cosmos/send/readHeight.ts',
      'core/families/cosmos/send/sendPayment.ts',
    ],
  },
  sessionOnly: { after: ['ways'], of: ['core/families/sessionOnly.ts'] },
  alert: { after: ['ways'], of: ['core/notices/loadAlert.ts'] },
}

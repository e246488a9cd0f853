import {
  type Address,
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import { getInitializeMint2Instruction } from '@solana-program/token'
import { carryOut } from './solanaTables.js'

const programs = {
  classic: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  fee: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
} as const
const ata = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Makes a token of six decimals, or one of Token-2022 that keeps 1.5 % of each transfer. */
export async function createMint(rpcUrl: string, maker: KeyPairSigner, kind: 'classic' | 'fee') {
  const programAddress = programs[kind]
  const newAccount = await generateKeyPairSigner()
  const mint = newAccount.address
  // A mint with a fee: what every account has, its kind, and one extension of 108 bytes.
  const space = kind === 'fee' ? 165 + 1 + 4 + 108 : 82
  // InitializeTransferFeeConfig without an authority that may change it: 150 hundredths of a percent, without a limit.
  const withFee = {
    programAddress,
    accounts: [{ address: mint, role: 1 as const }],
    data: Uint8Array.of(26, 0, 0, 0, 150, 0, ...Array.from({ length: 8 }, () => 255)),
  }
  await carryOut(
    rpcUrl,
    [maker, newAccount],
    [
      getCreateAccountInstruction({
        payer: maker,
        newAccount,
        lamports: 10_000_000,
        space,
        programAddress,
      }),
      ...(kind === 'fee' ? [withFee] : []),
      getInitializeMint2Instruction(
        { mint, decimals: 6, mintAuthority: maker.address },
        { programAddress },
      ),
    ],
  )
  return {
    mint,
    program: programAddress,
    async accountOf(owner: Address): Promise<Address> {
      const seeds = [owner, programAddress, mint].map((one) => getAddressEncoder().encode(one))
      const [found] = await getProgramDerivedAddress({ programAddress: ata, seeds })
      return found
    },
  }
}

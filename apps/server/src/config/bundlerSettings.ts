import * as v from 'valibot'
import { jsonShape } from './jsonShape.js'

const NetworkId = v.pipe(v.string(), v.regex(/^eip155:\d{1,20}$/))
const Wei = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,30}$/),
  v.transform((text) => BigInt(text)),
)
const File = v.pipe(v.string(), v.minLength(1))

/** Another bundler, or a key that the server itself sends operations with. */
const BundlerSettings = v.union([
  v.strictObject({ url: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i)) }),
  v.strictObject({ keyFile: File }),
])
export type BundlerSettings = v.InferOutput<typeof BundlerSettings>

/** A paymaster whose signer the server is, and what it spends at most in a day (UTC), in wei. */
const PaymasterSettings = v.strictObject({
  address: v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i)),
  keyFile: File,
  /** For all accounts of all projects. */
  weiPerDay: Wei,
  projectWeiPerDay: Wei,
  /** For one smart account. */
  senderWeiPerDay: Wei,
})
export type PaymasterSettings = v.InferOutput<typeof PaymasterSettings>

const none: Readonly<Record<string, never>> = {}

/** By network. */
const byNetwork = <schema extends v.GenericSchema>(schema: schema, message: string) =>
  jsonShape(v.record(NetworkId, schema), none, message)

/** Settings about smart accounts: how their operations get to the networks, and what pays for them. */
export const bundlerSettings = {
  bundlers: {
    name: 'FOYER_BUNDLERS',
    fallback: '',
    says: 'The bundler of smart accounts’ operations on a network, by its CAIP-2 id: JSON, or the path of a JSON file. See Smart accounts. Empty: there are no smart accounts.',
    shape: byNetwork(BundlerSettings, 'must be JSON with url or keyFile by network'),
  },
  paymasters: {
    name: 'FOYER_PAYMASTERS',
    fallback: '',
    says: 'The paymaster of operations, and its limits a day, by network: JSON, or the path of a JSON file. See Smart accounts. Empty: accounts pay by themselves.',
    shape: byNetwork(
      PaymasterSettings,
      'must be JSON with address, keyFile, weiPerDay, projectWeiPerDay and senderWeiPerDay by network',
    ),
  },
} as const

/** The faults of a set-up that an adapter may report. */
export type AdapterFault =
  | 'rpc_of_another_network'
  | 'rpc_failed'
  | 'wagmi_network_missing'
  | 'peer_missing'

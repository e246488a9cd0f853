/** The arguments of the package's program. */
export const usage = `Usage:
  npx @foyer/server                    starts the server; it keeps its data in ./data and its keys in ./keys
  npx @foyer/server admin projects …   makes, lists and removes projects
  npx @foyer/server admin database …   copies the data out and in
  npx @foyer/server admin names …      deploys the contract that leads clients of ENS to the server's names
  npx @foyer/server guard              starts the guard of embedded wallets: on another machine, in other hands

Settings come from the environment: FOYER_SERVER_PORT, FOYER_NETWORKS and others.`

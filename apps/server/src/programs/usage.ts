/** What the program of the package is told. */
export const usage = `Usage:
  foyer-server                    starts the server; it keeps its data in ./data and its keys in ./keys
  foyer-server admin projects …   makes, lists and removes projects
  foyer-server admin database …   copies the data out and in
  foyer-server guard              starts the guard of embedded wallets: on another machine, in other hands

Settings come from the environment: FOYER_SERVER_PORT, FOYER_NETWORKS and others.`

/** Why no project was found: what a server told, or that none did. */
export const projectMisses = {
  unreachable: (server: string) =>
    `No server was reached at ${server}. Start it, or correct \`server\` in the options of createFoyer.`,
  late: (server: string) => `The server at ${server} did not answer in time. Look into its log.`,
  foreign: (server: string) =>
    `What answers at ${server} is no Foyer server. Correct \`server\` in the options of createFoyer.`,
  unknown: (server: string, project: string) =>
    `The server at ${server} has no project "${project}". Correct \`projectId\` in the options of createFoyer, or make the project there: admin projects put ${project} --origin <the page's>.`,
  refused: (server: string) =>
    `The server at ${server} did not tell the origins of the project. Check that it knows \`projectId\`, and look into its log.`,
} as const

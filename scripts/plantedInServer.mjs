/** An offence against each rule that orders the folders of the server. */
const offences = [
  // rule, the folder that imports, what it imports
  ['server-row-1', 'errors', '../http/respond.js'],
  ['server-row-1', 'config', '../metrics/createMetrics.js'],
  ['server-row-2', 'database', '../projects/createProjects.js'],
  ['server-row-3', 'mail', '../proofs/tables.js'],
  ['server-row-4', 'services', '../http/respond.js'],
  ['server-row-5', 'http', '../social/createSocials.js'],
  ['server-row-6', 'social', '../login/exports.js'],
  ['server-row-7', 'guard', '../login/exports.js'],
  ['server-row-8', 'wallet', '../routes/exports.js'],
  ['server-folder-has-a-row', 'planted', '../config/Config.js'],
  ['server-services-row-1', 'services/chains', '../names/Names.js'],
  ['server-services-row-2', 'services/indexer', '../history/listIndexed.js'],
  ['server-services-row-3', 'services/tokens', '../history/listIndexed.js'],
  ['server-services-row-4', 'services/nfts', '../history/listIndexed.js'],
  ['server-services-row-5', 'services/balances', '../history/listIndexed.js'],
  ['server-services-row-5', 'services/sessionKeys', '../balances/Balances.js'],
  ['server-services-row-6', 'services/trade', '../families/families.js'],
  ['server-services-folder-has-a-row', 'services/planted', '../chains/Chains.js'],
  ['server-login-row-1', 'login/sessions', '../codes/codeExpired.js'],
  ['server-login-row-2', 'login/codes', '../users/recordUserEvent.js'],
  ['server-login-row-3', 'login/users', '../shares/findWallet.js'],
  ['server-login-folder-has-a-row', 'login/planted', '../sessions/resumeSession.js'],
  ['server-guard-row-1', 'guard/proving', '../entry/requestEntry.js'],
  ['server-guard-row-2', 'guard/entry', '../shares/putShare.js'],
  ['server-guard-row-3', 'guard/email', '../shares/putShare.js'],
  ['server-guard-folder-has-a-row', 'guard/planted', '../proving/proved.js'],
  ['server-front-doors', 'routes', '../login/sessions/resumeSession.js'],
  ['server-front-doors-for-root', '', './relay/createHub.js'],
  ['server-doors-are-for-others', 'relay', './exports.js'],
  ['server-root-on-top', 'pages', '../Services.js'],
  ['server-services-for-routes', 'wallet', '../createServices.js'],
  ['server-loads-late', 'database', './openPostgres.js'],
  ['server-loads-late', 'mail', 'nodemailer'],
].map(([rule, folder, imported], index) => {
  const file = `apps/server/src/${folder && `${folder}/`}planted${index}.ts`
  return { rule, file, text: `import '${imported}'\n` }
})

export const plantedInServer = Object.fromEntries(offences.map(({ file, text }) => [file, text]))

/** Each as the check names it. */
export const foundInServer = offences.map(({ rule, file }) => [rule, file])

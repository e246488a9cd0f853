import { circles } from './circles.mjs'
import { commits } from './commits.mjs'
import { deadCodes } from './deadCodes.mjs'
import { coreValues, foreignHooks, hiddenGlobals, serverDoors, untypedDoors } from './doors.mjs'
import { families } from './families.mjs'
import { caseTwins, misnamed } from './fileNames.mjs'
import { looseTexts } from './looseTexts.mjs'
import { moduleState } from './moduleState.mjs'
import { namesakes } from './namesakes.mjs'
import { pictures } from './pictures.mjs'
import { timers } from './timers.mjs'
import { untested } from './untested.mjs'
import { commentWords, docWords, personNames } from './words.mjs'

/**
 * What is measured of the house. `measure` answers with the places where it is not as it should be, or with a count and the places that it
 * is made of; `goal` is the count that the house is built for.
 */
export const figures = [
  figure('families', 0, 'branches by a namespace’s name outside its family', families),
  figure('circles', 0, 'folders in a circle of imports with folders beside them', circles),
  figure('moduleState', 0, 'variables that change at the top of a module', moduleState),
  figure('coreValues', 40, 'values of core’s main entry', coreValues),
  figure('hiddenGlobals', 0, 'public names that hide a global of the window', hiddenGlobals),
  figure('foreignHooks', 0, 'public hooks whose name does not begin with useFoyer', foreignHooks),
  figure('untypedDoors', 0, 'public entries without a test of their types', untypedDoors),
  figure('serverDoors', 24, 'names that the server’s features export', serverDoors),
  figure('personNames', 0, 'declarations called ask…, tell… or for persons', personNames),
  figure('commentWords', 0, 'lines of comments about persons, not code', commentWords),
  figure('docWords', 0, 'lines of documents about persons, not code', docWords),
  figure('deadCodes', 0, 'codes of the catalogue that no code says', deadCodes),
  figure('looseTexts', 0, 'texts for users that are no messages', looseTexts),
  figure('caseTwins', 0, 'paths that differ in case alone', caseTwins),
  figure('misnamed', 0, 'files with one value, or one type, and the name of another', misnamed),
  figure('namesakes', 0, 'types, classes and makers of one name in several files', namesakes),
  figure('commits', 0, 'commits without a conventional subject', commits),
  figure('pictures', 400, 'kilobytes of pictures that a command can make', pictures),
  figure('untested', 0, 'views, hooks and widgets of react without a test beside them', untested),
  figure('timers', 6, 'files that set timers outside a module for it', timers),
]

function figure(name, goal, says, measure) {
  return { name, goal, says, measure }
}

import { drawnHere } from '../workbench/drawnHere.js'
import { checkScene } from '../world/checkScene.js'
import { embeddedScenes } from '../world/embeddedScenes.js'
import { loginScenes } from '../world/loginScenes.js'
import { test } from '../world/test.js'

// Apart from the other views, so that both are looked at at the same time.
for (const scene of [...loginScenes, ...embeddedScenes].filter(
  ({ name }) => !drawnHere.includes(name),
))
  test(`${scene.name} has no fault for those who cannot see or point, in both themes, and fits both screens`, ({
    stage,
  }) => checkScene(stage, scene))

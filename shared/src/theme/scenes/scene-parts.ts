/** What is loaded for a member with a Premium theme: what draws a scene, and what shows it. */
export { SceneGround } from './SceneGround.tsx'
export { scenePicture } from './scene-pictures.ts'

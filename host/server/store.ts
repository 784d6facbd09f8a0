/** The release store, for the commands that publish into it. */
export {
  checkShare,
  DEFAULT_PLAN,
  promoteCanary,
  raiseCanary,
  startCanary,
  stopCanary,
} from './store/canary.ts'
export { documentWith, liveReleases } from './store/candidate.ts'
export { describeBuild, type Part } from './store/describe-build.ts'
export { parseDocument, type StoreDocument, StoreError } from './store/document.ts'
export { folderStore } from './store/folder/store.ts'
export { checkFiles, type ReleaseManifest, TornBuildError } from './store/manifest.ts'
export { openStore } from './store/open.ts'
export { pin, unpin } from './store/pin.ts'
export { prune } from './store/prune.ts'
export { folderOf, registered } from './store/registered.ts'
export {
  makeHostLive,
  makeLive,
  publishHost,
  publishRemote,
  putRelease,
  ReleaseRefusedError,
  refusePinned,
} from './store/releases.ts'
export { type RollBackTarget, releasesBefore, rollBack, rollBackTogether } from './store/roll-back.ts'
export { type Author, type ReleaseFiles, type ReleaseStore, readStore } from './store/store.ts'
export { takenBack } from './store/taken-back.ts'
export { makeLiveTogether } from './store/together.ts'
export { storeVariables } from './store/variables.ts'

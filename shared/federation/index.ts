/** The federation policy and the builds that follow it. Node only; no part of it reaches a browser but `shares.ts`. */
export { DEPLOYED_SHELL_VARIABLE, devPath } from './deployed-shell.ts'
export { runtimeEntryPoints } from './entry-points.ts'
export { hostFederation, remoteFederation } from './module-federation.ts'
export { SHARED_PACKAGE, sharedPolicy, singletonPackages } from './policy.ts'
export { devPort, portVariable } from './ports.ts'
export { hostConfig, reactOptions, remoteConfig } from './rsbuild.ts'

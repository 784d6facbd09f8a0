import type { BrowserCheckConfig } from './gate/browser-check.ts'
import type { PreviewVariables } from './preview/preview-policy.ts'
import type { ReleasePolicy } from './release-policy.ts'
import type { Part } from './store/describe-build.ts'
import type { StoreVariables } from './store/open-store.ts'
import type { StoreDocument } from './store/registry-document.ts'
import type { ReleaseManifest } from './store/release-manifest.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** A build of a part on this machine. */
export interface Built {
  version: string
  /** Folder of the build. */
  dist: string
  commit?: string
}

/** The product's shell as it would be with candidates live, at an address of this machine. */
export interface CandidateShell {
  url: string
  /** Pages that the server could not render, and why. */
  unrendered: () => string[]
  stop: () => Promise<void>
}

/** The types that host and remotes have in common. */
export interface ContractConfig {
  /** Name of the package, for messages. */
  name: string
  /** Declaration files that may differ: they grow with each page, and the check of the pages covers them. */
  growingFiles: readonly string[]
}

/** Variables of the link to a preview, parsed. */
export interface PreviewEnvironment extends Omit<PreviewVariables, 'PREVIEW_FOR'> {
  /** Address of the shell. */
  APP_URL: string
}

/** Variables of the environment that every command reads, parsed. */
export interface ReleasesEnvironment extends StoreVariables {
  /** Name of the person or job that releases, for the history. */
  RELEASE_BY?: string | undefined
}

/** Everything that the release platform knows about the product. */
export interface ReleasesConfig {
  /** Folder of the repository, as a path. */
  root: string
  /** What is released on its own: `host` first, then the remotes. */
  parts: readonly Part[]
  /** What the team of a part has decided; null where this checkout does not hold it. @throws Error when it is wrong. */
  policyOf: (part: Part) => Promise<ReleasePolicy | null>
  /** Folders below the root that a part's build is made from. */
  sourcesOf: (part: Part) => readonly string[]
  /** Reads the environment of every command. @throws Error that names each wrong variable. */
  environment: () => ReleasesEnvironment
  /** Reads the variables of previews, which no other command needs. @throws Error that names each wrong variable. */
  previewEnvironment: () => PreviewEnvironment
  /** Builds a part into a folder. */
  build: (part: Part, to: string) => Promise<Built>
  /** Serves the shell with candidates in the place of the live releases. Writes nothing into the store. */
  serveShell: (
    store: ReleaseStore,
    document: StoreDocument,
    candidates: readonly { manifest: ReleaseManifest; dist: string }[],
  ) => Promise<CandidateShell>
  contract: ContractConfig
  /** Exposes of every remote that members never load: no budget applies to them. */
  unmeasuredPages: readonly string[]
  browser: BrowserCheckConfig
}

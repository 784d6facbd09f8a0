import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'

/** The chunks that a build names and that are not there as they were built. Pure. @returns a reason for each. */
export function brokenFiles({ files, facts }: ReleaseManifest): string[] {
  return Object.entries(facts?.chunks ?? {}).flatMap(([path, integrity]) => {
    const file = files[path]
    if (!file) return [`${path} is missing from the build`]
    return file.integrity === integrity
      ? []
      : [`${path} is not the file that was built: it was cut short or changed`]
  })
}

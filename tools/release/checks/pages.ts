import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'

/** The pages of a remote that a host shows and the remote does not have. Pure. @returns a reason for each. */
export function missingPages(host: ReleaseManifest, remote: ReleaseManifest): string[] {
  return (host.facts?.routes ?? []).flatMap(({ path, page }) => {
    const [name, exposed = ''] = page.split('/')
    if (name !== remote.name || Object.hasOwn(remote.pages, exposed)) return []
    return [
      `${remote.name} ${remote.version} exposes no ${exposed}, which host ${host.version} shows at ${path}`,
    ]
  })
}

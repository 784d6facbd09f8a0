import { resolve } from 'node:path'
import { devPort } from '@cadence/build/ports'
import type { RegisteredRemote } from '@cadence/releases/registry'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { readStore } from '@cadence/releases/store/release-store'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import { privateHeadTags } from '../server/head-tags.ts'
import { renderDocument } from '../server/html-document.ts'

/**
 * Fast refresh works per build: a remote's refresh runtime only knows the renderers that announced themselves after
 * it. This hook remembers them, so that an edit in a remote reaches components that the host's React rendered.
 * It must run before react-dom.
 */
const refreshHook = `<script>(function(){
var renderers=new Map(),id=0;
window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:renderers,supportsFiber:true,
inject:function(renderer){id+=1;renderers.set(id,renderer);return id},
onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}
})()</script>
`

/** Where releases are, as the development server is told. */
export const releasesDir = resolve(process.env.RELEASES_DIR ?? '../.releases')

/** Remotes with a development server of their own: those that LIVE_REMOTES names, or all. */
export function liveRemotes(environment = process.env): RemoteName[] {
  const named = environment.LIVE_REMOTES?.split(',')
  return named ? remoteNames.filter((name) => named.includes(name)) : [...remoteNames]
}

function atDevServer(name: RemoteName): RegisteredRemote {
  return {
    name,
    version: 'dev',
    entry: `http://localhost:${devPort(name)}/remoteEntry.js`,
    pages: {},
    owner: name,
  }
}

/** The HTML of the development server: live remotes at their own servers, the others from the release store. */
export async function devDocument(): Promise<string> {
  const live = liveRemotes()
  const store = await readStore(folderStore(releasesDir))
  const released = store.remotes.filter(({ name }) => !live.some((other) => other === name))
  return renderDocument({
    title: 'Cadence',
    registry: { remotes: [...live.map(atDevServer), ...released] },
    assets: '/',
    scripts: [],
    preloads: [],
    head: privateHeadTags() + refreshHook,
  })
}

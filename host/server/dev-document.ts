import { remoteNames } from '@cadence/shared/contract'
import { devPort } from '@cadence/shared/federation'
import { renderDocument } from './document.ts'

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

/** The HTML of the development server: every remote at its own development server. */
export function devDocument(): string {
  return renderDocument({
    title: 'Cadence',
    registry: {
      remotes: remoteNames.map((name) => ({
        name,
        version: 'dev',
        entry: `http://localhost:${devPort(name)}/remoteEntry.js`,
        pages: {},
        owner: name,
      })),
    },
    assets: '/',
    scripts: [],
    preloads: [],
    head: refreshHook,
  })
}

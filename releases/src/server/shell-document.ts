import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REGISTRY_ELEMENT_ID, type Registry } from '../registry.ts'
import { REPORTS_PATH } from '../rollout/report-contract.ts'
import type { HostRelease } from '../store/registry-document.ts'
import type { ReleaseFiles } from '../store/release-store.ts'
import { escapeHtml, inlineJson } from './escape-html.ts'
import { registryTag } from './registry-tag.ts'

/** An address of a script, style or picture that is neither whole nor from the root of the site. */
const relativeAddress =
  /(<(?:script|link|img)\b[^>]*?\s(?:src|href)=")(?![a-z][a-z0-9+.-]*:|\/|#)(?:\.\/)?([^"]*")/gi

/** A shell that does not start cannot report it: a script of it that does not load is reported by the document. */
function watchScript(registry: Registry, assets: string, nonce: string): string {
  const reports = [{ part: 'host', version: registry.host, outcome: 'load' }]
  const allowed = nonce ? ` nonce="${nonce}"` : ''
  return `<script${allowed}>addEventListener('error',({target})=>{if(target.tagName==='SCRIPT'&&target.src.includes(${inlineJson(assets)}))navigator.sendBeacon('${REPORTS_PATH}',new Blob([${inlineJson(JSON.stringify({ reports }))}],{type:'application/json'}))},true)</script>`
}

/**
 * The document of a shell: the `index.html` of its build, with the addresses of its files in the folder of the release, and
 * the registry before the first script. Pure.
 * @param nonce of the content policy, for the script that is added; empty where the policy has none.
 */
export function shellDocument(html: string, assets: string, registry: Registry, nonce = ''): string {
  const whole = html.replace(relativeAddress, (_, before: string, path: string) => before + assets + path)
  const tag = escapeHtml(registryTag(registry))
  const inserted = `${watchScript(registry, assets, nonce)}<script type="application/json" id="${REGISTRY_ELEMENT_ID}" data-tag="${tag}">${inlineJson(registry)}</script>`
  const head = /<head\b[^>]*>/i.exec(whole)
  const at = head ? head.index + head[0].length : 0
  return whole.slice(0, at) + inserted + whole.slice(at)
}

/** Reads the `index.html` of releases of the shell, each once: a release never changes. */
export function createDocumentReader(files: ReleaseFiles): (host: HostRelease) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return ({ document = '' }) => {
    const before = known.get(document)
    if (before) return before
    const read = files.bring(document).then(() => readFile(join(files.root, document), 'utf8'))
    known.set(document, read)
    // A store that does not answer now may answer the next request.
    read.catch(() => known.delete(document))
    return read
  }
}

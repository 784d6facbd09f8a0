import type { Notice } from '@cadence/releases/notices'
import { escapeHtml } from '@cadence/releases/server/escape-html'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { Context } from 'hono'
import { sendPlainPage } from '../plain-page.ts'
import type { ThirdParty } from './third-party.ts'

const css = `
main{max-width:44rem;margin-inline:auto;padding:clamp(2rem,1rem + 4vw,4.5rem) 1.25rem 6rem}
h1{margin-block:1.5rem 1rem;font-size:var(--text-3xl)}
main>p{max-width:38rem;color:var(--muted)}
main>p+p{margin-top:0.75rem}
main a{text-underline-offset:0.25em}
ul{margin-top:2.5rem;border-top:1px solid var(--hairline)}
li{border-bottom:1px solid var(--hairline)}
summary{display:flex;flex-wrap:wrap;column-gap:0.75rem;align-items:baseline;min-height:2.75rem;padding-block:0.625rem;cursor:pointer;overflow-wrap:anywhere}
summary::-webkit-details-marker{display:none}
summary::before{content:'+';content:'+'/'';width:1ch;color:var(--faint)}
[open]>summary::before{content:'−';content:'−'/''}
summary strong{font-weight:600}
summary span{color:var(--muted);font-size:var(--text-sm)}
summary span:last-child{margin-left:auto}
details>p{overflow-wrap:anywhere}
pre{margin:1rem 0 1.5rem;padding:1rem;border-radius:var(--radius-control);background:var(--surface-1);font:400 0.8125rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
`.replaceAll('\n', '')

/** A package can name its licence alone; then the text is where the identifiers of licences are kept. */
function licenceText({ licence, text }: Notice): string {
  if (text) return `<pre lang="en">${escapeHtml(text)}</pre>`
  const address = `https://spdx.org/licenses/${encodeURIComponent(licence)}.html`
  return `<p>Texte de la licence\u202f: <a href="${address}">${address}</a></p>`
}

function workItem(notice: Notice): string {
  const { name, version, licence, source } = notice
  return `<li><details><summary><strong>${escapeHtml(name)}</strong><span>${escapeHtml(version)}</span><span>${escapeHtml(licence)}</span></summary>
<p>Code source\u202f: <a href="${escapeHtml(source)}">${escapeHtml(source)}</a></p>
${licenceText(notice)}</details></li>`
}

function unknownNote({ unknown }: ThirdParty): string {
  if (unknown.length === 0) return ''
  const named = unknown.map((folder) => `<code>${escapeHtml(folder)}</code>`).join(', ')
  return `<p role="status">Les licences de ces parties ne peuvent pas être affichées pour le moment\u202f: ${named}.</p>`
}

function mainOf(works: ThirdParty): string {
  return `<a href="${paths.legalNotice}">Mentions légales</a>
<h1>Logiciels libres et licences</h1>
<p>${site.product} contient des logiciels, des polices et des données que d’autres personnes partagent sous une licence libre. Merci à elles.</p>
<p>Chaque ligne donne le nom, la version et la licence d’une de ces œuvres\u202f; ouvrez-la pour lire le texte complet de la licence et savoir où trouver le code source.</p>
${unknownNote(works)}
<ul>
${works.notices.map(workItem).join('\n')}
</ul>`
}

/** Answers with the licences of live releases. Nothing caches it, because the next release may name others. */
export async function sendLicences(
  c: Context,
  document: StoreDocument,
  thirdPartyOf: (document: StoreDocument) => Promise<ThirdParty>,
): Promise<Response> {
  const main = document.host ? mainOf(await thirdPartyOf(document)) : ''
  return sendPlainPage(c, document, { title: 'Logiciels libres et licences', css, main })
}

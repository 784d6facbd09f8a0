import { queryOf, writtenSource } from '@cadence/releases/preview/preview-override'
import { PREVIEW_PATH } from '@cadence/releases/registry'
import { escapeHtml } from '@cadence/releases/server/escape-html'
import type { PreviewQuestion } from '@cadence/releases/server/preview-routes'
import { ACCESS_TOKEN_KEY } from '@cadence/shared/auth/address-token-script'
import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { PlainPage } from '../plain-page.ts'

const css = `
main{max-width:40rem;margin-inline:auto;padding:clamp(2rem,1rem + 4vw,4.5rem) 1.25rem 6rem}
h1{margin-block:1.5rem 1rem;font-size:var(--text-2xl)}
main>p{color:var(--muted)}
main>p+p{margin-top:0.75rem}
main>[role=alert]{padding:1rem;border:1px solid var(--coral);border-radius:var(--radius-control);color:var(--text)}
dl{margin-block:2rem;border-top:1px solid var(--hairline)}
dl div{display:flex;flex-wrap:wrap;gap:0.25rem 1rem;padding-block:0.625rem;border-bottom:1px solid var(--hairline)}
dt{flex:0 0 10rem;color:var(--muted)}
dd{flex:1 1 14rem;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:0.75rem;margin-top:2rem}
button,form a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0.375rem 1.25rem;border:1px solid var(--outline);border-radius:var(--radius-control);font-weight:600;text-decoration:none}
button{border-color:transparent;background:var(--accent-deep);color:var(--on-accent)}
button:hover{background:var(--accent-deep-hover)}
`.replaceAll('\n', '')

/** Sends the session's access token along with the form: the session is in localStorage, which no request carries. */
const tokenScript = `document.querySelector('form').addEventListener('submit',({target})=>{try{target.elements.token.value=localStorage.getItem(${JSON.stringify(ACCESS_TOKEN_KEY)})??''}catch{}})`

const day = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

function facts({ override, source }: PreviewQuestion): [string, string][] {
  const { remote, expires, by } = override
  const from =
    source.kind === 'address'
      ? writtenSource(source)
      : `version ${source.version}, déjà déposée sur ce serveur`
  if (expires === undefined)
    return [
      ['Partie', remote],
      ['Provenance', from],
      ['Signature', 'aucune\u202f: ce serveur est en développement'],
    ]
  return [
    ['Partie', remote],
    ['Provenance', from],
    ['Lien signé par', by ?? 'quelqu’un qui a la clé de ce serveur'],
    ['Valable jusqu’au', `${day.format(expires * 1000)} (heure de Paris)`],
  ]
}

const refusal = `<p role="alert" tabindex="-1" autofocus>Cet aperçu est réservé aux administrateurs, et votre session n’a pas été reconnue comme celle d’un administrateur. Si vous l’êtes, <a href="${paths.login}" target="_blank">connectez-vous dans un autre onglet</a>, puis réessayez ici.</p>`

const onlyAdministrators = `<p>Cet aperçu est réservé aux administrateurs\u202f: votre session est vérifiée quand vous l’ouvrez.</p>
<noscript><p>Sans JavaScript, cette page ne peut pas transmettre votre session.</p></noscript>`

/**
 * The page that asks whether to open a preview. Its form needs no script but to hand over the session, where only
 * administrators may open it. It says where it was sent from: browsers would not with the policy of other pages. Pure.
 */
export function previewQuestionPage(page: PreviewQuestion): PlainPage {
  const { override, isForAdministrators, isRefused } = page
  const rows = facts(page).map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`)
  const action = escapeHtml(`${PREVIEW_PATH}?${queryOf(override)}`)
  return {
    title: isRefused ? 'Aperçu refusé' : 'Ouvrir un aperçu',
    head: '<meta name="referrer" content="same-origin">',
    css,
    main: `${isRefused ? refusal : ''}
<h1>Ouvrir un aperçu\u202f?</h1>
<p>Ce lien remplace, dans ce navigateur, une partie de ${site.product} par une autre version, qui n’a peut-être été relue par personne. Elle s’exécutera dans votre session, avec vos droits et vos données.</p>
<p>Ne l’ouvrez que si vous attendiez ce lien et savez de qui il vient. L’aperçu prend fin quand vous le quittez ou fermez le navigateur.</p>
<dl>
${rows.join('\n')}
</dl>
${isForAdministrators ? onlyAdministrators : ''}
<form method="post" action="${action}">
${isForAdministrators ? '<input type="hidden" name="token" autocomplete="off">' : ''}
<button type="submit">Ouvrir l’aperçu</button>
<a href="${paths.home}">Annuler</a>
</form>`,
    ...(isForAdministrators && { script: tokenScript }),
  }
}

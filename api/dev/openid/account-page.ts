import { escapeHtml } from '../../src/mail/mail-layout.ts'
import { type Account, accounts } from './sample-accounts.ts'

const style = `
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0c10; color: #f3f4f8 }
  main { width: min(420px, calc(100% - 32px)); background: #12141b; border: 1px solid #ffffff14; border-radius: 16px; padding: 32px; box-sizing: border-box }
  h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.3 }
  p { margin: 0 0 24px; color: #a9afc0 }
  button { display: block; width: 100%; margin: 0 0 12px; padding: 12px 16px; font: inherit; text-align: left; color: inherit; background: #222633; border: 1px solid #ffffff14; border-radius: 12px; cursor: pointer }
  button:hover { background: #2b3040 }
  button:focus-visible { outline: 2px solid #8f8cff; outline-offset: 2px }
  button small { display: block; color: #a9afc0 }
  button.quiet { background: none; text-align: center; color: #a9afc0; margin: 12px 0 0 }`

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`
}

function choice(account: Account): string {
  const note = account.email_verified ? '' : ' (adresse non vérifiée)'
  return `<button name="account" value="${account.sub}">${account.given_name} ${account.family_name}<small>${account.email}${note}</small></button>`
}

/** The list of sample accounts; the form goes back to the same address. */
export function choosePage(): string {
  return page(
    'Connexion de développement',
    `<p>Cette page remplace Google sur votre machine. Choisissez un compte d’exemple.</p>
<form method="post">${accounts.map(choice).join('')}<button class="quiet" name="account" value="">Annuler</button></form>`,
  )
}

export function errorPage(text: string): string {
  return page('Connexion impossible', `<p>${escapeHtml(text)}</p>`)
}

import { layout, type Rendered } from './layout.ts'
import { greeting } from './typography.ts'

/** Sent after registering: the link proves that the address is the member's own. */
export function verificationLetter(input: { firstName: string; link: string }): Rendered {
  return layout({
    subject: 'Confirmez votre adresse e-mail',
    greeting: greeting(input.firstName),
    paragraphs: [
      "Bienvenue sur Cadence ! Il ne reste qu'une étape : confirmez que cette adresse est bien la vôtre, et votre espace s'ouvre.",
    ],
    action: { label: 'Confirmer mon adresse', link: input.link },
    closing: [
      "Ce lien est valable 24 heures et ne sert qu'une fois. Si vous en avez demandé plusieurs, seul le plus récent fonctionne.",
      "Vous n'avez pas créé de compte ? Ignorez ce message : rien ne se passera.",
    ],
  })
}

/** Sent to the owner of a confirmed address when somebody registers with it; the screen never tells that person. */
export function knownAddressLetter(input: { firstName: string; appUrl: string }): Rendered {
  return layout({
    subject: 'Vous avez déjà un compte Cadence',
    greeting: greeting(input.firstName),
    paragraphs: [
      "Quelqu'un vient d'essayer de créer un compte avec votre adresse e-mail. Vous en avez déjà un : il vous suffit de vous connecter.",
    ],
    action: { label: 'Se connecter', link: `${input.appUrl}/login` },
    closing: [
      `Mot de passe oublié ? Choisissez-en un nouveau : ${input.appUrl}/forgot-password`,
      "Ce n'était pas vous ? Ignorez ce message : votre compte n'a pas changé.",
    ],
  })
}

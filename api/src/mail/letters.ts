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
      "Ce lien est valable 24 heures et ne sert qu'une fois. Si vous l'avez demandé plusieurs fois, seul le plus récent fonctionne.",
      "Vous n'avez pas créé de compte ? Ignorez ce message : rien ne se passera.",
    ],
  })
}

/**
 * Sent instead while another registration waits for the same address. Each link brings the name and the password of
 * its own request, so the owner must follow only the one that they asked for.
 */
export function anotherRegistrationLetter(input: { firstName: string; link: string }): Rendered {
  return layout({
    subject: 'Nouvelle inscription avec votre adresse e-mail',
    greeting: greeting(input.firstName),
    paragraphs: [
      "Une nouvelle inscription à Cadence a été faite avec cette adresse, alors qu'une autre attendait d'être confirmée. Chacune a son propre lien : il ouvre le compte avec le nom et le mot de passe choisis dans cette demande-là.",
      'Ne suivez ce lien que si cette demande est la vôtre. Sinon, suivez seulement celui de votre propre demande, reçu dans un autre message.',
    ],
    action: { label: 'Confirmer cette inscription', link: input.link },
    closing: [
      "Ce lien est valable 24 heures et ne sert qu'une fois. Dès qu'une inscription est confirmée, les liens des autres ne fonctionnent plus.",
      "Vous n'avez rien demandé ? Ignorez ce message : rien ne se passera.",
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

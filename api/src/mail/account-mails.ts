import { greeting, type RenderedMail, renderMail } from './mail-layout.ts'

/** Sent after a registration: the link proves that the member owns the address. */
export function verificationMail(input: { firstName: string; link: string }): RenderedMail {
  return renderMail({
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
 * Sent instead when another registration for the same address is still unconfirmed. Each link confirms the name and the
 * password of its own request, so the owner must follow only the link of the request that they made.
 */
export function anotherRegistrationMail(input: { firstName: string; link: string }): RenderedMail {
  return renderMail({
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

/**
 * Sent to the owner of a confirmed address when somebody registers with it. The screen never tells that person.
 */
export function knownAddressMail(input: { firstName: string; appUrl: string }): RenderedMail {
  return renderMail({
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

/** Sent when somebody asks for a reset link on the forgot-password screen. */
export function resetMail(input: { firstName: string; link: string }): RenderedMail {
  return renderMail({
    subject: 'Choisissez un nouveau mot de passe',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Cadence. Suivez ce lien pour le choisir : tous vos appareils seront alors déconnectés.',
    ],
    action: { label: 'Choisir un mot de passe', link: input.link },
    closing: [
      "Ce lien est valable une heure et ne sert qu'une fois. Si vous l'avez demandé plusieurs fois, seul le plus récent fonctionne.",
      "Vous n'avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.",
    ],
  })
}

/**
 * Sent instead of a further verification link when several registrations for one address are unconfirmed.
 */
export function choosePasswordMail(input: { firstName: string; link: string }): RenderedMail {
  return renderMail({
    subject: 'Confirmez votre adresse e-mail',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      "Plusieurs inscriptions à Cadence attendent avec cette adresse, et l'une d'elles n'est peut-être pas la vôtre. Pour que le compte soit bien à vous, choisissez maintenant son mot de passe : votre adresse sera confirmée en même temps.",
    ],
    action: { label: 'Choisir mon mot de passe', link: input.link },
    closing: [
      "Ce lien est valable une heure et ne sert qu'une fois. Dès qu'il a servi, les liens des autres inscriptions ne fonctionnent plus.",
      "Vous n'avez rien demandé ? Ignorez ce message : rien ne se passera.",
    ],
  })
}

/** Sent to the owner of the mailbox after a password reset. */
export function passwordChangedMail(input: { firstName: string; appUrl: string }): RenderedMail {
  return renderMail({
    subject: 'Votre mot de passe a été changé',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      "Le mot de passe de votre compte Cadence vient d'être changé, et tous vos appareils ont été déconnectés. Connectez-vous avec le nouveau.",
    ],
    action: { label: 'Se connecter', link: `${input.appUrl}/login` },
    closing: [
      `Ce n'était pas vous ? Choisissez tout de suite un autre mot de passe : ${input.appUrl}/forgot-password`,
    ],
  })
}

/** Sent after a password change in the settings. The session that made the change stays open. */
export function passwordUpdatedMail(input: { firstName: string; appUrl: string }): RenderedMail {
  return renderMail({
    subject: 'Votre mot de passe a été changé',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      "Le mot de passe de votre compte Cadence vient d'être changé dans les paramètres. Vos autres appareils ont été déconnectés : connectez-les avec le nouveau.",
    ],
    action: { label: 'Voir mes appareils', link: `${input.appUrl}/settings?section=Appareils` },
    closing: [
      `Ce n'était pas vous ? Choisissez tout de suite un autre mot de passe : ${input.appUrl}/forgot-password`,
    ],
  })
}

/** Sent when an account was deleted; it is the last mail. It contains nothing that was in the account. */
export function accountDeletedMail(input: { firstName: string; appUrl: string }): RenderedMail {
  return renderMail({
    subject: 'Votre compte Cadence est supprimé',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      "Comme vous l'avez demandé, votre compte Cadence et tout ce qu'il contenait viennent d'être supprimés. C'est fait, et définitif.",
      'Merci pour le chemin parcouru ensemble. Si un jour vous revenez, vous serez accueilli comme au premier jour.',
    ],
    action: { label: 'Découvrir Cadence', link: input.appUrl },
    closing: [
      "Ce message est le dernier que nous vous envoyons. Vous n'avez pas demandé cette suppression ? Quelqu'un connaît votre mot de passe : changez-le partout où vous l'utilisez.",
    ],
  })
}

/** Sent when a Google account with the same address was linked to a verified account. */
export function googleLinkedMail(input: { firstName: string; appUrl: string }): RenderedMail {
  return renderMail({
    subject: 'Connexion avec Google ajoutée à votre compte',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      "Vous venez de vous connecter à Cadence avec Google. Comme l'adresse e-mail est la même, cette connexion ouvre désormais votre compte. Rien d'autre n'y change.",
    ],
    action: { label: 'Ouvrir Cadence', link: `${input.appUrl}/dashboard` },
    closing: [
      "Ce n'était pas vous ? Quelqu'un a accès au compte Google de cette adresse : changez d'abord le mot de passe de ce compte Google.",
    ],
  })
}

/** Sent to the new address that a member asked for: the link proves that it is theirs. */
export function confirmEmailMail(input: { firstName: string; link: string }): RenderedMail {
  return renderMail({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: greeting(input.firstName),
    paragraphs: [
      "Vous avez demandé à utiliser cette adresse pour votre compte Cadence. Suivez ce lien sur un appareil où vous êtes connecté pour la confirmer : elle remplacera alors l'ancienne.",
    ],
    action: { label: 'Confirmer cette adresse', link: input.link },
    closing: [
      "Ce lien est valable 24 heures et ne sert qu'une fois. Si vous l'avez demandé plusieurs fois, seul le plus récent fonctionne.",
      "Vous n'avez rien demandé ? Ignorez ce message : rien ne se passera.",
    ],
  })
}

/** Sent to the present address when the member asks for another one. */
export function emailChangeAskedMail(input: {
  firstName: string
  email: string
  appUrl: string
}): RenderedMail {
  return renderMail({
    subject: "Changement d'adresse e-mail demandé",
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      `Un changement d'adresse e-mail vient d'être demandé pour votre compte Cadence. La nouvelle serait ${input.email}. Rien ne change tant que le lien envoyé à cette adresse n'est pas suivi.`,
    ],
    action: { label: 'Voir mes paramètres', link: `${input.appUrl}/settings?section=personal` },
    closing: [
      `Ce n'était pas vous ? Annulez ce changement dans vos paramètres, puis choisissez un autre mot de passe : ${input.appUrl}/forgot-password`,
    ],
  })
}

/** Sent to the former address after a change. `link` gives the account back for seven days. */
export function emailChangedMail(input: { firstName: string; email: string; link: string }): RenderedMail {
  return renderMail({
    subject: 'Votre adresse e-mail a été changée',
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      `L'adresse e-mail de votre compte Cadence est désormais ${input.email}. Connectez-vous avec elle à partir de maintenant.`,
      "Ce n'était pas vous ? Reprenez votre compte : ce lien lui rend son adresse d'avant, vous fait choisir un nouveau mot de passe et déconnecte tous les appareils.",
    ],
    action: { label: 'Annuler et reprendre mon compte', link: input.link },
    closing: [
      "Ce lien est valable 7 jours et ne fonctionne qu'une fois. Si ce changement vient de vous, ignorez-le.",
    ],
  })
}

/** Sent to a member without a password, before they set one, change the address or delete the account. */
export function accountCodeMail(input: { firstName: string; code: string; appUrl: string }): RenderedMail {
  return renderMail({
    subject: `Votre code Cadence : ${input.code}`,
    isSecurity: true,
    greeting: greeting(input.firstName),
    paragraphs: [
      "Voici le code qui confirme que c'est bien vous. Saisissez-le dans les paramètres de Cadence ; il est valable 10 minutes.",
    ],
    code: input.code,
    action: { label: 'Ouvrir les paramètres', link: `${input.appUrl}/settings` },
    closing: [
      "Vous n'avez rien demandé ? Ne donnez ce code à personne : quelqu'un se sert d'un appareil où vous êtes connecté. Déconnectez vos autres appareils depuis les paramètres.",
    ],
  })
}

/** Sent to the owner of an address when another member asks for it. The screen never tells that member. */
export function takenAddressMail(input: { firstName: string; appUrl: string }): RenderedMail {
  return renderMail({
    subject: 'Vous avez déjà un compte Cadence',
    greeting: greeting(input.firstName),
    paragraphs: [
      "Quelqu'un vient de demander à utiliser votre adresse e-mail pour un autre compte Cadence. Elle appartient déjà au vôtre : la demande n'a aucun effet.",
    ],
    action: { label: 'Se connecter', link: `${input.appUrl}/login` },
    closing: [
      "C'était vous ? Connectez-vous au compte de cette adresse, ou choisissez-en une autre.",
      "Ce n'était pas vous ? Ignorez ce message : votre compte n'a pas changé.",
    ],
  })
}

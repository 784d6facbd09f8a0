import type { Translation } from '@cadence/shared/i18n'
import type { PersonalTexts } from '../personal.ts'

export const personal = {
  title: 'Informations personnelles',
  intro: 'C’est ainsi que Cadence vous appelle, et là qu’elle vous écrit.',
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'E-mail',
  none: 'Non renseigné',
  edit: 'Modifier',
  editField: 'Modifier {field}',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Vos informations sont à jour.',
  firstNameNeeded: 'Le prénom est nécessaire.',
  emailInvalid: 'Cette adresse e-mail n’est pas valide.',
  emailSame: 'C’est déjà votre adresse e-mail.',
  emailHint: 'Un message partira à cette adresse. Elle ne remplacera l’ancienne qu’une fois son lien suivi.',
  password: 'Mot de passe actuel',
  passwordNeeded: 'Le mot de passe actuel est nécessaire.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  waits: 'Un message vous attend à l’adresse {email}',
  waitsHint:
    'Suivez son lien sur un appareil où vous êtes connecté\u202f: votre adresse changera à ce moment-là. Le lien est valable 24 heures.',
  resend: 'Renvoyer l’e-mail',
  resent: 'L’e-mail est reparti. Seul le lien le plus récent fonctionne.',
  takeBack: 'Annuler le changement',
  takenBack: 'Le changement est annulé\u202f: votre adresse reste la même.',
  confirmQuestion: 'Voulez-vous que {email} devienne l’adresse de votre compte\u202f?',
  confirmHint:
    'Confirmez seulement si vous avez demandé ce changement. Sinon, annulez-le et changez de mot de passe.',
  confirm: 'Confirmer cette adresse',
  confirmed: 'Votre adresse e-mail est désormais {email}.',
  linkFailed:
    'Ce lien n’est plus valable\u202f: il a déjà servi, il a plus de 24 heures, un autre l’a remplacé, ou il a été demandé depuis un autre compte.',
  linkTaken:
    'Entre-temps, cette adresse e-mail est devenue celle d’un autre compte. Choisissez-en une autre.',
  profileFailed: 'L’état de votre adresse e-mail n’a pas pu être chargé.',
  retry: 'Réessayer',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  offline: 'Cadence ne répond pas. Vérifiez votre connexion, puis réessayez.',
  tooMany: {
    one: 'Trop d’essais. Réessayez dans {count} minute.',
    other: 'Trop d’essais. Réessayez dans {count} minutes.',
  },
  photo: 'Photo de profil',
  photoHint:
    'JPEG, PNG ou WebP, 15\u00a0Mo au plus. Elle est recadrée en carré\u202f; le lieu et la date de prise de vue ne quittent pas votre appareil.',
  choose: 'Choisir une photo',
  change: 'Changer la photo',
  remove: 'Retirer la photo',
  keep: 'Enregistrer la photo',
  preview: 'Aperçu\u202f: voici ce que verront vos appareils.',
  kept: 'Votre photo est à jour.',
  removed: 'Votre photo est retirée.',
  svg: 'Les images SVG ne sont pas acceptées, car elles peuvent contenir des scripts. Choisissez une photo JPEG, PNG ou WebP.',
  heavy: 'Ce fichier pèse plus de 15\u00a0Mo. Choisissez une photo plus légère.',
  noImage: 'Ce fichier n’est pas une photo, quel que soit son nom. Choisissez une image JPEG, PNG ou WebP.',
  misnamed:
    'Le nom de ce fichier ne se termine pas par l’extension d’une photo. Renommez-le en .jpg, .png ou .webp, puis réessayez.',
  unreadable:
    'Cette image ne s’ouvre pas\u202f: elle est abîmée, ou ce navigateur ne connaît pas son format. Choisissez-en une autre.',
} satisfies Translation<PersonalTexts>

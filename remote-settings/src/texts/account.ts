import { define } from './define.ts'

/** Personal information. */
export const personalTexts = define('personal', {
  fr: {
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
    emailHint:
      'Un message partira à cette adresse. Elle ne remplacera l’ancienne qu’une fois son lien suivi.',
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
  },
})
export type PersonalTexts = ReturnType<typeof personalTexts.get>

/** Password and security. */
export const securityTexts = define('security', {
  fr: {
    title: 'Sécurité et mot de passe',
    password: 'Mot de passe',
    passwordHint:
      'Choisissez-en un que vous n’utilisez nulle part ailleurs. Vos autres appareils seront déconnectés.',
    firstPasswordHint:
      'Vous vous connectez avec Google. Un mot de passe vous permettra de vous connecter aussi sans Google.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    show: 'Afficher\u202f: {field}',
    hide: 'Masquer\u202f: {field}',
    update: 'Mettre à jour le mot de passe',
    setFirst: 'Définir un mot de passe',
    updated: 'Mot de passe mis à jour. Vos autres appareils sont déconnectés.',
    criteria: 'Critères du mot de passe',
    length: 'Au moins 8 caractères',
    lower: 'Une minuscule',
    upper: 'Une majuscule',
    digit: 'Un chiffre',
    met: 'rempli',
    unmet: 'à remplir',
    currentMissing: 'Saisissez votre mot de passe actuel.',
    currentWrong: 'Ce n’est pas votre mot de passe actuel.',
    code: 'Code reçu par e-mail',
    codeHint: 'Un code envoyé à {email} confirme que c’est bien vous.',
    codeSend: 'Recevoir un code',
    codeSent: 'Le code est en route vers {email}. Il est valable 10 minutes.',
    codeAgain: 'Renvoyer un code',
    codeMissing: 'Saisissez les six chiffres du code.',
    codeWrong: 'Ce code n’est pas le bon, ou il a expiré.',
    tooWeak: 'Le mot de passe doit remplir les quatre critères.',
    tooCommon: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
    tooLong: '{max} caractères au plus.',
    twoFactor: 'Authentification à deux facteurs',
    twoFactorHint:
      'Un code sur votre téléphone, en plus du mot de passe. Cette protection n’est pas encore disponible.',
    inactive: 'Inactif',
    soon: 'Bientôt disponible',
    download: 'Mes données',
    downloadHint:
      'Un fichier JSON avec tout ce que vous avez saisi\u202f: profil, photo, préférences, tableaux de bord, tâches, notes et le reste. Ou vos événements et échéances seuls, pour un autre agenda.',
    downloadAction: 'Télécharger mes données',
    downloadCalendar: 'Télécharger mon calendrier (.ics)',
    preparing: 'Préparation du fichier…',
    downloaded: 'Votre fichier est prêt\u202f: {file}',
    downloadFailed: 'Vos données n’ont pas pu être téléchargées. Réessayez dans un instant.',
    delete: 'Supprimer mon compte',
    deleteHint: 'Tout ce que contient votre compte est supprimé aussitôt, sans retour possible.',
    deleteTitle: 'Supprimer votre compte\u202f?',
    deleteLead: 'Cette action est immédiate et définitive. Vous perdez\u202f:',
    deleteLossDashboards: 'vos tableaux de bord et leurs widgets',
    deleteLossRecords: 'vos tâches, notes, événements, humeurs et temps de concentration',
    deleteLossAccount: 'votre profil, vos préférences et votre code de parrainage',
    deleteLossSessions: 'l’accès depuis tous vos appareils',
    deleteAdvice: 'Pour en garder une copie, téléchargez d’abord vos données.',
    deletePassword: 'Votre mot de passe',
    deleteWord: 'Pour confirmer, tapez {word}',
    deletePasswordMissing: 'Saisissez votre mot de passe.',
    deleteWordMissing: 'Tapez le mot {word} pour confirmer.',
    deleteConfirm: 'Supprimer définitivement',
    cancel: 'Annuler',
    farewell: 'Votre compte et vos données sont supprimés. Merci pour le chemin parcouru ensemble\u202f!',
    loading: 'Chargement de vos réglages de sécurité',
    loadFailed: 'Vos réglages de sécurité n’ont pas pu être chargés.',
    retry: 'Réessayer',
    offline: 'Pas de réponse du serveur. Vérifiez votre connexion, puis réessayez.',
    failed: 'L’opération a échoué. Réessayez dans un instant.',
    tooMany: {
      one: 'Trop d’essais. Réessayez dans {count} minute.',
      other: 'Trop d’essais. Réessayez dans {count} minutes.',
    },
  },
})
export type SecurityTexts = ReturnType<typeof securityTexts.get>

/** The signed-in devices. */
export const devicesTexts = define('devices', {
  fr: {
    title: 'Appareils',
    hint: 'Les appareils où votre compte est ouvert. Vous n’en reconnaissez pas un\u202f? Déconnectez-le, puis changez votre mot de passe.',
    list: 'Appareils connectés',
    on: '{browser} sous {system}',
    unknown: 'Appareil inconnu',
    unknownPlace: 'Lieu inconnu',
    thisDevice: 'cet appareil',
    now: 'Actif en ce moment',
    activeSince: 'Dernière activité\u202f: {when}',
    justNow: 'à l’instant',
    end: 'Déconnecter',
    endNamed: 'Déconnecter {name}',
    ended: '{name} est déconnecté.',
    endFailed: '{name} n’a pas pu être déconnecté. Réessayez dans un instant.',
    endOthers: 'Déconnecter tous les autres appareils',
    endOthersTitle: 'Déconnecter tous les autres appareils\u202f?',
    endOthersText: {
      one: '{count} appareil devra se reconnecter. Celui-ci reste connecté.',
      other: '{count} appareils devront se reconnecter. Celui-ci reste connecté.',
    },
    endOthersConfirm: 'Déconnecter',
    othersEnded: 'Vos autres appareils sont déconnectés.',
    othersFailed: 'Vos autres appareils n’ont pas pu être déconnectés. Réessayez dans un instant.',
    cancel: 'Annuler',
    onlyThis: 'Aucun autre appareil n’est connecté à votre compte.',
    loading: 'Chargement de vos appareils',
    failed: 'Vos appareils n’ont pas pu être chargés.',
    retry: 'Réessayer',
    install: 'Installer Cadence',
    installHint:
      'Cadence s’ouvre dans sa propre fenêtre, depuis l’écran d’accueil ou la barre des tâches, même sans réseau.',
    installIos:
      'Dans Safari, touchez «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f». Cadence s’ouvre alors comme une application, même sans réseau.',
    installFirefox:
      'Ouvrez le menu de Firefox, puis touchez «\u202fAjouter à l’écran d’accueil\u202f». Cadence s’ouvre alors comme une application, même sans réseau.',
  },
})
export type DevicesTexts = ReturnType<typeof devicesTexts.get>

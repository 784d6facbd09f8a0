import type { SubjectTexts } from '../article-text.ts'

export default {
  'changer-de-mot-de-passe': {
    lead: 'Vous connaissez l’actuel et vous en voulez un meilleur : deux champs suffisent, et vos autres appareils sont déconnectés.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis {{Sécurité et mot de passe}}.',
          'Saisissez le {{Mot de passe actuel}}.',
          'Saisissez le {{Nouveau mot de passe}} : les quatre critères se cochent au fil de la frappe.',
          'Appuyez sur {{Mettre à jour le mot de passe}}.',
        ],
      },
      'Les mots de passe les plus courants sont refusés, même s’ils remplissent les critères. Une phrase de quatre mots sans rapport, avec un chiffre, se retient mieux et se devine moins.',
      'Un e-mail et une notification vous préviennent du changement. Si ce n’était pas vous, [reprenez la main](mot-de-passe-oublie) aussitôt.',
      { tip: 'Cet appareil-ci reste connecté. Les autres demanderont le nouveau mot de passe.' },
    ],
    related: ['mot-de-passe-oublie', 'compte-google-sans-mot-de-passe', 'appareil-inconnu'],
    words: 'modifier mdp sécurité password changer',
  },
  'compte-google-sans-mot-de-passe': {
    lead: 'Inscrit avec Google, vous n’avez pas de mot de passe chez Cadence. En ajouter un permet d’entrer aussi sans Google.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis {{Sécurité et mot de passe}}.',
          'Appuyez sur {{Recevoir un code}} : six chiffres partent vers votre adresse, valables 10 minutes.',
          'Saisissez-les sous {{Code reçu par e-mail}}.',
          'Choisissez un {{Nouveau mot de passe}}, puis {{Définir un mot de passe}}.',
        ],
      },
      'Le code prouve que c’est bien vous, puisque vous n’avez pas encore de mot de passe à donner. Il sert une fois.',
      'Ensuite, les deux chemins mènent au même espace : le bouton Google, ou l’adresse et le mot de passe.',
      {
        tip: 'Utile avant de quitter une école : si son compte Google ferme, le vôtre ici reste ouvert. Pensez aussi à [changer d’adresse](changer-d-adresse-e-mail).',
      },
    ],
    related: ['entrer-avec-google', 'changer-de-mot-de-passe', 'changer-d-adresse-e-mail'],
    words: 'google définir mot de passe code gmail',
  },
  'changer-d-adresse-e-mail': {
    lead: 'La nouvelle adresse ne remplace l’ancienne qu’une fois confirmée. Une faute de frappe ne peut donc pas vous enfermer dehors.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis {{Informations personnelles}}.',
          'Sur la ligne {{E-mail}}, appuyez sur {{Modifier}}.',
          'Écrivez la nouvelle adresse et votre mot de passe actuel, puis {{Enregistrer}}.',
          'Ouvrez le message reçu à cette nouvelle adresse, sur un appareil où vous êtes connecté.',
          'Confirmez par {{Confirmer cette adresse}}.',
        ],
      },
      'D’ici là, l’ancienne adresse reste la vôtre. {{Renvoyer l’e-mail}} envoie un autre lien, {{Annuler le changement}} oublie la demande. Le lien est valable 24 heures.',
      'Si vous êtes inscrit avec Google et sans mot de passe, un code envoyé à l’adresse actuelle le remplace.',
      {
        tip: 'Avant de perdre une adresse d’étudiant, faites ce changement : c’est elle qui reçoit les liens de secours.',
      },
    ],
    related: ['corriger-son-nom', 'lien-qui-ne-marche-plus', 'compte-google-sans-mot-de-passe'],
    words: 'email mail adresse modifier nouvelle courriel',
  },
  'corriger-son-nom': {
    lead: 'Une coquille, un nom d’usage, un prénom que vous préférez : Cadence vous appelle comme vous le voulez.',
    blocks: [
      {
        steps: [
          'Dans le menu à votre nom, choisissez [[Profile]].',
          'Sur la ligne {{Nom}} ou {{Prénom}}, appuyez sur {{Modifier}}.',
          'Corrigez, puis {{Enregistrer}}. {{Annuler}} referme sans rien changer.',
        ],
      },
      'Le salut du tableau de bord, le menu et vos initiales suivent aussitôt, sur tous vos appareils. Le prénom est nécessaire ; le nom peut rester vide.',
      'Si vous êtes venu par Google, le nom donné par Google a servi à l’inscription, et ne change plus tout seul : celui que vous écrivez ici est le bon.',
      {
        tip: 'Sans photo, vos initiales servent d’image. Avec [une photo](photo-refusee), elles s’effacent.',
      },
    ],
    related: ['photo-refusee', 'changer-d-adresse-e-mail', 'choisir-sa-langue'],
    words: 'prénom nom modifier profil informations personnelles',
  },
  'photo-refusee': {
    lead: 'Cadence accepte les photos JPEG, PNG et WebP, jusqu’à 15 Mo. Quand elle en refuse une, elle dit pourquoi ; voici le remède.',
    blocks: [
      {
        steps: [
          'Une image SVG peut contenir des scripts : enregistrez-la en PNG.',
          'Un fichier de plus de 15 Mo : réduisez-le, ou faites-en une capture d’écran.',
          'Une photo d’iPhone en HEIC : partagez-la en JPEG, ou ouvrez-la et copiez-la.',
          'Un nom qui ne finit pas comme celui d’une photo : renommez le fichier en .jpg, .png ou .webp.',
          'Une image abîmée : ouvrez-la ailleurs, et enregistrez-la de nouveau.',
        ],
      },
      'Ensuite, dans {{Informations personnelles}}, appuyez sur {{Choisir une photo}}, regardez l’aperçu, puis {{Enregistrer la photo}}. Elle est recadrée en carré sur votre appareil.',
      {
        tip: 'Le lieu et la date de prise de vue ne quittent pas votre appareil. {{Retirer la photo}} rend la place à vos initiales.',
      },
    ],
    related: ['corriger-son-nom', 'changer-d-adresse-e-mail', 'telecharger-ses-donnees'],
    words: 'avatar image portrait profil photo jpeg png heic',
  },
  'appareil-inconnu': {
    lead: 'La liste de vos appareils dit où votre compte est ouvert. Un intrus, ou un téléphone perdu, se déconnecte d’ici en un geste.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis {{Appareils}}.',
          'Chaque ligne donne le navigateur, le système, un lieu approximatif et la dernière activité. La vôtre porte la mention « cet appareil ».',
          'Appuyez sur {{Déconnecter}} à côté de celui que vous ne reconnaissez pas.',
          'Dans le doute : {{Déconnecter tous les autres appareils}}.',
          '[Changez ensuite de mot de passe](changer-de-mot-de-passe).',
        ],
      },
      'Un même ordinateur peut figurer deux fois, pour deux navigateurs. Et le lieu est celui du fuseau horaire : il nomme une grande ville, pas votre rue.',
      {
        tip: 'À la première connexion d’un navigateur ou d’un système inconnu de votre compte, une notification vous prévient. Elle se lit sous la cloche.',
      },
    ],
    related: ['changer-de-mot-de-passe', 'renvoye-a-la-connexion', 'rester-connecte-30-jours'],
    words: 'piraté intrus volé perdu sessions sécurité téléphone déconnecter',
  },
  'telecharger-ses-donnees': {
    lead: 'Tout ce que vous avez saisi vous appartient. Un bouton en prépare une copie, lisible par vous comme par une machine.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis {{Sécurité et mot de passe}}.',
          'Sous {{Mes données}}, appuyez sur {{Télécharger mes données}}.',
          'Un fichier JSON se prépare, puis arrive dans vos téléchargements.',
        ],
      },
      'Il contient le profil, la photo, les préférences, les tableaux de bord, les tâches, les notes, les événements et le reste. Il s’ouvre avec n’importe quel éditeur de texte.',
      'Pour votre agenda seul, {{Télécharger mon calendrier (.ics)}} donne un fichier que Google, Apple et Outlook savent lire.',
      {
        tip: 'Faites-le avant de [supprimer votre compte](supprimer-son-compte) : après, il n’y a plus rien à copier.',
      },
    ],
    related: ['supprimer-son-compte', 'importer-et-exporter', 'appareil-inconnu'],
    words: 'exporter export rgpd sauvegarde json données personnelles copie backup',
  },
  'supprimer-son-compte': {
    lead: 'La suppression est immédiate, complète et sans retour. Cadence vérifie donc deux fois que c’est bien ce que vous voulez.',
    blocks: [
      {
        steps: [
          'Gardez d’abord [une copie de vos données](telecharger-ses-donnees), si elle peut servir un jour.',
          'Ouvrez [[Settings]], puis {{Sécurité et mot de passe}}, et appuyez sur {{Supprimer mon compte}}.',
          'Lisez la liste de ce qui disparaît.',
          'Saisissez votre mot de passe, ou le code reçu par e-mail, puis le mot demandé.',
          'Appuyez sur {{Supprimer définitivement}}.',
        ],
      },
      'Tableaux, tâches, notes, événements, humeurs, préférences et code de parrainage sont effacés aussitôt, et tous vos appareils déconnectés. Les journaux techniques s’effacent d’eux-mêmes, au plus tard après douze mois.',
      {
        tip: 'Juste envie d’une pause ? [Déconnectez-vous](rester-connecte-30-jours), et désactivez les notifications. Votre espace vous attendra.',
      },
    ],
    related: ['telecharger-ses-donnees', 'rappels-et-resume-du-matin', 'appareil-inconnu'],
    words: 'effacer fermer compte résilier rgpd désinscrire supprimer',
  },
  'code-de-parrainage-refuse': {
    lead: 'Un code ressemble à CAD-7KQM-4XTR et ne se saisit qu’une fois par compte. Voici ce que veut dire chaque refus.',
    blocks: [
      'La saisie se fait dans [[Community Hub]], par [[enter a referral code]]. Les majuscules, les espaces et les tirets ne comptent pas. Si vous êtes venu par un lien d’invitation, son code est compté avec l’inscription : il n’y a plus rien à saisir.',
      {
        steps: [
          'Aucun membre n’a ce code : relisez-le avec la personne qui vous l’a donné, lettre par lettre.',
          'C’est votre propre code : partagez-le, et saisissez celui d’un autre.',
          'Un code a déjà été saisi avec ce compte : il n’y en a qu’un, et il ne change plus.',
          'Trop d’essais : patientez le temps indiqué.',
          'Pas de connexion : le code reste dans le champ, réessayez quand elle revient.',
        ],
      },
      'Un code accepté compte aussitôt pour la personne qui vous a invité, qui en est prévenue, et pour l’objectif de toute la communauté.',
      {
        tip: 'Le vôtre se trouve sur la même page, sous [[your referral code]], prêt à copier ou à partager.',
      },
    ],
    related: ['copier-un-tableau-de-la-communaute', 'trop-d-essais', 'creer-son-compte'],
    words: 'parrain filleul ambassadeur invitation code referral',
  },
} satisfies SubjectTexts<'profile'>

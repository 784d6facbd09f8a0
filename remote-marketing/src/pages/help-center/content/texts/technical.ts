import type { SubjectTexts } from '../article-text.ts'

export default {
  'calendrier-en-echec': {
    lead: 'Sous le nom d’un calendrier, une ligne dit depuis quand sa lecture échoue, et pourquoi. Ce qui avait été lu reste affiché.',
    blocks: [
      {
        steps: [
          'Dans [[Life Planner]], ouvrez {{Calendriers}} (sur un téléphone, par {{Semaine et vacances}}) et lisez la raison.',
          'Le serveur demande une connexion : cherchez, dans l’autre agenda, une adresse « privée » ou « publique » au format iCal.',
          'Il n’y a plus rien à cette adresse : votre établissement l’a changée, souvent à la rentrée. Abonnez-vous à la nouvelle, puis désabonnez-vous de l’ancienne.',
          'Le calendrier est trop volumineux : demandez une adresse limitée à votre groupe ou à l’année. La limite est de 2 Mo.',
          'Le serveur ne répond pas : attendez. Cadence réessaie d’elle-même.',
        ],
      },
      'Le bouton de relecture, à côté du nom, fait un essai tout de suite.',
      {
        tip: 'Pour vérifier une adresse, ouvrez-la dans le navigateur : si une page s’affiche au lieu d’un téléchargement, ce n’est pas la bonne.',
      },
    ],
    related: ['emploi-du-temps-abonne', 'fichier-ics-refuse', 'heures-decalees'],
    words: 'ade hyperplanning abonnement erreur mise à jour échec calendrier url',
  },
  'fichier-ics-refuse': {
    lead: 'Un fichier qui ne s’importe pas est rarement un agenda abîmé. Le message dit ce qui manque ; votre planning, lui, n’a pas changé.',
    blocks: [
      {
        steps: [
          'Ce fichier n’est pas un calendrier iCalendar : un .csv, un .pdf ou une page enregistrée ne le sont pas. Exportez en .ics.',
          'Il est trop volumineux, au-delà de 5 Mo : exportez une période plus courte.',
          'Il ferait dépasser 5 000 événements, le maximum d’un planning : retirez-en d’abord.',
          'Rien de nouveau dans ce fichier : tout y est déjà.',
        ],
      },
      'Un fichier .zip de Google Agenda en contient plusieurs : décompressez-le, puis importez chaque .ics.',
      'Des événements sont annoncés illisibles ? Ils sont laissés de côté, et les autres passent. Ceux dont le fuseau est inconnu gardent l’heure écrite.',
      {
        tip: 'Avant d’appuyer sur {{Importer}}, la fenêtre compte ce qui va changer. Vous pouvez fermer sans risque.',
      },
    ],
    related: ['importer-et-exporter', 'emploi-du-temps-abonne', 'calendrier-en-echec'],
    words: 'ics import erreur fichier refuse iCalendar google zip',
  },
  'heures-decalees': {
    lead: 'Un cours de 10 h affiché à 9 h ou à 11 h : la cause tient presque toujours à un fuseau horaire. Trouvez lequel.',
    blocks: [
      {
        steps: [
          'Tout est décalé : vérifiez {{Fuseau horaire}} dans [[Settings]], rubrique {{Langue et région}}, puis l’heure de l’appareil.',
          'Seul un calendrier abonné l’est : l’adresse donne ses heures sans fuseau, ou dans un autre. Regardez les réglages de l’agenda d’où il vient.',
          'Un seul événement l’est : ouvrez-le. S’il a été créé ailleurs, une ligne dit à quelles heures il se lit.',
        ],
      },
      'En voyage, les heures suivent l’appareil si vous n’avez pas choisi de ville : un cours de 10 h à Paris se lit 4 h à New York, et c’est bien le même instant.',
      {
        tip: 'Vous suivez des cours à distance ? Choisissez {{Paris}} : votre planning restera à l’heure de vos professeurs.',
      },
    ],
    related: ['regler-son-fuseau-horaire', 'calendrier-en-echec', 'planning-de-la-semaine'],
    words: 'décalage heure été hiver fuseau horaire une heure de plus timezone',
  },
  'rappels-absents': {
    lead: 'Un rappel qui ne vient pas s’est arrêté quelque part. Remontez le chemin, de Cadence jusqu’à votre écran.',
    blocks: [
      {
        steps: [
          'Dans [[Settings]], {{Notifications}} : {{Rappels de tâches}} est-il activé, avec {{Notifications push}} ou {{Notifications par e-mail}} ?',
          'Sous {{Quand vous rappeler}}, un délai est-il choisi {{Avant une échéance}} ?',
          'La tâche a-t-elle une échéance, et n’est-elle pas déjà cochée ?',
          'L’heure tombait-elle dans vos {{Heures calmes}} ?',
          'Essayez {{M’envoyer un rappel d’essai}}.',
        ],
      },
      'Si l’essai dit être envoyé sans rien montrer, regardez du côté du système : le mode concentration, l’économie de batterie ou les réglages du navigateur peuvent tout taire.',
      'Par e-mail, cherchez dans les courriers indésirables, et marquez le message comme légitime.',
      {
        tip: 'Sur iPhone et iPad, les notifications demandent iOS 16.4 et Cadence sur l’écran d’accueil : dans Safari, « Partager », puis « Sur l’écran d’accueil ». Sinon, les rappels viennent par e-mail.',
      },
    ],
    related: ['notifications-bloquees', 'rappels-et-resume-du-matin', 'echeances-et-priorites'],
    words: 'notification rappel pas reçu alerte push absent',
  },
  'notifications-bloquees': {
    lead: 'Cadence ne peut pas lever seule un refus donné au navigateur. Vous le pouvez, en quatre gestes.',
    blocks: [
      {
        steps: [
          'Cliquez sur l’icône à gauche de l’adresse du site.',
          'Ouvrez les autorisations, ou les réglages du site.',
          'Pour « Notifications », choisissez « Autoriser ».',
          'Revenez à Cadence, et réactivez {{Notifications push}} dans [[Settings]].',
        ],
      },
      'L’autorisation vaut pour un navigateur sur un appareil. Sur les autres, la page dit que les notifications sont activées pour votre compte, et propose {{Autoriser ici}}.',
      'En fenêtre privée, la plupart des navigateurs refusent d’office. Et tous ne savent pas recevoir quand Cadence est fermée : la page le dit, et les e-mails prennent alors le relais.',
      { tip: 'Sous Windows et macOS, vérifiez aussi que le système laisse parler le navigateur.' },
    ],
    related: ['rappels-absents', 'rappels-et-resume-du-matin', 'minuteur-silencieux'],
    words: 'autoriser bloquer refus permission chrome firefox safari push notification',
  },
  'minuteur-silencieux': {
    lead: 'Le temps était écoulé et vous n’avez rien entendu. Trois réglages décident de ce son : celui de l’outil, de l’onglet et de l’appareil.',
    blocks: [
      {
        steps: [
          'Sur [[Timer]], avant de lancer une séance, regardez le haut-parleur. S’il est barré, {{Activer le son de fin}} le rend.',
          'Regardez l’onglet : un navigateur peut couper le son d’un site. Un clic droit sur l’onglet le rétablit.',
          'Vérifiez le volume, et le mode silencieux du téléphone.',
          'Ne fermez pas l’onglet : c’est lui qui sonne.',
        ],
      },
      'Les navigateurs ne laissent jouer un son qu’après un geste de votre part. Une séance reprise après un rechargement peut donc finir en silence, tant que vous n’avez pas touché la page.',
      'Pour être prévenu ailleurs, activez les [notifications](rappels-et-resume-du-matin) : sur un ordinateur, la fin d’une séance s’affiche quand vous regardez autre chose.',
      {
        tip: 'Sur un iPhone, l’écran verrouillé endort la page. Gardez l’écran allumé avec [[Focus Shield]].',
      },
    ],
    related: ['lancer-le-minuteur', 'notifications-bloquees', 'focus-shield'],
    words: 'son bruit sonnerie alarme muet volume timer',
  },
  'page-indisponible': {
    lead: 'Une partie de Cadence n’a pas pu se charger. Le reste fonctionne : c’est ainsi que le site est construit.',
    blocks: [
      {
        steps: [
          'Appuyez sur {{Réessayer}}. Une coupure d’une seconde suffit à l’expliquer.',
          'Si le réseau était tombé, attendez : la page revient toute seule avec lui.',
          'Désactivez un instant le bloqueur de publicités pour Cadence.',
          'Rechargez la page, puis essayez dans une fenêtre privée.',
          'Mettez le navigateur à jour : il faut Chrome ou Edge 111, Firefox 115, Safari 16.4, ou plus récent.',
        ],
      },
      'Si l’écran dit {{Une nouvelle version est disponible}}, {{Recharger}} suffit : Cadence a changé depuis que l’onglet est ouvert.',
      'Ce que vous avez enregistré n’est pas touché. Ce qui attendait d’être envoyé reste dans ce navigateur.',
      {
        tip: 'Cela dure ? [Dites-le-nous](/help-center#contact), avec le nom de la page, l’appareil et le navigateur.',
      },
    ],
    related: ['stockage-plein', 'tableau-absent', 'renvoye-a-la-connexion'],
    words: 'panne erreur bug chargement blanc lent navigateur version section indisponible',
  },
} satisfies SubjectTexts<'technical'>

import type { SubjectTexts } from '../article-text.ts'

export default {
  'planning-de-la-semaine': {
    lead: 'Cours, révisions, rendez-vous et échéances sur une même semaine : Life Planner se remplit d’un clic par heure.',
    blocks: [
      {
        steps: [
          'Dans l’outil [[Life Planner]], cliquez sur une heure : {{Nouvel événement}} s’ouvre à cet endroit.',
          'Donnez un {{Titre}}, vérifiez les heures, choisissez un {{Type}} : {{Cours}}, {{Travail}}, {{Repos}} ou {{Examen}}.',
          'Sous {{Plus}}, ajoutez une {{Matière}}, un {{Lieu}} ou des {{Notes}}.',
          'Appuyez sur {{Enregistrer}}.',
        ],
      },
      'Un événement peut durer {{Toute la journée}}, ou [se répéter](cours-chaque-semaine). Les tâches qui ont une échéance se montrent au-dessus de leur jour.',
      'Les flèches passent à la semaine suivante ou précédente, {{Aujourd’hui}} vous ramène. Sur un petit écran, le planning montre un jour à la fois.',
      {
        tip: 'Votre établissement publie l’emploi du temps en ligne ? [Abonnez-vous](emploi-du-temps-abonne) plutôt que de le recopier.',
      },
    ],
    related: ['deplacer-un-cours', 'cours-chaque-semaine', 'emploi-du-temps-abonne'],
    words: 'calendrier agenda emploi du temps calendar événement cours semaine réunion rendez-vous',
  },
  'emploi-du-temps-abonne': {
    lead: 'L’emploi du temps de votre établissement peut venir tout seul dans Cadence, et s’y tenir à jour quand une salle change.',
    blocks: [
      {
        steps: [
          'Cherchez l’adresse de votre calendrier dans ADE, Hyperplanning, Google ou Outlook. Elle commence par « https » ou « webcal ».',
          'Dans [[Life Planner]], ouvrez {{Calendriers}} ; sur un téléphone, par {{Semaine et vacances}}.',
          'Collez-la sous {{Adresse du calendrier}}, puis {{Voir ce calendrier}} : ses prochains événements s’affichent.',
          'Donnez un nom et une couleur, puis {{S’abonner}}.',
        ],
      },
      'Cadence relit cette adresse pour vous. Les cours ainsi reçus ne se modifient pas ici, puisqu’ils changent à la source ; {{Copier}} fait d’un cours un événement à vous.',
      'Vous pouvez suivre jusqu’à vingt calendriers, en masquer un le temps des vacances, ou vous en désabonner.',
      {
        tip: 'Seulement un fichier, sans adresse ? Il [s’importe](importer-et-exporter), mais il ne se mettra pas à jour.',
      },
    ],
    related: ['calendrier-en-echec', 'importer-et-exporter', 'planning-de-la-semaine'],
    words: 'ade hyperplanning edt abonnement google agenda outlook ical synchroniser webcal université fac',
  },
  'importer-et-exporter': {
    lead: 'Un fichier .ics est un agenda dans une boîte : tous les calendriers savent le lire. Cadence en reçoit, et en prépare.',
    blocks: [
      'Dans [[Life Planner]], ouvrez {{Calendriers}} (sur un téléphone, par {{Semaine et vacances}}), puis {{Importer ou exporter}}.',
      {
        steps: [
          'Pour importer : {{Choisir un fichier}}. Cadence lit et dit combien d’événements sont nouveaux, déjà là, ou mis à jour. Rien ne change avant {{Importer}}.',
          'Pour exporter : {{Exporter en .ics}} prépare vos événements et vos échéances dans un fichier, à ouvrir dans un autre agenda.',
        ],
      },
      'Importer deux fois le même fichier ne crée pas de doublon. Un événement annulé par son auteur est retiré, un événement illisible est laissé de côté et compté.',
      'Un fichier est une photo : il ne bouge plus ensuite. Pour un calendrier vivant, préférez [un abonnement](emploi-du-temps-abonne), et dans l’autre sens [l’adresse privée](planning-dans-un-autre-agenda).',
      { tip: 'Cinq mégaoctets au plus, soit des années d’emploi du temps.' },
    ],
    related: ['fichier-ics-refuse', 'planning-dans-un-autre-agenda', 'telecharger-ses-donnees'],
    words: 'ics ical icalendar import export fichier google agenda apple outlook',
  },
  'vacances-et-premier-jour': {
    lead: 'Vacances scolaires, jours fériés et premier jour de la semaine : de quoi faire ressembler le planning à votre année.',
    blocks: [
      {
        steps: [
          'Dans [[Life Planner]], ouvrez {{Semaine et vacances}}.',
          'Sous {{Premier jour de la semaine}}, choisissez {{Vendredi}}, {{Lundi}} ou {{Dimanche}}.',
          'Sous {{Vacances et jours fériés}}, choisissez {{Zone A}}, {{Zone B}}, {{Zone C}}, {{Alsace et Moselle (zone B)}}, {{Corse}} ou un territoire d’outre-mer.',
          'Fermez : le planning a déjà changé.',
        ],
      },
      'Les vacances s’affichent au-dessus des journées, comme une bande. Sous le choix se lisent les académies de la zone, et jusqu’à quand les vacances sont publiées. Pour quelques territoires, seuls les jours fériés sont connus.',
      'Au départ, la semaine du planning commence le vendredi. Dès que vous choisissez un jour, le suivi et l’humeur comptent les mêmes semaines.',
      {
        tip: 'La zone se règle aussi dans les paramètres, rubrique {{Langue et région}}, et vous suit sur chaque appareil.',
      },
    ],
    related: ['planning-de-la-semaine', 'regler-son-fuseau-horaire', 'jour-semaine-mois'],
    words: 'vacances scolaires jours fériés zone a b c lundi vendredi semaine commence',
  },
  'plan-de-revision': {
    lead: 'Donnez la date d’un examen et le nombre d’heures : Cadence cherche les moments libres d’ici là et propose des séances.',
    drawing: 'revision',
    blocks: [
      {
        steps: [
          'En [mode édition](composer-un-tableau-de-bord), ajoutez l’outil {{Examens}}, puis enregistrez le tableau.',
          'Dans l’outil, {{Ajouter un examen}} : un titre, un jour, une heure. Puis, sur sa ligne, {{Plan de révision}}.',
          'Réglez les {{Heures de révision}}, la {{Durée d’une séance}}, et les {{Jours sans révision}}. {{Au plus tôt}} et {{Au plus tard}} gardent vos soirées.',
          'Appuyez sur {{Proposer des séances}}, puis sur {{Ajouter}} pour celles qui vous conviennent.',
        ],
      },
      'Les séances évitent vos cours, abonnements compris, et se rapprochent vers la fin. Chacune devient un événement de votre planning, que vous déplacez comme les autres.',
      'Si la place manque, Cadence le dit au lieu de serrer : élargissez les heures, ou libérez un jour.',
      {
        tip: '{{Proposer d’autres séances}} cherche à nouveau, sans toucher à celles que vous avez déjà ajoutées.',
      },
    ],
    related: ['planning-de-la-semaine', 'rappels-et-resume-du-matin', 'matieres'],
    words: 'examen partiel révision réviser bac concours compte à rebours',
  },
  'rappels-et-resume-du-matin': {
    lead: 'Avant une échéance, avant un examen, ou chaque matin : c’est vous qui dites quand Cadence peut vous interrompre.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis {{Notifications}}.',
          'Activez {{Rappels de tâches}}, et un chemin au moins : {{Notifications push}} ou {{Notifications par e-mail}}.',
          'Sous {{Quand vous rappeler}}, cochez les délais {{Avant une échéance}} et {{Avant un examen}}.',
          'Essayez tout de suite avec {{M’envoyer un rappel d’essai}}.',
        ],
      },
      'Le {{Résumé du matin}} réunit le premier événement du jour, vos échéances et ce qui est en retard, à l’heure que vous choisissez. Les jours où il n’y a rien, rien ne part.',
      'Pendant les {{Heures calmes}}, un rappel attend leur fin, ou les devance quand il arriverait trop tard.',
      {
        tip: 'Les e-mails de rappel ne partent que si aucun de vos navigateurs ne reçoit de notification push.',
      },
    ],
    related: ['rappels-absents', 'notifications-bloquees', 'echeances-et-priorites'],
    words: 'notification alerte rappel push e-mail matin heures calmes',
  },
} satisfies SubjectTexts<'planning'>

import { fr } from '../../../parts/typography.ts'
import { type Category, type CategoryName, categories } from './categories.ts'

/**
 * Every article by category and subject: its name, which is the end of its address and never changes, and its title. The
 * texts of a subject are in the file that `article-texts.ts` names, and load with the first article of the subject.
 */
const titles = {
  'premier-pas': {
    account: {
      label: 'Votre compte',
      'creer-son-compte': 'Créer son compte',
      'verifier-son-e-mail': 'Vérifier son e-mail et ouvrir son espace',
      'entrer-avec-google': 'Entrer avec un compte Google',
      'rester-connecte-30-jours': 'Rester connecté 30 jours',
    },
    firstHour: {
      label: 'La première heure',
      'premier-tableau': 'Lire son premier tableau de bord',
      'premiere-seance': 'Lancer sa première séance de 25 minutes',
      'premier-outil': 'Ajouter un premier outil à son tableau',
      'alleger-son-tableau': 'Garder trois outils, et retirer le reste',
      'se-reperer-sur-telephone': 'Trouver ses repères sur un téléphone',
    },
    ownSpace: {
      label: 'Un espace à votre main',
      'noms-en-anglais': 'Se repérer quand un nom est en anglais',
      'choisir-sa-langue': 'Mettre tout l’espace en français',
      'regler-son-fuseau-horaire': 'Régler son fuseau horaire',
    },
  },
  fonctionnalites: {
    boards: {
      label: 'Tableaux de bord',
      'composer-un-tableau-de-bord': 'Composer et enregistrer un tableau de bord',
      'ranger-sa-collection': 'Ranger ses tableaux dans la Collection',
      'tableau-principal': 'Choisir le tableau qui s’ouvre en premier',
      'bibliotheque-d-outils': 'Parcourir la bibliothèque d’outils',
      'bandeau-en-ce-moment': 'Lire le bandeau « En ce moment »',
      'changer-de-theme': 'Passer du thème sombre au thème clair',
    },
    focus: {
      label: 'Temps et concentration',
      'lancer-le-minuteur': 'Travailler 25 minutes avec le minuteur',
      'focus-shield': 'Se concentrer avec Focus Shield',
      historique: 'Relire ses semaines dans l’historique',
      'personal-tracker': 'Comprendre les tuiles du Personal Tracker',
    },
    tasks: {
      label: 'Tâches et objectifs',
      'liste-de-taches': 'Tenir sa liste de tâches',
      'echeances-et-priorites': 'Donner une échéance et une priorité à une tâche',
      matieres: 'Donner une couleur à chaque matière',
      'tableau-des-taches': 'Suivre un projet en colonnes avec Taskboard',
      'objectifs-du-jour': 'Choisir trois objectifs avec Daily Focus',
    },
    notes: {
      label: 'Notes et humeur',
      'prendre-des-notes': 'Prendre des notes dans NotePad',
      'saisie-rapide': 'Noter une idée depuis n’importe quelle page',
      'humeur-du-jour': 'Noter son humeur avec Mood Check',
      'citation-du-jour': 'Lire et garder la citation du jour',
    },
    planning: {
      label: 'Planning et examens',
      'planning-de-la-semaine': 'Remplir sa semaine dans Life Planner',
      'emploi-du-temps-abonne': 'S’abonner à son emploi du temps',
      'importer-et-exporter': 'Importer ou exporter un fichier .ics',
      'vacances-et-premier-jour': 'Afficher les vacances, choisir le premier jour',
      'plan-de-revision': 'Préparer un examen avec un plan de révision',
      'rappels-et-resume-du-matin': 'Recevoir des rappels et un résumé du matin',
    },
  },
  'tutoriels-video': {
    arranging: {
      label: 'Composer son tableau',
      'deplacer-a-la-souris': 'Déplacer et agrandir un outil à la souris',
      'deplacer-au-clavier': 'Déplacer et agrandir un outil au clavier',
      'annuler-pendant-l-edition': 'Annuler et rétablir pendant l’édition',
      'ajuster-sur-un-telephone': 'Ajuster son tableau sur un téléphone',
      'reordonner-sur-telephone': 'Changer l’ordre des cartes d’un geste du pouce',
      'dupliquer-un-tableau': 'Partir d’un tableau que l’on a déjà',
      'copier-un-tableau-de-la-communaute': 'Copier un tableau de la communauté',
      'essayer-un-theme': 'Essayer un thème de couleurs avant de le garder',
    },
    scheduling: {
      label: 'Tenir son planning',
      'cours-chaque-semaine': 'Noter un cours qui revient chaque semaine',
      'deplacer-un-cours': 'Déplacer un cours, changer sa durée',
      'changer-une-seule-seance': 'Changer une seule séance d’une série',
      'jour-semaine-mois': 'Passer du jour à la semaine, puis au mois',
      'planning-dans-un-autre-agenda': 'Voir son planning dans un autre agenda',
    },
    working: {
      label: 'Travailler plus vite',
      'deplacer-une-carte': 'Faire avancer une carte du Taskboard',
      'ajouter-une-colonne': 'Ajouter, renommer et ranger des colonnes',
      'coller-une-liste': 'Coller toute une liste de tâches',
      'enchainer-des-seances': 'Enchaîner séances et pauses',
      'aller-partout-au-clavier': 'Ouvrir une page sans quitter le clavier',
    },
  },
  'support-technique': {
    access: {
      label: 'Entrer dans son compte',
      'mot-de-passe-oublie': 'Retrouver un mot de passe oublié',
      'e-mail-de-verification-absent': 'L’e-mail de vérification n’arrive pas',
      'lien-qui-ne-marche-plus': 'Le lien d’un e-mail ne marche plus',
      'google-echoue': 'La connexion avec Google échoue',
      'renvoye-a-la-connexion': 'Se retrouver sur la page de connexion',
      'trop-d-essais': 'Que faire après « Trop d’essais »',
    },
    profile: {
      label: 'Profil et sécurité',
      'changer-de-mot-de-passe': 'Changer de mot de passe',
      'compte-google-sans-mot-de-passe': 'Ajouter un mot de passe à un compte Google',
      'changer-d-adresse-e-mail': 'Changer d’adresse e-mail',
      'corriger-son-nom': 'Corriger son nom ou son prénom',
      'photo-refusee': 'La photo de profil est refusée',
      'appareil-inconnu': 'Un appareil inconnu est connecté',
      'telecharger-ses-donnees': 'Télécharger une copie de ses données',
      'supprimer-son-compte': 'Supprimer son compte',
      'code-de-parrainage-refuse': 'Un code de parrainage est refusé',
    },
    missing: {
      label: 'Tableaux et contenu',
      'annuler-une-suppression': 'Revenir sur une suppression',
      'tableau-absent': 'Un tableau manque sur l’autre appareil',
      'modifications-non-enregistrees': '« Modifications non enregistrées » reste affiché',
      'deux-versions': 'Un tableau ou une note existe en double',
      'outil-impossible-a-ajouter': 'Un outil ne s’ajoute pas',
      'disposition-par-defaut': 'Revenir à la disposition de départ',
      'stockage-plein': '« Stockage plein » s’affiche',
      'mention-exemple': 'Des chiffres portent la mention « Exemple »',
    },
    technical: {
      label: 'Planning, rappels, navigateur',
      'calendrier-en-echec': 'Un calendrier abonné ne se met plus à jour',
      'fichier-ics-refuse': 'Un fichier .ics ne s’importe pas',
      'heures-decalees': 'Les heures du planning sont décalées',
      'rappels-absents': 'Les rappels n’arrivent pas',
      'notifications-bloquees': 'Le navigateur bloque les notifications',
      'minuteur-silencieux': 'Le minuteur finit sans bruit',
      'page-indisponible': 'Une page dit « Cette section est indisponible »',
    },
  },
} as const satisfies Record<CategoryName, Record<string, { label: string; [name: string]: string }>>

type Titles = typeof titles
type SubjectsOf<C extends CategoryName> = Extract<keyof Titles[C], string>

/** The name of a subject: the articles of one file. */
export type SubjectName = { [C in CategoryName]: SubjectsOf<C> }[CategoryName]

type ListedIn<C extends CategoryName, S extends string> = S extends keyof Titles[C]
  ? Exclude<Extract<keyof Titles[C][S], string>, 'label'>
  : never

/** The names of the articles of a subject. */
export type ArticleNameOf<S extends SubjectName> = { [C in CategoryName]: ListedIn<C, S> }[CategoryName]

/** The name of an article: the end of its address. */
export type ArticleName = { [S in SubjectName]: ArticleNameOf<S> }[SubjectName]

/** An article as lists name it. */
export interface ListedArticle {
  name: ArticleName
  title: string
  subject: SubjectName
  category: Category
}

/** The articles of a category about one subject. */
export interface Subject {
  name: SubjectName
  label: string
  articles: readonly ListedArticle[]
}

// `Object.entries` forgets which key has which value; a test compares the names with those of the texts.
function subjectsIn(category: Category): Subject[] {
  return Object.entries<Record<string, string>>(titles[category.name]).map(
    ([subject, { label = '', ...own }]) => {
      const name = subject as SubjectName
      const articles = Object.entries(own).map(([article, title]) => ({
        name: article as ArticleName,
        title: fr(title),
        subject: name,
        category,
      }))
      return { name, label: fr(label), articles }
    },
  )
}

const byCategory = new Map(categories.map((category) => [category.name, subjectsIn(category)]))

/** The subjects of a category, each with its articles. */
export function subjectsOf(category: CategoryName): readonly Subject[] {
  return byCategory.get(category) ?? []
}

/** Every article, in the order of the categories. */
export const articles: readonly ListedArticle[] = [...byCategory.values()]
  .flat()
  .flatMap((subject) => subject.articles)

const byName = new Map<string, ListedArticle>(articles.map((article) => [article.name, article]))

/** The article of a name; undefined for an unknown one. */
export function articleNamed(name: string): ListedArticle | undefined {
  return byName.get(name)
}

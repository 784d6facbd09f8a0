import { anyOf } from './plain-text.ts'

/** Each spelling with its number, from lists of spellings by number. */
function numbered(lists: readonly string[], first: number): ReadonlyMap<string, number> {
  return new Map(lists.flatMap((list, at) => list.split(' ').map((word) => [word, at + first] as const)))
}

/** Names of the weekdays without accents, by number from 0 for Sunday; frequent slips are among them. */
const weekdays = numbered(
  [
    'dimanche dimache dimanch dimenche sunday domingo',
    'lundi lundy luni monday lunes',
    'mardi madri tuesday tusday martes',
    'mercredi mecredi mercedi mercrdi wednesday wensday wednsday wedensday miercoles',
    'jeudi jeuid jedui jeudy thursday thusday thurdsay jueves',
    'vendredi vendrdi vendedi venderdi friday firday viernes',
    'samedi samdi smedi saturday satuday saterday sabado',
  ],
  0,
)

/** Short names. They are also words of their own (a game, the sea), so an hour or a day must follow. */
const shortWeekdays = numbered(
  ['dim', 'lun', 'mar tue tues', 'mer wed', 'jeu thu thur thurs', 'ven fri', 'sam'],
  0,
)

const months = numbered(
  [
    'janvier janv jan january enero',
    'fevrier fevr fev february febuary feb febrero',
    'mars march marzo',
    'avril avr april apr abril',
    'mai may mayo',
    'juin june jun junio',
    'juillet juil july jul julio',
    'aout august aug agosto',
    'septembre sept sep september septiembre',
    'octobre oct october octubre',
    'novembre nov november noviembre',
    'decembre dec december diciembre',
  ],
  1,
)

const counts = new Map([
  ...numbered('un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '), 1),
  ...numbered('one two three four five six seven eight nine ten eleven twelve'.split(' '), 1),
  ...([
    ['une', 1],
    ['a', 1],
    ['an', 1],
    ['quinze', 15],
  ] as const),
])

/** Patterns of the words above. A dot may follow a short name. */
export const WEEKDAY = `(?:${anyOf(weekdays.keys())})`
export const WEEKDAYS = `(?:${anyOf(weekdays.keys())})s?`
export const SHORT_WEEKDAY = `(?:${anyOf(shortWeekdays.keys())})`
export const MONTH = `(?:${anyOf(months.keys())})\\.?`
export const COUNT = `(?:\\d{1,3}|${anyOf(counts.keys())})`

/** Number of a weekday, from 0 for Sunday. The plural counts too. */
export const weekdayOf = (word: string) =>
  weekdays.get(word) ??
  weekdays.get(word.replace(/s$/, '')) ??
  shortWeekdays.get(word.replace(/\.$/, '')) ??
  0

export const monthOf = (word: string) => months.get(word.replace(/\.$/, '')) ?? 1

export const countOf = (word: string) => counts.get(word) ?? Number(word)

/** French nouns that end like an infinitive. */
const nouns = new Set(
  (
    'diner dejeuner gouter souper atelier cahier papier dossier chantier hiver loisir plaisir soir livre lettre theatre ' +
    'histoire chapitre semestre trimestre centre rencontre foire memoire laboratoire courrier quartier metier premier ' +
    'premiere dernier derniere hier mer autre notre votre offre titre oeuvre master answer computer paper dinner summer ' +
    'winter number letter order dokter leader poster concert flyer amphitheatre cadre ordre arbre litre metre pere mere ' +
    'frere affaire anniversaire formulaire horaire seminaire commentaire salaire partenaire inventaire stagiaire ' +
    'infirmier calendrier cuisinier escalier janvier fevrier bar car war star air cher clair bonsoir couloir trottoir ' +
    'miroir devoir pouvoir espoir terminaire litterature voiture lecture culture ouverture fermeture rupture facture ' +
    'ceinture structure architecture peinture ecriture nourriture heure mesure nature texture procedure brochure terre ' +
    'guerre verre pierre colere priere matiere carriere biere croisiere riviere maniere barriere lumiere filiere ' +
    'cimetiere critere caractere mystere genre foot barre bibliothecaire glossaire repertoire territoire ' +
    'observatoire oratoire trajectoire victoire gloire noire voire poivre cuivre fievre chambre decembre novembre ' +
    'octobre septembre membre nombre ombre sucre massacre registre spectre feutre meutre fenetre maitre pretre salamandre'
  ).split(/\s+/),
)

const englishVerbs = new Set(
  (
    'ask bake book bring buy call cancel check clean close collect contact cook create do draft email empty fill find ' +
    'finish fix get give go grade hand help install join learn leave look mail make meet move open order organise ' +
    'organize pack pay phone pick plan post practice practise prepare print put read remember remind renew rent reply ' +
    'research reserve return review revise ring schedule sell send sign solve sort start stop study submit take talk ' +
    'tell test text think tidy try turn update upload visit walk wash watch water work write'
  ).split(/\s+/),
)

/** Whether a text begins with something to do: an infinitive, or an English verb. */
export function beginsWithVerb(plain: string): boolean {
  const words = plain.match(/[\p{L}]+/gu) ?? []
  const [first = '', second = ''] = words
  if (first === 's' || first === 'se' || (first === 'ne' && second === 'pas')) return true
  if (englishVerbs.has(first)) return true
  return first.length > 3 && /(?:er|ir|re|oir)$/.test(first) && !nouns.has(first)
}

const handedIn = /\b(?:a|to) (?:rendre|remettre|deposer|envoyer|hand in|submit)\b/
const handingIn =
  /^\P{L}*(?:rendre|remettre|deposer|soumettre|envoyer|entregar|submit|hand in|turn in|send|return)\b/u

/** Whether a text is about handing something in: then an hour is a limit, and no meeting. */
export const handsIn = (plain: string) => handingIn.test(plain) || handedIn.test(plain)

const occasion =
  /(?<!\b(?:du|le|la|les|mon|ma|mes|pour|au|aux) |[ld]')\b(?:anniversaire|anniv|partiels?|examen|exam|concours|soutenance|oral|rdv|rendez-vous|vacances|concert|mariage|fete|ferie|voyage|rentree|birthday|midterm|appointment|wedding|holidays?|trip|cumpleanos)\b/

/** Whether a text names something that takes place on a day, also without an hour. */
export const takesPlace = (plain: string) => occasion.test(plain)

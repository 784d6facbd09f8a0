import { nows, type SentencesAt } from './sentence.ts'

/** French sentences at moments when the answer is not that of a plain day: late at night, at the end of a year, when the clocks change. */
export const frenchMoments: readonly SentencesAt[] = [
  {
    now: nows.sundayNight,
    sentences: [
      ['cours demain 8h', 'event | 2026-11-30 08:00-09:00 | Cours'],
      ['cours lundi 8h', 'event | 2026-11-30 08:00-09:00 | Cours'],
      ['cours 8h', 'event | 2026-11-30 08:00-09:00 | Cours'],
      ['dodo 23h55', 'event | 2026-11-29 23:55-2026-11-30 00:55 | Dodo'],
      ['dodo à minuit', 'event | 2026-11-30 00:00-01:00 | Dodo'],
      ['appel dans 20 minutes', 'event | 2026-11-30 00:10-01:10 | Appel'],
      ['RDV dentiste mardi prochain 15h', 'event | 2026-12-01 15:00-16:00 | RDV dentiste'],
      ['RDV dentiste lundi prochain 15h', 'event | 2026-11-30 15:00-16:00 | RDV dentiste'],
      ['apéro ce soir', 'event | 2026-11-30 00:00-01:00 | Apéro'],
      ['rendre le dm ce soir', 'task | 2026-11-29 | Rendre le dm'],
      ['rendre le dm avant minuit', 'task | 2026-11-29 23:59 | Rendre le dm'],
      ['rendre le dm dimanche', 'task | 2026-12-06 | Rendre le dm'],
      ['rendre le dm après-demain', 'task | 2026-12-01 | Rendre le dm'],
      ['rendre le dm lundi en huit', 'task | 2026-12-07 | Rendre le dm'],
      ['rendre le dm le 30', 'task | 2026-11-30 | Rendre le dm'],
      ['appeler mamie ce week-end', 'task | 2026-11-29 | Appeler mamie'],
      ['appeler mamie la semaine prochaine', 'task | 2026-11-30 | Appeler mamie'],
      ['appeler mamie en fin de semaine', 'task | 2026-12-04 | Appeler mamie'],
    ],
  },
  {
    now: nows.newYearsEve,
    sentences: [
      ['ranger demain', 'task | 2027-01-01 | Ranger'],
      ['TD lundi 10h', 'event | 2027-01-04 10:00-11:00 | TD'],
      ['payer le loyer le 3', 'task | 2027-01-03 | Payer le loyer'],
      ['payer le loyer le 31', 'task | 2026-12-31 | Payer le loyer'],
      ['payer le loyer fin du mois', 'task | 2026-12-31 | Payer le loyer'],
      ['payer le loyer dans un mois', 'task | 2027-01-31 | Payer le loyer'],
      ['payer le loyer dans deux mois', 'task | 2027-02-28 | Payer le loyer'],
      ['partiel le 12 janvier 8h', 'event | 2027-01-12 08:00-09:00 | Partiel'],
      ['exposé le 15 décembre 9h', 'event | 2027-12-15 09:00-10:00 | Exposé'],
      ['réveillon ce soir 22h-4h', 'event | 2026-12-31 22:00-2027-01-01 04:00 | Réveillon'],
      ['rendre le dm jeudi', 'task | 2027-01-07 | Rendre le dm'],
    ],
  },
  {
    now: nows.eveOfSummerTime,
    sentences: [
      ['course demain 10h', 'event | 2027-03-28 10:00-11:00 | Course'],
      // Summer time skips this hour. It is kept as it was written.
      ['train demain 02h30', 'event | 2027-03-28 02:30-03:30 | Train'],
      ['garde de nuit 23h-7h', 'event | 2027-03-27 23:00-2027-03-28 07:00 | Garde de nuit'],
      ['appel dans 24 heures', 'event | 2027-03-28 23:00-2027-03-29 00:00 | Appel'],
      ['rendre le dm dans 3 jours', 'task | 2027-03-30 | Rendre le dm'],
    ],
  },
  {
    now: nows.nightOfSummerTime,
    sentences: [
      ['appel dans 2 heures', 'event | 2027-03-28 04:30-05:30 | Appel'],
      // This night has begun.
      ['garde cette nuit à 4h', 'event | 2027-03-28 04:00-05:00 | Garde'],
      ['garde demain nuit à 4h', 'event | 2027-03-30 04:00-05:00 | Garde'],
      ['cours demain 8h', 'event | 2027-03-29 08:00-09:00 | Cours'],
      ['appeler mamie ce week-end', 'task | 2027-03-28 | Appeler mamie'],
    ],
  },
  {
    now: nows.nightOfWinterTime,
    sentences: [
      ['appel dans 2 heures', 'event | 2026-10-25 02:30-03:30 | Appel'],
      ['cours lundi 8h', 'event | 2026-10-26 08:00-09:00 | Cours'],
      ['rendre le dm demain', 'task | 2026-10-26 | Rendre le dm'],
    ],
  },
]

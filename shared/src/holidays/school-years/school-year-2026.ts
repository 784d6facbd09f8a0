import type { SchoolYear } from './school-year.ts'

const autumn = [
  ['allSaintsBreak', '2026-10-17', '2026-11-02'],
  ['christmasBreak', '2026-12-19', '2027-01-04'],
] as const
// The arrêté states the first day of the summer holidays. The return is not before the first of September.
const summer = [
  ['ascensionBreak', '2027-05-07', '2027-05-08'],
  ['summerBreak', '2027-07-03', '2027-09-01'],
] as const

/**
 * School year 2026-2027. Sources: for zones A, B and C the arrêté du 22 octobre 2025 fixant le calendrier scolaire (Journal
 * officiel, JORFTEXT000052416058); for La Réunion and French Polynesia (secondary schools) their own calendars; all as
 * published by the ministère de l'Éducation nationale (data.education.gouv.fr, « Calendrier scolaire », Licence Ouverte 2.0).
 */
export const schoolYear2026: SchoolYear = {
  A: [
    ...autumn,
    ['winterBreak', '2027-02-13', '2027-03-01'],
    ['springBreak', '2027-04-10', '2027-04-26'],
    ...summer,
  ],
  B: [
    ...autumn,
    ['winterBreak', '2027-02-20', '2027-03-08'],
    ['springBreak', '2027-04-17', '2027-05-03'],
    ...summer,
  ],
  C: [
    ...autumn,
    ['winterBreak', '2027-02-06', '2027-02-22'],
    ['springBreak', '2027-04-03', '2027-04-19'],
    ...summer,
  ],
  RE: [
    ['firstTermBreak', '2026-10-10', '2026-10-26'],
    ['southernSummerBreak', '2026-12-19', '2027-02-01'],
    ['thirdTermBreak', '2027-03-16', '2027-03-30'],
    ['fourthTermBreak', '2027-05-05', '2027-05-19'],
  ],
  PF: [
    ['septemberBreak', '2026-09-12', '2026-09-21'],
    ['novemberBreak', '2026-10-24', '2026-11-09'],
    ['christmasBreak', '2026-12-12', '2027-01-11'],
    ['februaryBreak', '2027-02-13', '2027-02-22'],
    ['easterBreak', '2027-03-27', '2027-04-12'],
    ['mayBreak', '2027-05-15', '2027-05-24'],
    ['longBreak', '2027-07-03', '2027-08-24'],
  ],
}

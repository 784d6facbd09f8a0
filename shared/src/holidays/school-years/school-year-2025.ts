import type { SchoolYear } from './school-year.ts'

const autumn = [
  ['allSaintsBreak', '2025-10-18', '2025-11-03'],
  ['christmasBreak', '2025-12-20', '2026-01-05'],
] as const
const summer = [
  ['ascensionBreak', '2026-05-14', '2026-05-18'],
  ['summerBreak', '2026-07-04', '2026-09-01'],
] as const

/**
 * School year 2025-2026. Sources: for zones A, B and C the arrêté du 7 décembre 2022 fixant le calendrier scolaire des
 * années 2023-2024, 2024-2025 et 2025-2026; for La Réunion the calendar of its rectorat; both as published by the ministère
 * de l'Éducation nationale (data.education.gouv.fr, « Calendrier scolaire », Licence Ouverte 2.0).
 */
export const schoolYear2025: SchoolYear = {
  A: [
    ...autumn,
    ['winterBreak', '2026-02-07', '2026-02-23'],
    ['springBreak', '2026-04-04', '2026-04-20'],
    ...summer,
  ],
  B: [
    ...autumn,
    ['winterBreak', '2026-02-14', '2026-03-02'],
    ['springBreak', '2026-04-11', '2026-04-27'],
    ...summer,
  ],
  C: [
    ...autumn,
    ['winterBreak', '2026-02-21', '2026-03-09'],
    ['springBreak', '2026-04-18', '2026-05-04'],
    ...summer,
  ],
  RE: [
    ['firstTermBreak', '2025-10-11', '2025-10-27'],
    ['southernSummerBreak', '2025-12-19', '2026-01-21'],
    ['thirdTermBreak', '2026-02-28', '2026-03-16'],
    ['fourthTermBreak', '2026-05-02', '2026-05-18'],
    ['southernWinterBreak', '2026-07-04', '2026-08-18'],
  ],
}

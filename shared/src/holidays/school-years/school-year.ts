import type { HolidayZone } from '@cadence/shared/schemas'

/** A break of the school year, by the name of its text. */
export type SchoolBreakName =
  | 'allSaintsBreak'
  | 'christmasBreak'
  | 'winterBreak'
  | 'springBreak'
  | 'ascensionBreak'
  | 'summerBreak'
  | 'firstTermBreak'
  | 'southernSummerBreak'
  | 'thirdTermBreak'
  | 'fourthTermBreak'
  | 'southernWinterBreak'
  | 'septemberBreak'
  | 'novemberBreak'
  | 'februaryBreak'
  | 'easterBreak'
  | 'mayBreak'
  | 'longBreak'

/** Its first day and the day on which the classes begin again, as `YYYY-MM-DD`. */
export type SchoolBreak = readonly [name: SchoolBreakName, from: string, to: string]

/** The breaks of one school year, as published. A zone without a calendar is missing. */
export type SchoolYear = { readonly [Zone in HolidayZone]?: readonly SchoolBreak[] }

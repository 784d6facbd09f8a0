import { frenchHolidaysTexts } from '@cadence/shared/holidays/holidays-select'
import { define } from './define.ts'

/** The place whose school holidays and public holidays the planner shows. */
export const holidaysSelectTexts = define('holidaysSelect', { fr: frenchHolidaysTexts })

import ICAL from 'ical.js'

/** Least and greatest value of each part with numbers (RFC 5545, section 3.3.10). ical.js lets `BYMONTHDAY=9999999x` pass. */
const PART_LIMITS: Record<string, readonly [number, number]> = {
  BYSECOND: [0, 60],
  BYMINUTE: [0, 59],
  BYHOUR: [0, 23],
  BYMONTHDAY: [-31, 31],
  BYYEARDAY: [-366, 366],
  BYWEEKNO: [-53, 53],
  BYMONTH: [1, 12],
  BYSETPOS: [-366, 366],
}

/** More days than the planner's years 1900 to 2199 have: with a longer interval no second start can follow. */
const INTERVAL_MAX = 110_000

/**
 * Most work of one rule. A candidate date costs `CANDIDATE_WORK`; a step to a month or a year, and a look at a weekday of
 * the rule, cost 1. Otherwise a rule without any date, such as the 30th of February, would freeze the page or the API.
 */
export const WORK_MAX = 200_000
const CANDIDATE_WORK = 10

/** ical.js looks ahead for rare weekdays: a February with five Mondays can be 40 years away. */
const YEARS_BEYOND = 50

/** The value of a date that a part of the rule restricts. */
const CANDIDATE_VALUES: Record<string, (date: ICAL.Time, rule: ICAL.Recur) => number | string> = {
  BYSECOND: ({ second }) => second,
  BYMINUTE: ({ minute }) => minute,
  BYHOUR: ({ hour }) => hour,
  BYDAY: (date) => ICAL.Recur.numericDayToIcalDay(date.dayOfWeek()),
  BYWEEKNO: (date, { wkst }) => date.weekNumber(wkst),
  BYMONTHDAY: ({ day }) => day,
  BYMONTH: ({ month }) => month,
  BYYEARDAY: (date) => date.dayOfYear(),
}

/** A rule that ical.js reads, but that has a value beyond the limits of the standard. */
class RuleLimitError extends Error {
  override readonly name = 'RuleLimitError'
}

/** The iteration has used up its work, or has left the years that are asked for. */
export class IterationEnd extends Error {
  override readonly name = 'IterationEnd'
}

/**
 * Reads a repetition rule, without what the standard does not know: ical.js would take over any name as its own field.
 * @throws when the rule cannot be read, or a value is beyond its limits.
 */
export function readRule(text: string): ICAL.Recur {
  const read = ICAL.Recur.fromString(text)
  const rule = new ICAL.Recur({ freq: read.freq, interval: read.interval, wkst: read.wkst })
  if (rule.interval > INTERVAL_MAX) throw new RuleLimitError('INTERVAL')
  rule.count = read.count
  rule.until = read.until
  for (const name of Object.keys(read.parts)) {
    const values: (string | number)[] = read.getComponent(name)
    const [least, greatest] = PART_LIMITS[name] ?? [0, 0]
    const isInside = (value: string | number) => Number(value) >= least && Number(value) <= greatest
    if (name !== 'BYDAY' && !values.every(isInside)) throw new RuleLimitError(name)
    rule.setComponent(name, values)
  }
  return rule
}

/**
 * The starts of a rule. The loops of ical.js have no end when no date satisfies the rule: here the methods that those
 * loops call count the work, and throw `IterationEnd`.
 */
export class RuleIterator extends ICAL.RecurIterator {
  readonly #lastYear: number
  #work = 0

  /** @param lastYear the last year whose starts are asked for. */
  constructor(rule: ICAL.Recur, start: ICAL.Time, lastYear: number) {
    // The first iteration already counts, so it waits until this object is whole.
    super({ rule, dtstart: start, initialized: true })
    this.#lastYear = lastYear
    this.fromData({ rule, dtstart: start })
  }

  /** The work so far. */
  get work(): number {
    return this.#work
  }

  #spend(work: number) {
    this.#work += work
    if (this.#work > WORK_MAX) throw new IterationEnd()
  }

  #stayBefore(year: number) {
    if (this.last.year > year) throw new IterationEnd()
  }

  override check_contracting_rules(): boolean {
    this.#spend(CANDIDATE_WORK)
    this.#stayBefore(this.#lastYear)
    // ical.js computes the week of the year for every date, which takes ten times as long as all the rest.
    return Object.keys(this.rule.parts).every((name) => {
      const value = CANDIDATE_VALUES[name]
      return value === undefined || this.check_contract_restriction(name, value(this.last, this.rule))
    })
  }

  override increment_month() {
    this.#spend(1)
    super.increment_month()
  }

  override increment_year(years: number) {
    this.#spend(1)
    super.increment_year(years)
    this.#stayBefore(this.#lastYear + YEARS_BEYOND)
  }

  override ruleDayOfWeek(...day: Parameters<ICAL.RecurIterator['ruleDayOfWeek']>) {
    this.#spend(1)
    return super.ruleDayOfWeek(...day)
  }
}

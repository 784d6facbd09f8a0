import type { Database } from '../../src/db/database.ts'

/** A database that calls `before` in its first transaction, before the work; an error of it ends the transaction. */
export function withFirstTransaction(
  db: Database,
  before: (tx: Database) => Database | Promise<Database>,
): Database {
  let isFirst = true
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction' || !isFirst) return Reflect.get(target, name, target)
      isFirst = false
      return (work: (tx: Database) => Promise<unknown>) =>
        target.transaction(async (tx) => work(await before(tx)))
    },
  })
}

/** A database whose first transaction ends with an error of this code. */
export const withFailure = (db: Database, code: string): Database =>
  withFirstTransaction(db, () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })
  })

import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { attemptLimits } from '../db/schema.ts'
import { prepareStatement } from '../db/statement.ts'
import type { Limits } from './limits.ts'

/** The two limits of a sign-in: by the address that it comes from, and by the account that it names. */
interface SignInLimits {
  /** Counts an attempt, for the address first: one that is refused there does not count for the account. */
  take(address: string, account: string): Promise<void>
  /** What a good sign-in does: its address gets the attempt back, and those of its account are forgotten. */
  forgive(address: string, account: string): Promise<void>
}

/** What an attempt has made of a count: `expire` in milliseconds since 1970. */
const countSchema = z.object({ isAddress: z.boolean(), points: z.number(), expire: z.number() })

/**
 * Where the database counts, by one prepared statement for both: asked one after the other, each sign-in would take
 * longer by a fiftieth, and as much again when they are forgiven.
 */
export function signInLimits(
  db: Database,
  { loginAccount, loginAddress }: Pick<Limits, 'loginAccount' | 'loginAddress'>,
): SignInLimits {
  const count = prepareStatement(db, 'count_sign_in', counting)
  const forget = prepareStatement(db, 'forgive_sign_in', forgiving)

  function stored(address: string, account: string) {
    const [byAddress, byAccount] = [loginAddress.stored(address), loginAccount.stored(account)]
    return byAddress && byAccount && { byAddress, byAccount, now: Date.now() }
  }

  return {
    async take(address, account) {
      const keys = stored(address, account)
      if (!keys) {
        await loginAddress.take(address)
        await loginAccount.take(account)
        return
      }
      const { byAddress, byAccount, now } = keys
      const rows = await count({
        address: byAddress.key,
        addressPoints: byAddress.points,
        addressExpire: now + byAddress.ms,
        account: byAccount.key,
        accountExpire: now + byAccount.ms,
        now,
      })
      for (const { isAddress, points, expire } of z.array(countSchema).parse(rows)) {
        const limit = isAddress ? loginAddress : loginAccount
        if (points > (isAddress ? byAddress : byAccount).points) throw limit.refusal(expire - now)
      }
    },
    async forgive(address, account) {
      const keys = stored(address, account)
      if (keys) {
        await forget({ address: keys.byAddress.key, account: keys.byAccount.key, now: keys.now })
      } else {
        await loginAddress.giveBack(address)
        await loginAccount.clear(account)
      }
    },
  }
}

const value = sql.placeholder

/** As the limits' own statement counts: a window that is over begins anew. */
const anew = sql`counted.expire <= ${value('now')}`
const adding = sql`
  on conflict (key) do update set
    points = case when ${anew} then 1 else counted.points + 1 end,
    expire = case when ${anew} then excluded.expire else counted.expire end
  returning points, expire::float8`

const counting = sql`
  with by_address as (
    insert into ${attemptLimits} as counted (key, points, expire)
    values (${value('address')}, 1, ${value('addressExpire')})
    ${adding}
  ), by_account as (
    insert into ${attemptLimits} as counted (key, points, expire)
    select ${value('account')}, 1, ${value('accountExpire')} from by_address
    where points <= ${value('addressPoints')}
    ${adding}
  )
  select true as "isAddress", * from by_address
  union all
  select false, * from by_account`

const forgiving = sql`
  with forgotten as (
    delete from ${attemptLimits} where key = ${value('account')}
  )
  update ${attemptLimits} set points = points - 1
  where key = ${value('address')} and expire > ${value('now')}`

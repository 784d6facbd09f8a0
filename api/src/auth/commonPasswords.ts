import { HttpError } from '../http/errors.ts'

export const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another one.'

let list: Promise<ReadonlySet<string>> | undefined

/** Read when somebody first chooses a password. */
function commonOnes(): Promise<ReadonlySet<string>> {
  list ??= import('./commonPasswords.data.ts').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  )
  return list
}

/** Signs at the ends make a common password fit the rules, and no less common. */
const SIGNS_AT_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * For a password that satisfies the rules of `newPasswordSchema`: those that are guessed first do, too, once a letter is a
 * capital and a sign stands at the end. Throws 400 with the field.
 */
export async function assertUncommon(password: string, field: string): Promise<void> {
  const common = await commonOnes()
  const typed = password.normalize('NFKC').toLowerCase()
  if (!common.has(typed) && !common.has(typed.replace(SIGNS_AT_ENDS, ''))) return
  throw new HttpError(400, COMMON_PASSWORD, { fields: { [field]: COMMON_PASSWORD } })
}

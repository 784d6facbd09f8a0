import { HttpError } from '../http/http-errors.ts'

export const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another one.'

let list: Promise<ReadonlySet<string>> | undefined

/** The list, loaded when somebody first chooses a password. */
function commonOnes(): Promise<ReadonlySet<string>> {
  list ??= import('./common-passwords.data.ts').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  )
  return list
}

/** Signs at both ends are ignored: `Password1!` is as easy to guess as `password1`. */
const SIGNS_AT_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * Refuses a common password. The rules of `newPasswordSchema` are not enough: `Password1!` satisfies them and is
 * guessed first.
 * @throws HttpError 400 with the field
 */
export async function assertUncommon(password: string, field: string): Promise<void> {
  const common = await commonOnes()
  const typed = password.normalize('NFKC').toLowerCase()
  if (!common.has(typed) && !common.has(typed.replace(SIGNS_AT_ENDS, ''))) return
  throw new HttpError(400, COMMON_PASSWORD, { fields: { [field]: COMMON_PASSWORD } })
}

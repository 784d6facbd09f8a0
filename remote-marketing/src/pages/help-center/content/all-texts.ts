import type { ArticleName } from './article-list.ts'
import type { ArticleText } from './article-text.ts'
import access from './texts/access.ts'
import account from './texts/account.ts'
import arranging from './texts/arranging.ts'
import boards from './texts/boards.ts'
import firstHour from './texts/first-hour.ts'
import focus from './texts/focus.ts'
import missing from './texts/missing.ts'
import notes from './texts/notes.ts'
import ownSpace from './texts/own-space.ts'
import planning from './texts/planning.ts'
import profile from './texts/profile.ts'
import scheduling from './texts/scheduling.ts'
import tasks from './texts/tasks.ts'
import technical from './texts/technical.ts'
import working from './texts/working.ts'

/** The text of every article: for the search, which loads it with its first query, and for the heads on the server. */
export const allTexts: Readonly<Record<ArticleName, ArticleText>> = {
  ...account,
  ...firstHour,
  ...ownSpace,
  ...boards,
  ...focus,
  ...tasks,
  ...notes,
  ...planning,
  ...arranging,
  ...scheduling,
  ...working,
  ...access,
  ...profile,
  ...missing,
  ...technical,
}

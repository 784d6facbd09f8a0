import type { helpTexts } from '../texts/app-area.ts'

interface HelpQuestion {
  /** The name of its text. */
  name: Extract<keyof ReturnType<typeof helpTexts.get>, 'offline' | 'privacy' | 'retention'>
  /** Where its answer is in the help center, whose words a test compares with the text. */
  anchor: `question-${string}`
}

/** Questions that come to the support most often. */
export const helpQuestions: readonly HelpQuestion[] = [
  { name: 'offline', anchor: 'question-sans-connexion' },
  { name: 'privacy', anchor: 'question-qui-voit-mes-tableaux' },
  { name: 'retention', anchor: 'question-mes-echanges' },
]

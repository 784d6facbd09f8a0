import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

interface Question {
  id: string
  question: string
}

const ofHelpCenter = join(root, 'remote-marketing/src/pages/help-center/content/questions.ts')
const host = join(root, 'host/src')

// The two workspaces do not import each other, and a checkout may lack one.
test.skipIf(!existsSync(ofHelpCenter) || !existsSync(host))(
  'each question of Help & Support is one of the help center, in the same words',
  async () => {
    const { questions }: { questions: Question[] } = await import(ofHelpCenter)
    const { helpQuestions }: { helpQuestions: { name: string; anchor: string }[] } = await import(
      join(host, 'pages/help-questions.ts')
    )
    const { helpTexts } = await import(join(host, 'texts/app-area.ts'))
    const texts: Record<string, string> = helpTexts.get()
    expect(helpQuestions).not.toEqual([])
    for (const { name, anchor } of helpQuestions)
      expect(questions.find(({ id }) => id === anchor)?.question, anchor).toBe(texts[name])
  },
)

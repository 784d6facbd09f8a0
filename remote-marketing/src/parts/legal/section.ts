import type { ReactNode } from 'react'

/** One point of a legal text: where a link finds it, its heading, and what it says, in plain JSX (see typeset.ts). */
export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

import { ComingSoon } from './ComingSoon.tsx'

export function WhatsNew() {
  return <ComingSoon title="What's New" />
}

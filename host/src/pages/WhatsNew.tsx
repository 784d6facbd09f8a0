import { ComingSoon } from './ComingSoon.tsx'

export function WhatsNew() {
  return <ComingSoon page="whatsNew" />
}

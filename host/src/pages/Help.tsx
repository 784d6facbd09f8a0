import { ComingSoon } from './ComingSoon.tsx'

export function Help() {
  return <ComingSoon page="help" />
}

import { define } from './texts.ts'

const base = {
  title: 'Sécurité et mot de passe',
}

/** Default texts of password and security. */
export type SecurityTexts = typeof base
export const securityTexts = define('security', base)

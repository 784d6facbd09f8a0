import type { Translation } from '@cadence/shared/i18n'
import type { HelpCenterTexts } from '../help-center.ts'

export const helpCenter = {
  title: 'Centro de ayuda',
  intro: '¿Una pregunta, un problema, una idea? Aquí encontrarás una respuesta, o a alguien.',
  documentation: 'Documentación',
  documentationHint: 'Artículos y consejos, herramienta por herramienta. En francés.',
  faq: 'Preguntas frecuentes',
  faqHint: 'Las preguntas más habituales. En francés.',
  email: 'Ayuda por correo',
  emailHint: 'Una respuesta en 24 a 48 horas.',
  emailMissing: 'La dirección de ayuda aún no está publicada.',
  chat: 'Comunidad de Discord',
  chatHint: 'El servidor donde los miembros se ayudan.',
  legal: 'Textos legales',
  legalNotice: 'Aviso legal',
  privacyPolicy: 'Política de privacidad',
  cgu: 'Condiciones de uso',
  notOpened: 'No se ha podido abrir la página.',
  tryAgain: 'Reintentar',
} satisfies Translation<HelpCenterTexts>

import type { Translation } from '@cadence/shared/i18n'
import type { PremiumTexts } from '../premium.ts'

export const premium = {
  title: 'Premium',
  offer: 'Cadence Premium',
  headline: 'Más espacio para tu ritmo',
  pitch:
    'Todas las herramientas, todas las colecciones y un espacio realmente tuyo. Cadence sigue siendo gratis, y lo que pones en él sigue siendo tuyo.',
  upgrade: 'Pasar a Premium',
  included: 'Lo que añadirá Premium',
  tools: 'Herramientas ilimitadas',
  toolsHint: 'Tantas herramientas como quieras en cada panel.',
  collections: 'Colecciones ilimitadas',
  collectionsHint: 'Un panel por asignatura, por proyecto, por estado de ánimo.',
  themes: 'Temas personalizados',
  themesHint: 'Diez temas más, y tus propios colores.',
  icons: 'Iconos personalizados',
  iconsHint: 'El icono de la aplicación, a tu gusto.',
  statistics: 'Estadísticas detalladas',
  statisticsHint: 'Tu concentración y tu ánimo, mes a mes.',
  sounds: 'Ambientes sonoros',
  soundsHint: 'Lluvia, café o biblioteca, durante una sesión.',
  calendars: 'Agendas sincronizadas',
  calendarsHint: 'Tu horario y Cadence, siempre de acuerdo.',
  support: 'Ayuda prioritaria',
  supportHint: 'La respuesta de una persona de verdad, antes que nadie.',
  dialogTitle: 'Premium llega pronto',
  dialogText:
    'La oferta aún no está abierta y hoy no se te pide nada. Su apertura se anunciará aquí mismo y en tus notificaciones.',
  themesNow: 'Mientras tanto, ya puedes probar todos los temas.',
  seeThemes: 'Probar los temas',
  close: 'Entendido',
} satisfies Translation<PremiumTexts>
